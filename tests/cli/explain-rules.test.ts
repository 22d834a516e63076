import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { everyRule, groupOf } from "../../scripts/audit/list-rules.ts";
import { rules } from "../../scripts/audit/rules/index.ts";
import { refused } from "../support/cli.ts";
import { copyOfData, root, temporaryFolder } from "../support/data-folder.ts";
import { runHere } from "../support/run-here.ts";

describe("site explain <rule>", () => {
  it("says what it checks, why, the fix, its limits and who says so", async () => {
    const data = copyOfData().write("audit.yaml", "title:\n  maxChars: 65\n");
    const { code, stdout, stderr } = await runHere(["explain", "title/length"], dirname(data.dir));
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatchSnapshot();
  });

  it("is explained without any data folder", async () => {
    const { code, stdout } = await runHere(["explain", "canon/one"], temporaryFolder());
    expect(code).toBe(0);
    expect(stdout).toContain(
      "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
    );
    expect(stdout).not.toContain("Limits");
  });

  it("prints the same for programs", async () => {
    const data = copyOfData().write("audit.yaml", "business:\n  regulatedWords: [certified]\n");
    const args = ["explain", "biz/no-bonded", "--format", "json"];
    const explained = JSON.parse((await runHere(args, dirname(data.dir))).stdout);
    expect(explained).toMatchObject({ id: "biz/no-bonded", severity: "info", needsData: true });
    expect(explained.limits).toEqual([
      {
        name: "business.regulatedWords",
        description: expect.any(String),
        value: ["certified"],
        default: ["bonded"],
        source: { file: "data/audit.yaml", line: 2, column: 19 },
      },
    ]);
  });

  it("names the limits that the rules read", () => {
    const groups = ["title", "description", "text", "files", "links", "similarity", "business"];
    const read = new RegExp(`imits\\.(${groups.join("|")})\\b`, "g");
    const folder = join(root, "scripts", "audit", "rules");
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".ts"),
    );
    const wrong = files.flatMap((name) => {
      const text = readFileSync(join(folder, name), "utf8");
      const [, declared = ""] = /^ +limits: \[(.*)\],$/m.exec(text) ?? [];
      const undeclared = [...text.matchAll(read)].filter(([, group = ""]) => !declared.includes(`"${group}`));
      return undeclared.map(([word]) => `${name}: ${word}`);
    });
    expect(files.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
    expect(rules.filter(({ limits }) => limits).length).toBeGreaterThan(25);
  });
});

it("site explain <group> lists its rules, a line each", async () => {
  const { stdout } = await runHere(["explain", "tw"], temporaryFolder());
  expect(stdout).toBe(
    "tw/card  warning  Every page has Twitter Card tags, with an absolute URL for the image.\n\nnpx site explain <rule> says more of one.\n",
  );
  const { group, rules: ofGroup } = JSON.parse(
    (await runHere(["explain", "audit", "--format", "json"], temporaryFolder())).stdout,
  );
  expect(group).toBe("audit");
  expect(ofGroup.map(({ id }: { id: string }) => id)).toEqual(
    everyRule.map(({ id }) => id).filter((id) => groupOf(id) === "audit"),
  );
});

describe("a rule that does not exist", () => {
  it.each([
    ["title/lenght", "title/length"],
    ["lenght", "title/length"],
    ["titel/length", "title/length"],
    ["titel", "title"],
  ])("%s brings to mind %s", async (written, meant) => {
    expect(await runHere(["explain", written], temporaryFolder())).toEqual(
      refused(
        `There is no audit rule ${written}. Did you mean ${meant}?\n  Fix: Write npx site explain ${meant}, or npx site audit --list to list all rules.\n`,
      ),
    );
  });

  it("is the page of the same name, where there is one", async () => {
    const cwd = dirname(copyOfData().dir);
    expect((await runHere(["explain", "contact"], cwd)).stdout).toMatch(/^\/contact {2}contact page/);
    expect((await runHere(["explain", "title/lenght"], cwd)).stderr).toContain("There is no audit rule");
    expect((await runHere(["explain", "/title/length"], cwd)).stderr).toContain("No page has the path");
  });
});
