import { mkdirSync, readdirSync, utimesSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { type FolderState, findFolderState, formatNextSteps } from "../../scripts/doctor/next-steps.ts";
import { emptyState, writeState } from "../../scripts/publish/state.ts";
import { copyOfData, temporaryFolder } from "../support/data-folder.ts";
import { runHere } from "../support/run-here.ts";

function stateAfterBuild(year: number | undefined): FolderState {
  const cwd = dirname(copyOfData().dir);
  const cacheDir = temporaryFolder();
  mkdirSync(join(cwd, "dist"));
  if (year !== undefined) {
    writeState(cacheDir, join(cwd, "dist"), emptyState);
    const [file = ""] = readdirSync(join(cacheDir, "built"));
    const moment = new Date(Date.UTC(year, 0, 1));
    utimesSync(join(cacheDir, "built", file), moment, moment);
  }
  return stateIn(cwd, cacheDir);
}

const stateIn = (cwd: string, cacheDir: string = temporaryFolder()) =>
  findFolderState({ dataDir: join(cwd, "data"), out: join(cwd, "dist") }, cacheDir);

describe("the state of a folder", () => {
  it("without data", () => expect(stateIn(temporaryFolder())).toEqual({ kind: "no-data" }));

  it("with errors in the data", () => {
    const data = copyOfData().edit("business.yaml", "founded: 1971", "founded: seventies");
    expect(stateIn(dirname(data.dir))).toEqual({ kind: "broken", errors: 1 });
  });

  it("with warnings alone is not broken", () => {
    const data = copyOfData();
    data.edit("cities/lake-county/maple-grove.yaml", "  - city: lake-county/pine-bend\n", "");
    expect(stateIn(dirname(data.dir))).toEqual({ kind: "not-built" });
  });

  it("built after the last change of the data", () => {
    expect(stateAfterBuild(2100)).toEqual({ kind: "fresh" });
  });

  it("built before it", () => expect(stateAfterBuild(2000)).toEqual({ kind: "stale" }));

  it("built at a time that nobody remembers", () => {
    expect(stateAfterBuild(undefined)).toEqual({ kind: "stale" });
  });
});

describe("the next steps", () => {
  const all = ["init", "validate", "build", "dev", "preview"];

  it.each<FolderState>([
    { kind: "no-data" },
    { kind: "broken", errors: 1 },
    { kind: "not-built" },
    { kind: "stale" },
    { kind: "fresh" },
  ])("of %j", (state) => expect(formatNextSteps(state, all)).toMatchSnapshot());

  it("name no command that does not exist", () => {
    expect(formatNextSteps({ kind: "no-data" }, ["validate"])).not.toContain("init");
  });
});

it.each([[[]], [["--no-color"]]])(
  "site %j says what is next and lists the commands, which is no mistake",
  async (args) => {
    const { code, stdout, stderr } = await runHere(args, temporaryFolder());
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^There is no folder data here\.\n\nNext:\n/);
    expect(stdout).toContain("\nUsage: site [options] [command]\n");
  },
);
