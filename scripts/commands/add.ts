import { resolve } from "node:path";
import type { Command } from "commander";
import pc from "picocolors";
import { capital } from "../../src/loader/counted.ts";
import { type CommandContext, dataOption, examples, exitCodes } from "../command-line.ts";
import type { AddOutcome } from "../edit/add.ts";
import type { AddRequest } from "../edit/addition.ts";
import { createTerminalAsker } from "../edit/asker.ts";
import { whileLocked } from "../edit/data-lock.ts";
import type { Field } from "../edit/fields.ts";
import { addFlags, requireKind, wordsOf } from "../edit/flags.ts";
import { type EditedSince, finishCutOff, undoLast } from "../edit/journal.ts";
import { type ThingKind, thingKinds } from "../edit/things.ts";
import { commit } from "../interruption.ts";
import { reportProblems, type Terminal } from "../output/report.ts";
import { quoted } from "../shell-words.ts";
import { requireDataDir, UserError, withFix } from "../user-error.ts";

interface Options extends Record<string, unknown> {
  data: string;
  from?: string;
  nearby?: string;
  slug?: string;
  dryRun?: boolean;
  input: boolean;
}

/** Takes back what a crash of `site add` left half written, before any command reads the data folder that it names. */
export function finishAddition(command: Command, { terminal }: CommandContext): void {
  const { data } = command.opts<{ data?: unknown }>();
  const cutOff = typeof data === "string" ? finishCutOff(resolve(terminal.cwd, data)) : undefined;
  if (cutOff?.edited.length === 0)
    terminal.err(`Writing ${cutOff.title} was cut off; what was written of it was taken back.`);
}

/** `site add`: writes a new file and all that points back to it, or takes the last change back. */
export function addAdd(program: Command, context: CommandContext): void {
  const add = program
    .command("add")
    .description(
      "add a city, a service, a page or anything else in the data, and everything that should point to it; --undo takes it back",
    )
    .enablePositionalOptions()
    .addOption(dataOption())
    .option(
      "--undo",
      "take the last change back byte for byte: an addition, a renaming, a removal, an edit in the page",
    )
    .addHelpText(
      "after",
      examples([
        ["site add city --help", "the options of a city, and examples"],
        ["site add --undo", "take the last change back"],
      ]),
    )
    .argument("[kind]", thingKinds.join(", "))
    .allowExcessArguments()
    .action((kind: string | undefined, options: { data: string; undo?: boolean }) => {
      if (kind !== undefined) requireKind(kind, "add", "added");
      if (options.undo) return undo(options.data, context.terminal);
      return add.outputHelp();
    });
  for (const kind of thingKinds) addKind(add, kind, context);
}

function addKind(add: Command, kind: ThingKind, context: CommandContext): void {
  const { argument, about, examples: lines } = wordsOf(kind);
  const command = add
    .command(kind)
    .description(about)
    .argument(argument)
    .addOption(dataOption())
    .option("--from <file>", "Markdown or YAML file with texts: a heading such as # lead starts each field")
    .option("--dry-run", "show every line and page that would change, and write nothing")
    .option("--no-input", "ask nothing; what is missing is marked in the file");
  if (kind === "city")
    command.option("--nearby <names>", "nearby areas, instead of those worked out, separated by commas");
  else
    command.option(
      "--slug <name>",
      "name of the file and of the page's path, in place of the one made from the title",
    );
  const fields = addFlags(command, kind);
  command
    .addHelpText("after", examples(lines))
    .action((name: string, options: Options, { args }: Command) => {
      requireOneName(kind, args);
      return runAdd(kind, name, fields, options, context);
    });
}

/** A shell takes a name of several words for several names. */
function requireOneName(kind: ThingKind, args: readonly string[]): void {
  if (args.length < 2) return;
  const name = args.join(" ");
  throw new UserError(
    `"${name}" are ${args.length} names for a shell, and one ${kind} is added at a time.`,
    `Put a name of several words in quotes: npx site add ${kind} ${quoted(name)}`,
  );
}

async function runAdd(
  kind: ThingKind,
  name: string,
  fields: ReadonlyMap<string, Field>,
  options: Options,
  { root, terminal, exit }: CommandContext,
): Promise<void> {
  const dataDir = requireDataDir(options.data, terminal.cwd);
  const { from, nearby, slug } = options;
  const given = [...fields].flatMap(([option, { name: field }]) =>
    options[option] === undefined ? [] : [[field, options[option]]],
  );
  const request: AddRequest = {
    name: name.trim(),
    given: Object.fromEntries(given),
    ...(slug !== undefined && { slug }),
    ...(nearby !== undefined && { nearby }),
  };
  const isDryRun = options.dryRun ?? false;
  const isAsking = options.input && process.stdin.isTTY && process.stdout.isTTY;
  // Loaded for this command alone, so that the others start as fast as without it.
  const { addEntity } = await import("../edit/add.ts");
  const asker = isAsking ? await createTerminalAsker("Nothing was added.") : undefined;
  const add = () => {
    refuseEditedCutOff(dataDir, options.data);
    return addEntity({
      kind,
      request,
      root,
      dataDir,
      shownDir: options.data,
      isDryRun,
      ...(from !== undefined && { textFile: { path: resolve(terminal.cwd, from), shown: from } }),
      ...(asker && { asker }),
    });
  };
  const outcome = await (isDryRun ? add() : whileLocked(dataDir, terminal, add));
  exit(await reportOutcome(outcome, dataDir, options.data, terminal));
}

async function reportOutcome(
  outcome: AddOutcome,
  dataDir: string,
  shownDir: string,
  terminal: Terminal,
): Promise<number> {
  if (outcome.state === "there") {
    terminal.out(`${outcome.name} is already there: ${shownDir}/${outcome.existing}. Nothing was changed.`);
    return exitCodes.clean;
  }
  if ("problems" in outcome) {
    terminal.err(
      outcome.state === "refused"
        ? "Nothing was written, because the data would have these errors:"
        : "Nothing was written, because the data has errors already. Mend them first:",
    );
    const code = reportProblems(outcome.problems, { format: "text", dataDir }, terminal);
    if (outcome.state === "refused" && process.stdin.isTTY)
      terminal.err(
        `\nSo that no answer is lost: give these lines, corrected, in a file with --from.\n\n${outcome.text}`,
      );
    return code;
  }
  const { plan, context, state } = outcome;
  const { formatDiff, formatPlan } = await import("../edit/report.ts");
  const isDryRun = state === "planned";
  if (isDryRun) terminal.out(`${formatDiff(plan.changes, shownDir, pc.createColors(terminal.isColored))}\n`);
  terminal.out(formatPlan(plan, context, { isDryRun }));
  for (const warning of plan.warnings) terminal.err(`Warning: ${withFix(warning)}`);
  return exitCodes.clean;
}

async function undo(shownDir: string, terminal: Terminal): Promise<void> {
  const dataDir = requireDataDir(shownDir, terminal.cwd);
  const undone = await whileLocked(dataDir, terminal, async () => {
    refuseEditedCutOff(dataDir, shownDir);
    await commit();
    return undoLast(dataDir);
  });
  if (!undone)
    throw new UserError(
      "There is no change to take back.",
      "Only what commands and the editor wrote, and what was not taken back already, can be taken back.",
    );
  if ("edited" in undone) throw editedError(undone, shownDir);
  terminal.out(
    [
      `Took ${undone.title} back; these files are as they were:`,
      ...undone.files.map((file) => `  ${shownDir}/${file}`),
    ].join("\n"),
  );
}

/** Refuses to change what a crash left half written and a person has edited since. */
export function refuseEditedCutOff(dataDir: string, shownDir: string): void {
  const cutOff = finishCutOff(dataDir);
  if (cutOff) throw editedError(cutOff, shownDir);
}

function editedError({ title, edited, journal }: EditedSince, shownDir: string): UserError {
  const files = edited.map((file) => `${shownDir}/${file}`).join(", ");
  return new UserError(
    `${capital(title)} cannot be taken back, because ${files} ${edited.length === 1 ? "was" : "were"} edited since. Nothing was changed.`,
    `Take the lines back by hand. To keep them, and to take back what was done before them, first remove ${shownDir}/${journal}.`,
  );
}
