import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeAtomically } from "../../files/write-atomically.ts";
import { UserError } from "../../user-error.ts";
import type { ReportData, RunInfo, RunScore } from "./report-data.ts";

/** What is kept beside the report for the next run: scores of all runs, and the findings of the last. */
export interface Runs {
  /** The oldest first. */
  runs: RunScore[];
  /** Findings of the last run; rule and message are there for those that are gone. */
  last: { fingerprint: string; rule: string; message: string }[];
}

/** A run a day for some months; older ones are left out. */
const keptRuns = 100;

/** The runs before this one; undefined where there was none. Throws a `UserError` for a file that is none of ours. */
export function readRuns(dir: string): Runs | undefined {
  const file = join(dir, fileName);
  const text = readIfThere(file);
  if (text === undefined) return undefined;
  try {
    const value = JSON.parse(text) as Partial<Runs> | null;
    if (Array.isArray(value?.runs) && value.runs.length > 0 && Array.isArray(value.last))
      return value as Runs;
  } catch {
    // Said below, as for any other file that no audit wrote.
  }
  throw new UserError(
    `${file} was not written by an audit, so this run cannot be compared with the previous one.`,
    "Restore the file, or delete it to start over.",
  );
}

/** Keeps this run for the next. */
export function writeRuns(dir: string, before: Runs | undefined, data: ReportData, last: Runs["last"]): void {
  const count = (severity: string) => data.findings.filter((finding) => finding.severity === severity).length;
  const run = { ...data.run, score: data.score.all, errors: count("error"), warnings: count("warning") };
  const runs: Runs = { runs: [...(before?.runs ?? []), run].slice(-keptRuns), last };
  writeAtomically(join(dir, fileName), `${JSON.stringify(runs, null, 1)}\n`);
}

const fileName = "runs.json";

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** This run: its day, and the commit that the folder of the data is at, where there is one and git knows it. */
export function describeRun(day: string, folder: string | undefined): RunInfo {
  if (folder === undefined) return { day };
  try {
    const commit = execFileSync("git", ["-C", folder, "rev-parse", "--short", "HEAD"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    return { day, commit: commit.toString().trim() };
  } catch {
    // There is no git, or the folder is in no repository.
    return { day };
  }
}
