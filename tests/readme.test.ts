import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./support/data-folder.ts";

const readme = readFileSync(join(root, "README.md"), "utf8");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

/** Every command in a block of shell lines, without its comment. */
const commands = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)]
  .flatMap(([, block]) => block?.split("\n") ?? [])
  .map((line) => line.replace(/\s+#.*$/, "").trim())
  .filter((line) => line !== "");

/** Where each command of README is run by a test; a command without a test fails below. */
const testedIn: Record<string, string> = {
  "npm start": "tests/browser/commands.test.ts",
  "npm test": "tests/browser/commands.test.ts",
  "npm run test:all": "tests/browser/commands.test.ts",
  "npm run check": "tests/browser/commands.test.ts",
  "npm run functions": "tests/functions/words.test.ts",
  "npm run bench": "tests/browser/commands.test.ts",
  "npm run bench:data -- 1000 big": "tests/tools/bench/data.test.ts",
  "npm run sbom": "tests/dependencies.test.ts",
  "npm run bench:pages": "tests/browser/lighthouse.test.ts",
  "npm run bench:edit": "tests/browser/commands.test.ts",
  "npm run lines": "tests/readme.test.ts",
  "npx site": "tests/cli/next-steps.test.ts",
  'npx site add city "Villa Park" --county orange-county --dry-run': "tests/cli/add.test.ts",
  'npx site add city "Villa Park" --county orange-county': "tests/cli/add.test.ts",
  "npx site add --undo": "tests/cli/add.test.ts",
  'npx site rename service "House painting" "Home painting"': "tests/cli/restructure.test.ts",
  "npx site remove city Irvine --to / --dry-run": "tests/cli/restructure.test.ts",
  "npx site validate": "tests/workflow.test.ts",
  "npx site validate --fix": "tests/edit/fix/fix.test.ts",
  "npx site links": "tests/workflow.test.ts",
  "npx site links --dist dist": "tests/workflow.test.ts",
  "npx site build": "tests/workflow.test.ts",
  "npx site build --shard 2/4": "tests/browser/shards.test.ts",
  "npx site verify": "tests/cli/reproducible.test.ts",
  "npx site hosting nginx": "tests/hosting/nginx.test.ts",
  "npx site init shop --trade plumber": "tests/cli/init.test.ts",
  "npx site audit": "tests/workflow.test.ts",
  "npx site routes": "tests/browser/pages.test.ts",
  "npx site explain broken-internal-link": "tests/cli/explain.test.ts",
  "npx site explain title/length": "tests/cli/explain-rules.test.ts",
  "npx site explain /painters-irvine-orange-county": "tests/cli/explain.test.ts",
  "npx site preview": "tests/browser/pages.test.ts",
  "npx site dev": "tests/browser/dev.test.ts",
  "npx site audit --report audit-report": "tests/browser/audit-rendered.test.ts",
  "npx site audit --render": "tests/browser/audit-rendered.test.ts",
  "npx site audit --dist old-site": "tests/audit/any-site/folder.test.ts",
  "npx site audit --crawl https://www.example.com": "tests/audit/any-site/crawl.test.ts",
  "npx site diff old/dist dist": "tests/cli/diff.test.ts",
  "npx site release": "tests/cli/release.test.ts",
  "npx site schema problems": "tests/schemas/outputs.test.ts",
  "npx site mcp": "tests/mcp/server.test.ts",
  "npx site release --announce": "tests/release/announce.test.ts",
  "npx site doctor": "tests/cli/doctor.test.ts",
};

/** Whether a link of a page beside README leads to a file, and to a heading of it where it names one. */
function leadsSomewhere(target: string): boolean {
  const [file = "", anchor] = target.split("#");
  if (!existsSync(join(root, file))) return false;
  if (anchor === undefined) return true;
  const headings = [...readFileSync(join(root, file), "utf8").matchAll(/^#+ (.+)$/gm)];
  return headings.some(
    ([, heading = ""]) =>
      heading
        .toLowerCase()
        .replace(/[^\w -]/g, "")
        .replaceAll(" ", "-") === anchor,
  );
}

describe("README", () => {
  it("says how many lines are written by hand, within a tenth", () => {
    const printed = execFileSync("node", ["scripts/tools/count-lines.mjs"], { cwd: root, encoding: "utf8" });
    const [, total = ""] = /^in all +([\d,]+)$/m.exec(printed) ?? [];
    const [, said = ""] = /npm run lines .*# .*\(([\d,]+) /.exec(readme) ?? [];
    const ratio = Number(total.replaceAll(",", "")) / Number(said.replaceAll(",", ""));
    expect(Math.abs(ratio - 1), `${total} lines; README says ${said}`).toBeLessThan(0.1);
  });

  it("holds no command that no test runs", () => {
    expect(commands.length).toBeGreaterThan(10);
    expect(commands.filter((command) => !testedIn[command])).toEqual([]);
    expect(Object.entries(testedIn).filter(([, file]) => !existsSync(join(root, file)))).toEqual([]);
  });

  it("leads to CONTRIBUTING.md, whose walks go through files that exist", () => {
    const walks = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
    const files = [...walks.matchAll(/`((?:src|scripts|data|tests)\/[^`*]+)`/g)].map(([, file = ""]) => file);
    expect(files.length).toBeGreaterThan(30);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it("names npm scripts that exist", () => {
    const named = commands.flatMap((command) => /^npm (?:run )?([\w:]+)/.exec(command)?.[1] ?? []);
    expect(named.filter((name) => !scripts[name])).toEqual([]);
  });

  it("and its pages show pictures, and lead to files and headings, that are there", () => {
    const missing = ["README.md", "EDITING.md", "OPERATING.md", "CONTRIBUTING.md"].flatMap((page) =>
      [...readFileSync(join(root, page), "utf8").matchAll(/\]\(([^)]+)\)/g)]
        .map(([, target = ""]) => target)
        .filter((target) => !target.startsWith("https:") && !leadsSomewhere(target))
        .map((target) => `${page}: ${target}`),
    );
    expect(missing).toEqual([]);
    expect(leadsSomewhere("OPERATING.md#no-such-heading")).toBe(false);
  });

  it("names folders that are there", () => {
    const folders = [...readme.matchAll(/^\| `([\w/.-]+\/)` \|/gm)].map(([, path]) => path ?? "");
    expect(folders.length).toBeGreaterThan(8);
    expect(folders.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it("gives every dependency its line in the decisions", () => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(root, "package.json"), "utf8"),
    ) as Record<string, Record<string, string>>;
    const packages = Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !name.startsWith("@types/"),
    );
    const decisions = readme.slice(readme.indexOf("## Decisions"));
    expect(packages.filter((name) => !decisions.includes(name))).toEqual([]);
  });
});
