// npm run functions: writes the words of the data into the folder of the function that mails them.
import { join, relative, resolve } from "node:path";
import { Command, CommanderError } from "commander";
import { hasErrors } from "../../src/problem.ts";
import { writeAtomically } from "../build/write-atomically.ts";
import { checkData } from "../check/check-data.ts";
import { dataOption, exitCodes } from "../command-line.ts";
import { reportProblems, type Terminal } from "../output/report.ts";
import { requireDataDir, UserError } from "../user-error.ts";
import { createWordsModule } from "./words.ts";

/** The generated module that is deployed, from the folder of the project. */
export const wordsFile = "supabase/functions/send-confirmation-email/words.generated.ts";

/** Runs the command line. Returns the exit code; bad data is reported and nothing is written. */
export function generateFunctions(args: string[], root: string, terminal: Terminal): number {
  try {
    const program = new Command("npm run functions --")
      .description("write the words of the confirmation mail into its function")
      .addOption(dataOption())
      .option("--out <file>", "the module to write", join(root, wordsFile))
      .exitOverride()
      .configureOutput({ writeOut: (text) => terminal.out(text), writeErr: (text) => terminal.err(text) })
      .parse(args, { from: "user" });
    return writeWords(program.opts<{ data: string; out: string }>(), terminal);
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.clean;
    if (error instanceof UserError)
      terminal.err(`${error.message}${error.hint ? `\n  Fix: ${error.hint}` : ""}`);
    else if (!(error instanceof CommanderError)) throw error;
    return exitCodes.couldNotRun;
  }
}

function writeWords(options: { data: string; out: string }, terminal: Terminal): number {
  const dataDir = requireDataDir(options.data, terminal.cwd);
  const { site, problems } = checkData(dataDir);
  if (!site || hasErrors(problems)) return reportProblems(problems, { format: "text", dataDir }, terminal);
  const out = resolve(terminal.cwd, options.out);
  writeAtomically(out, createWordsModule(site));
  terminal.err(`Wrote ${relative(terminal.cwd, out)}`);
  return exitCodes.clean;
}

if (process.argv[1] === import.meta.filename) {
  const terminal: Terminal = {
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
    isColored: false,
    cwd: process.cwd(),
  };
  process.exitCode = generateFunctions(
    process.argv.slice(2),
    join(import.meta.dirname, "..", ".."),
    terminal,
  );
}
