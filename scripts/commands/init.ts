import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Command, InvalidArgumentError, Option } from "commander";
import { didYouMean } from "../../src/loader/suggest.ts";
import { type CommandContext, dataOption, examples } from "../command-line.ts";
import { createTerminalAsker } from "../edit/asker.ts";
import { type Answers, questions } from "../edit/init/answers.ts";
import { tradeNames } from "../edit/init/trade.ts";
import { whyMisplaced } from "../publish/misplaced.ts";
import { UserError } from "../user-error.ts";

interface Options extends Record<string, unknown> {
  data: string;
  dryRun?: boolean;
  input: boolean;
  trade?: string;
}

/** `site init`: starts the data folder of another business. */
export function addInit(program: Command, context: CommandContext): void {
  const command = program
    .command("init")
    .description("start the data folder of a new business; what only you can know is marked")
    .argument("[folder]", "the new folder; one that holds anything is refused")
    .addOption(dataOption().hideHelp())
    .option("--dry-run", "show the files that would be written, and write nothing")
    .option("--no-input", "ask nothing; what no flag says is marked in the files")
    .addOption(tradeOption(context.root));
  for (const { flag, ask, example } of questions)
    command.option(`--${flag} <text>`, `${ask}, for example ${example}`);
  command
    .addHelpText(
      "after",
      examples([
        ["site init data", "answer questions at the terminal"],
        [
          'site init data --trade plumber --city "Maple Grove" --counties "Lake County" --state MN',
          "ask for the rest",
        ],
        [
          "site init data --trade dentist --city Hamel --no-input",
          "a business whose customers come to it; ask nothing",
        ],
        [
          'site init shop --services Gutters --city Hamel --counties "Lake County" --no-input --dry-run',
          "show the files that would be written",
        ],
      ]),
    )
    .action((folder: string | undefined, options: Options) => {
      // Who starts a folder may name it as all other commands do.
      const isNamed = command.getOptionValueSource("data") === "cli";
      const named = folder ?? (isNamed ? options.data : undefined);
      if (!named)
        throw new UserError("The new folder has no name.", "Name it, for example: npx site init shop");
      return runInit(named, options, context);
    });
}

function tradeOption(root: string): Option {
  const names = tradeNames(root);
  return new Option(
    "--trade <name>",
    "what the business does; words, services, questions of the form, colors and decoration follow from it",
  )
    .choices(names)
    .argParser((name) => {
      if (names.includes(name)) return name;
      const meant = didYouMean(name, names);
      throw new InvalidArgumentError(
        `${meant ? `Did you mean ${meant}? ` : ""}Allowed choices are ${names.join(", ")}. For any other trade write --trade generic and name its services: --services "<name>, <name>".`,
      );
    });
}

async function runInit(folder: string, options: Options, { root, terminal }: CommandContext): Promise<void> {
  const isDryRun = options.dryRun ?? false;
  const place = resolve(terminal.cwd, folder);
  // Another business's folder is not empty, which is said of it below.
  const misplaced = existsSync(join(place, "business.yaml")) ? undefined : whyMisplaced(place, { root });
  if (misplaced)
    throw new UserError(`${folder} ${misplaced}, so nothing was written.`, "Name another folder.");
  const isAsking = options.input && process.stdin.isTTY && process.stdout.isTTY;
  // Loaded for this command alone, so that the others start as fast as without it.
  const { startFolder } = await import("../edit/init/init.ts");
  const { formatStarted } = await import("../edit/init/report.ts");
  const started = await startFolder({
    root,
    dataDir: resolve(terminal.cwd, folder),
    shownDir: folder,
    trade: options.trade,
    answers: givenAnswers(options),
    today: new Date().toISOString().slice(0, 10),
    isDryRun,
    ...(isAsking && { asker: await createTerminalAsker() }),
  });
  terminal.out(formatStarted(started, folder, { isDryRun }));
}

/** What flags said: commander names each option in camel case. */
function givenAnswers(options: Options): Answers {
  const given = questions.flatMap(({ name, flag }) => {
    const option = options[flag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())];
    return typeof option === "string" ? [[name, option.trim()]] : [];
  });
  return Object.fromEntries(given) as Answers;
}
