import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { entryOf, stages } from "../../scripts/explain/catalog.ts";
import { problemCodes } from "../../src/problem.ts";
import { runSite } from "../support/cli.ts";
import { copyOfData, root } from "../support/data-folder.ts";
import { applyEdits } from "../support/example.ts";
import { checkedCodes, makeExample, printedProblems } from "../support/example-problems.ts";
import { few } from "../support/nightly.ts";
import { findProblems } from "../support/problems.ts";

const printed = join(root, "scripts", "explain", "printed");

describe("the example of each problem code", () => {
  it.each(few(checkedCodes, 6))("%s is reported alone, as it is pinned", async (code) => {
    const { data, problems } = makeExample(code);
    expect([...new Set(problems.map((problem) => problem.code))]).toEqual([code]);
    const text = `${printedProblems(data, problems, "text")}\n`;
    await expect(text).toMatchFileSnapshot(join(printed, `${code}.txt`));
  });

  it("links-disagree is reported alone, as it is pinned", { tags: "nightly" }, async () => {
    const data = copyOfData();
    const cwd = dirname(data.dir);
    expect(runSite(["build"], { cwd }).code).toBe(0);
    expect(runSite(["links", "--dist", "dist"], { cwd }).stdout).toBe("No problems found.\n");
    applyEdits(data, entryOf("links-disagree").example.edits);
    const { code, stdout } = runSite(["links", "--dist", "dist"], { cwd });
    expect(code).toBe(1);
    await expect(stdout).toMatchFileSnapshot(join(printed, "links-disagree.txt"));
  });

  it("starts from a site without problems, save those that only a release refuses", () => {
    expect(findProblems(copyOfData())).toEqual([]);
    const release = findProblems(copyOfData(), { isRelease: true });
    expect(new Set(release.map(({ code }) => code))).toEqual(new Set(["placeholder-value"]));
  });
});

describe("the catalog", () => {
  it("explains every code, and none that there is no more", () => {
    const codes = [...problemCodes].sort();
    expect(readdirSync(join(printed, "..", "catalog")).sort()).toEqual(codes.map((code) => `${code}.yaml`));
    expect(readdirSync(printed).sort()).toEqual(codes.map((code) => `${code}.txt`));
  });

  it.each(problemCodes)("speaks of %s in whole sentences", (code) => {
    const { summary, meaning, fix, stage, example } = entryOf(code);
    for (const text of [summary, meaning, fix, example.story]) expect(text).toMatch(/^[A-Z].*\.$/);
    expect(summary.length).toBeLessThan(90);
    expect(stages[stage]).toMatch(/^found /);
  });
});
