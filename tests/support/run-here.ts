import { dirname } from "node:path";
import { visibleStyled } from "../../scripts/output/visible.ts";
import { runCommandLine } from "../../scripts/site.ts";
import type { CliRun } from "./cli.ts";
import { type DataFolder, root } from "./data-folder.ts";

/** Runs a command in the folder that holds the data, where it is found by itself. */
export const runBeside = (data: DataFolder, ...args: string[]) => runHere(args, dirname(data.dir));

/** Runs a command in this process: a tenth of the time, where no test is about the process. */
export async function runHere(args: string[], cwd = root): Promise<CliRun> {
  let [stdout, stderr] = ["", ""];
  const code = await runCommandLine(args, root, {
    out: (text, end = "\n") => (stdout += visibleStyled(text) + end),
    err: (text) => (stderr += `${visibleStyled(text)}\n`),
    isColored: false,
    cwd,
  });
  return { code, stdout, stderr };
}
