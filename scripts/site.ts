import { join } from "node:path";
import { Command, CommanderError } from "commander";
import { type CommandContext, exitCodes } from "./command-line.ts";
import { addAdd, finishAddition } from "./commands/add.ts";
import { addAudit } from "./commands/audit.ts";
import { addBuild } from "./commands/build.ts";
import { addCompletion } from "./commands/completion.ts";
import { addDev } from "./commands/dev.ts";
import { addDiff } from "./commands/diff.ts";
import { addDoctor } from "./commands/doctor.ts";
import { addExplain } from "./commands/explain.ts";
import { addHosting } from "./commands/hosting.ts";
import { addInit } from "./commands/init.ts";
import { addLinks } from "./commands/links.ts";
import { addPreview } from "./commands/preview.ts";
import { addRelease } from "./commands/release.ts";
import { addRoutes } from "./commands/routes.ts";
import { addValidate } from "./commands/validate.ts";
import { addVerify } from "./commands/verify.ts";
import { findFolderState, formatNextSteps } from "./doctor/next-steps.ts";
import { endBySignal } from "./interruption.ts";
import type { Terminal } from "./output/report.ts";
import { visibleStyled } from "./output/visible.ts";
import { UserError } from "./user-error.ts";

/** Every command, below the headings that the help shows. */
const commands: [heading: string, commands: ((program: Command, context: CommandContext) => void)[]][] = [
  ["Check:", [addValidate, addLinks, addRoutes, addExplain]],
  ["Write and see:", [addInit, addAdd, addDev, addPreview]],
  ["Publish:", [addBuild, addHosting, addAudit, addDiff, addRelease, addVerify]],
  ["This machine:", [addDoctor]],
];

/** The program with its commands, ready to parse a command line. */
export function createProgram(context: CommandContext): Command {
  const program = createWithoutCompletion(context);
  program.commandsGroup("This machine:").helpCommand("help [command]", "show the help of a command");
  addCompletion(program, context, () => createWithoutCompletion(context));
  return addColorOption(program);
}

function createWithoutCompletion(context: CommandContext): Command {
  const program = new Command("site")
    .description("Checks the data of a local-service business and builds its website.")
    .exitOverride()
    .configureOutput({ writeErr: (text) => process.stderr.write(visibleStyled(text)) })
    .showHelpAfterError("(site --help lists the commands)")
    .hook("preAction", (_, command) => finishAddition(command, context))
    .addHelpText("after", "\nsite <command> --help shows the options of a command, with examples.");
  for (const [heading, adders] of commands) {
    program.commandsGroup(heading);
    for (const add of adders) add(program, context);
  }
  return addColorOption(program);
}

/** Takes --no-color in front of a command and behind it. */
function addColorOption(program: Command): Command {
  if (!program.options.some(({ long }) => long === "--no-color"))
    program.option("--no-color", "print without colors");
  program.commands.forEach(addColorOption);
  return program;
}

/** Runs one command line. Returns the exit code. */
export async function main(argv: string[], root: string): Promise<number> {
  process.on("SIGINT", () => void endBySignal(exitCodes.interrupted));
  const terminal: Terminal = {
    out: (text, end = "\n") => process.stdout.write(visibleStyled(text) + end),
    err: (text) => process.stderr.write(`${visibleStyled(text)}\n`),
    isColored: Boolean(process.stdout.isTTY) && !process.env.NO_COLOR && !argv.includes("--no-color"),
    cwd: process.cwd(),
  };
  let code: number = exitCodes.clean;
  const context = { root, terminal, exit: (value: number) => (code = value) };
  try {
    const program = createProgram(context);
    if (argv.slice(2).every((word) => word === "--no-color")) sayWhatIsNext(program, context);
    else await program.parseAsync(argv);
    return code;
  } catch (error) {
    return exitCodeOf(error, terminal);
  }
}

/** `site` alone: what to do in this folder, and what can be done. */
function sayWhatIsNext(program: Command, { root, terminal }: CommandContext): void {
  const state = findFolderState(terminal.cwd, join(root, "node_modules", ".cache", "site"));
  const names = program.commands.map((command) => command.name());
  terminal.out(formatNextSteps(state, names));
  terminal.out("");
  program.outputHelp();
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
