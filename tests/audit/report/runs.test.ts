import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { describeRun, readRuns, writeRuns } from "../../../scripts/audit/report/runs.ts";
import { temporaryFolder } from "../../support/data-folder.ts";
import { generateData } from "./generated-report.ts";

const found = [{ fingerprint: "a", rule: "title/one", message: "There is none." }];

describe("what is kept beside the report", () => {
  it("is nothing before the first run, then scores of all runs and the findings of the last", () => {
    const dir = temporaryFolder();
    expect(readRuns(dir)).toBeUndefined();
    const data = generateData(22);
    writeRuns(dir, undefined, data, found);
    writeRuns(dir, readRuns(dir), { ...data, run: { day: "2026-12-10" } }, []);
    expect(readRuns(dir)).toEqual({
      runs: [
        { day: "2026-12-09", commit: "1a2b3c4", score: data.score.all, errors: 1, warnings: 1 },
        { day: "2026-12-10", score: data.score.all, errors: 1, warnings: 1 },
      ],
      last: [],
    });
  });

  it("is of the last hundred runs", () => {
    const dir = temporaryFolder();
    for (let day = 0; day < 102; day++)
      writeRuns(dir, readRuns(dir), { ...generateData(1), run: { day: `${day}` } }, found);
    const runs = readRuns(dir)?.runs ?? [];
    expect([runs.length, runs[0]?.day, runs.at(-1)?.day]).toEqual([100, "2", "101"]);
  });

  it.each(["", "{", "null", "[]", '{"runs":[],"last":[]}', '{"runs":"x"}'])(
    "is never taken from a file that no audit wrote, nor written over it: %s",
    (text) => {
      const dir = temporaryFolder();
      const file = join(dir, "runs.json");
      writeFileSync(file, text);
      expect(() => readRuns(dir)).toThrow(`${file} was not written by an audit`);
      expect(readFileSync(file, "utf8")).toBe(text);
    },
  );
});

it("a run has no commit in a folder that git does not know", () => {
  expect(describeRun("2026-12-09", temporaryFolder())).toEqual({ day: "2026-12-09" });
});
