import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runLine } from "../support/cli.ts";
import { root, temporaryFolder } from "../support/data-folder.ts";
import { serveLine } from "../support/running-site.ts";

describe("the commands of README that other tests do not run", () => {
  it("npm start builds the site and serves it", async () => {
    const { url } = await serveLine(`npm start -- --port 0 --out "${join(temporaryFolder(), "dist")}"`, root);
    const home = await fetch(url);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('<main id="main"');
    expect((await fetch(`${url}/nothing-here`)).status).toBe(404);
  });

  it("npm run check checks types, style, unit tests and data", { tags: "nightly" }, () => {
    const { code, stdout, stderr } = runLine("npm run check -- tests/kinds/schemas.test.ts");
    expect(stderr).toContain("> data (site validate)");
    expect(stdout).toContain("No problems found.");
    expect(code, stdout + stderr).toBe(0);
  });

  it("npm run bench measures every figure of README", { tags: "nightly" }, () => {
    const { code, stdout } = runLine("npm run bench -- 34 --runs 1");
    expect(code, stdout).toBe(0);
    const figures = [
      "validate",
      "links",
      "build, from YAML",
      "build, everything rendered",
      "build, nothing changed",
      "build, one city edited",
      "build, one city added",
      "build, phone number changed",
      "city page",
      "style",
      "script",
    ];
    expect(figures.filter((figure) => !stdout.includes(`\n${figure} `))).toEqual([]);
  });

  it("npm run bench:edit measures an edit in the page", { tags: "nightly" }, () => {
    const { code, stdout } = runLine("npm run bench:edit -- 34");
    expect(code, stdout).toBe(0);
    expect(stdout).toMatch(/^a word of one city, saved and shown +\d+/m);
  });

  it("npm test is what CI runs, and every test is run at night", () => {
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      scripts: Record<string, string>;
    };
    expect(scripts.test).toBe("node scripts/test.mjs");
    expect(scripts["test:all"]).toBe("node scripts/test.mjs --all");
    expect(readFileSync(join(root, ".ci", "run"), "utf8")).toMatch(/^npm test$/m);
    expect(readFileSync(join(root, ".github/workflows/nightly.yml"), "utf8")).toMatch(
      /run: npm run test:all\n +env:\n +SEED: /,
    );
  });
});
