import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { refused } from "../support/cli.ts";
import { temporaryFolder } from "../support/data-folder.ts";
import { runHere } from "../support/run-here.ts";

function twoBuilds(before: string, after: string): string {
  const cwd = temporaryFolder();
  for (const [name, title] of [
    ["old", before],
    ["new", after],
  ] as const) {
    mkdirSync(join(cwd, name));
    writeFileSync(join(cwd, name, "index.html"), `<html><head><title>${title}</title></head></html>`);
  }
  return cwd;
}

describe("site diff", () => {
  it("ends with 0 where pages differ, and prints one object as json", async () => {
    const run = await runHere(["diff", "old", "new", "--format", "json"], twoBuilds("Roofs", "Roofers"));
    expect({ ...run, stdout: JSON.parse(run.stdout) as unknown }).toEqual({
      code: 0,
      stderr: "",
      stdout: {
        compared: 1,
        changed: 1,
        added: [],
        moved: [],
        lost: [],
        changes: [{ kind: "title", before: "Roofs", after: "Roofers", paths: ["/"] }],
        site: [],
      },
    });
  });

  it("ends with 2 where a folder is missing or was not built", async () => {
    const cwd = twoBuilds("Roofs", "Roofs");
    mkdirSync(join(cwd, "empty"));
    expect(await runHere(["diff", "old", "nowhere"], cwd)).toEqual(
      refused(
        "There is no built folder nowhere.\n  Fix: Build it first with npx site build, or name another folder.\n",
      ),
    );
    expect(await runHere(["diff", "empty", "new"], cwd)).toEqual(
      refused(
        "empty is not a built folder: it has no index.html.\n  Fix: Name a folder that site build has written.\n",
      ),
    );
  });
});
