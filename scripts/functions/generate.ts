// npm run functions: writes what the data says to the edge functions into their folder.
import { mkdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { Command, CommanderError } from "commander";
import { hasErrors } from "../../src/problem.ts";
import { checkData } from "../check/check-data.ts";
import { dataOption, exitCodes } from "../command-line.ts";
import { writeAtomically } from "../files/write-atomically.ts";
import { reportProblems, type Terminal } from "../output/report.ts";
import { requireDataDir, UserError, withFix } from "../user-error.ts";
import { createModules, functionsFolder } from "./modules.ts";

/** Runs the command line. Returns the exit code; bad data is reported and nothing is written. */
export function generateFunctions(args: string[], root: string, terminal: Terminal): number {
  try {
    const program = new Command("npm run functions --")
      .description(
        "write the forms, the words of the confirmation mail, the limits and the origins into the functions",
      )
      .addOption(dataOption())
      .option("--out <dir>", "the folder of the functions", join(root, functionsFolder))
      .exitOverride()
      .configureOutput({ writeOut: (text) => terminal.out(text), writeErr: (text) => terminal.err(text) })
      .parse(args, { from: "user" });
    return writeWords(program.opts<{ data: string; out: string }>(), terminal);
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.clean;
    if (error instanceof UserError) terminal.err(withFix(error));
    else if (!(error instanceof CommanderError)) throw error;
    return exitCodes.couldNotRun;
  }
}

function writeWords(options: { data: string; out: string }, terminal: Terminal): number {
  const dataDir = requireDataDir(options.data, terminal.cwd);
  const { site, problems } = checkData(dataDir);
  if (!site || hasErrors(problems)) return reportProblems(problems, { format: "text", dataDir }, terminal);
  for (const [file, text] of createModules(site)) {
    const out = resolve(terminal.cwd, options.out, file);
    mkdirSync(dirname(out), { recursive: true });
    writeAtomically(out, text);
    terminal.err(`Wrote ${relative(terminal.cwd, out)}`);
  }
  if (site.mails.size === 0)
    terminal.err(
      `${options.data} has no mails/confirmation.yaml, so requests are not confirmed: send-confirmation-email need not be deployed.`,
    );
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
