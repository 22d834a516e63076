import { Command, CommanderError } from "commander";
import { exitCodes } from "./command-line.ts";
import { addBuild } from "./commands/build.ts";
import { addDev } from "./commands/dev.ts";
import { addLinks } from "./commands/links.ts";
import { addPreview } from "./commands/preview.ts";
import { addRoutes } from "./commands/routes.ts";
import { addValidate } from "./commands/validate.ts";
import type { Terminal } from "./output/report.ts";
import { UserError } from "./user-error.ts";

const commands = [addValidate, addLinks, addBuild, addRoutes, addPreview, addDev];

/** Runs one command line. Returns the exit code. */
export async function main(argv: string[], root: string): Promise<number> {
  process.on("SIGINT", () => process.exit(exitCodes.interrupted));
  const terminal: Terminal = {
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
    isColored: Boolean(process.stdout.isTTY) && !process.env.NO_COLOR && !argv.includes("--no-color"),
    cwd: process.cwd(),
  };
  let code: number = exitCodes.clean;
  const program = new Command("site")
    .description("Checks the data of a local-service business and builds its website.")
    .option("--no-color", "print without colors")
    .exitOverride()
    .configureOutput({ writeErr: (text) => process.stderr.write(text) })
    .showHelpAfterError("(site --help lists the commands)");
  for (const add of commands) add(program, { root, terminal, exit: (value) => (code = value) });
  for (const command of program.commands) command.exitOverride().option("--no-color", "print without colors");
  try {
    await program.parseAsync(argv);
    return code;
  } catch (error) {
    return exitCodeOf(error, terminal);
  }
}

function exitCodeOf(error: unknown, terminal: Terminal): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.clean : exitCodes.couldNotRun;
  if (error instanceof UserError) {
    terminal.err(`${error.message}${error.hint ? `\n  Fix: ${error.hint}` : ""}`);
    return exitCodes.couldNotRun;
  }
  terminal.err(
    `This is a mistake in the tool, not in your data. Please report it with the lines below.\n${error instanceof Error ? error.stack : String(error)}`,
  );
  return exitCodes.couldNotRun;
}
