import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Command, CommanderError } from "commander";
import { inOtherWords } from "../src/loader/other-words.ts";
import { type CommandContext, dataOption, exitCodes } from "./command-line.ts";
import { orderWords } from "./command-words.ts";
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
import { addMcp } from "./commands/mcp.ts";
import { addPreview } from "./commands/preview.ts";
import { addRelease } from "./commands/release.ts";
import { addRemove, addRename } from "./commands/restructure.ts";
import { addRoutes } from "./commands/routes.ts";
import { addSchema } from "./commands/schema.ts";
import { addValidate } from "./commands/validate.ts";
import { addVerify } from "./commands/verify.ts";
import { findFolderState, formatNextSteps } from "./doctor/next-steps.ts";
import { endBySignal } from "./interruption.ts";
import type { Terminal } from "./output/report.ts";
import { visibleStyled } from "./output/visible.ts";
import { enterProject, findProject } from "./project-folder.ts";
import { outBeside } from "./start/out-beside.mjs";
import { describeFault } from "./start/world-fault.mjs";
import { cacheFolder } from "./tool-root.ts";
import { Canceled, UserError, withFix } from "./user-error.ts";

/** Every command, below the headings that the help shows. */
const commands: [heading: string, commands: ((program: Command, context: CommandContext) => void)[]][] = [
  ["Check:", [addValidate, addLinks, addRoutes, addExplain]],
  ["Write and see:", [addInit, addAdd, addRename, addRemove, addDev, addPreview]],
  ["Publish:", [addBuild, addHosting, addAudit, addDiff, addRelease, addVerify]],
  ["For programs:", [addSchema, addMcp]],
  ["This machine:", [addDoctor]],
];

/** The program with its commands, ready to parse a command line. */
export function createProgram(context: CommandContext): Command {
  const program = createWithoutCompletion(context);
  program.commandsGroup("This machine:").helpCommand("help [command]", "show the help of a command");
  addCompletion(program, context, () => createWithoutCompletion(context));
  return addSharedOptions(program);
}

function createWithoutCompletion(context: CommandContext): Command {
  const program = new Command("site")
    .description("Checks the data of a local-service business and builds its website.")
    .version(versionOf(context.root), "-v, --version", "print the version of this tool")
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => context.terminal.out(text, ""),
      writeErr: (text) => context.terminal.err(text.replace(/\n$/, "")),
    })
    .showHelpAfterError("(npx site --help lists the commands)")
    .hook("preAction", (_, command) => enterProject(command, context.terminal))
    .hook("preAction", (_, command) => finishAddition(command, context))
    .addHelpText("after", "\nnpx site <command> --help shows the options of a command, with examples.");
  for (const [heading, adders] of commands) {
    program.commandsGroup(heading);
    for (const add of adders) add(program, context);
  }
  return addSharedOptions(program);
}

/** What to do about more words than a command takes, where it takes names. */
function aboutQuotes(error: string): string {
  return /too many arguments .* Expected [1-9]/.test(error)
    ? '  Fix: Put a name of several words in quotes, for example "Maple Grove".\n'
    : "";
}

/** The option that says what an unknown one does in other words: `--zip` is `--zip-codes`. */
function otherWord(error: string, { options }: Command): string {
  const [, word = ""] = /unknown option '--([\w-]+)(?:=.*)?'\n$/.exec(error) ?? [];
  const meant = inOtherWords(
    word,
    options.flatMap(({ long }) => long?.slice(2) ?? []),
  );
  return meant === undefined ? "" : `(Did you mean --${meant}?)\n`;
}

/** Has every command take what any command line may say. Commands that need no data do not speak of it. */
function addSharedOptions(program: Command): Command {
  program.configureOutput({
    outputError: (text, write) => write(`${text}${aboutQuotes(text)}${otherWord(text, program)}`),
  });
  const has = (flag: string) => program.options.some(({ long }) => long === flag);
  if (!has("--data")) program.addOption(dataOption().hideHelp(program.parent !== null));
  if (!has("--no-color")) program.option("--no-color", "print without colors");
  program.commands.forEach(addSharedOptions);
  return program;
}

function versionOf(root: string): string {
  return (JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string }).version;
}

/** Runs the command line of this process. Returns the exit code. */
export async function main(argv: string[], root: string): Promise<number> {
  process.on("SIGINT", () => void endBySignal(exitCodes.interrupted));
  endWithOutput();
  return runCommandLine(argv.slice(2), root, {
    out: (text, end = "\n") => process.stdout.write(visibleStyled(text) + end),
    err: (text) => process.stderr.write(`${visibleStyled(text)}\n`),
    isColored: mayColor(argv),
    cwd: process.cwd(),
  });
}

/** Runs one command line on any terminal. Returns the exit code. */
export async function runCommandLine(args: string[], root: string, terminal: Terminal): Promise<number> {
  let code: number = exitCodes.clean;
  const context = { root, terminal, exit: (value: number) => (code = value) };
  try {
    const program = createProgram(context);
    const words = orderWords(program, args);
    const { operands, unknown } = program.parseOptions(words);
    if (operands.length + unknown.length === 0) sayWhatIsNext(program, context);
    else await program.parseAsync(words, { from: "user" });
    return code;
  } catch (error) {
    return exitCodeOf(error, terminal);
  }
}

/** Ends the process when nobody reads its output any more, without a word, as other tools do; or when it cannot be written. */
function endWithOutput(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EPIPE") process.exit(exitCodes.closedPipe);
      const fault = describeFault(error, "the output") ?? {
        message: String(error),
        fix: "Check where the output goes.",
      };
      if (stream === process.stdout)
        process.stderr.write(`The output could not be written. ${fault.message}\n  Fix: ${fault.fix}\n`);
      process.exit(exitCodes.couldNotRun);
    });
}

/** Colors are for terminals that know them, and for people who want them. */
function mayColor(argv: readonly string[]): boolean {
  const { NO_COLOR, TERM } = process.env;
  return Boolean(process.stdout.isTTY) && !NO_COLOR && TERM !== "dumb" && !argv.includes("--no-color");
}

/** `site` alone: what to do in this folder, and what can be done. */
function sayWhatIsNext(program: Command, { root, terminal }: CommandContext): void {
  enterProject(program, terminal);
  const { data } = program.opts<{ data: string }>();
  const isNamed = program.getOptionValueSource("data") === "cli";
  const project = isNamed
    ? { dataDir: resolve(terminal.cwd, data), out: outBeside(data) }
    : findProject(terminal.cwd);
  const out = resolve(terminal.cwd, project.out);
  const state = findFolderState({ ...project, out }, cacheFolder(root));
  const names = program.commands.map((command) => command.name());
  terminal.out(formatNextSteps(state, names, isNamed ? { data, out: project.out } : undefined));
  terminal.out("");
  program.outputHelp();
}

function exitCodeOf(error: unknown, terminal: Terminal): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.clean : exitCodes.couldNotRun;
  if (error instanceof Canceled) {
    terminal.err(error.message);
    return exitCodes.interrupted;
  }
  if (error instanceof UserError) {
    terminal.err(withFix(error));
    return exitCodes.couldNotRun;
  }
  const fault = describeFault(error);
  if (fault) {
    terminal.err(`${fault.message}\n  Fix: ${fault.fix}`);
    return exitCodes.couldNotRun;
  }
  terminal.err(
    `This is a mistake in the tool, not in your data. Please report it with the lines below.\n${error instanceof Error ? error.stack : String(error)}`,
  );
  return exitCodes.couldNotRun;
}
