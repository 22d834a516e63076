import type { Command } from "commander";
import pc from "picocolors";
import type { Site } from "../../src/site/site.ts";
import { type CommandContext, dataOption, examples, formatOption } from "../command-line.ts";
import { createTerminalAsker } from "../edit/asker.ts";
import { whileLocked } from "../edit/data-lock.ts";
import { requireKind } from "../edit/flags.ts";
import type { Plan } from "../edit/plan.ts";
import type { Restructuring } from "../edit/restructuring.ts";
import { type Thing, thingKinds } from "../edit/things.ts";
import { fileOfData } from "../output/problems.ts";
import { reportProblems } from "../output/report.ts";
import type { ChangeAnswer } from "../schemas/change.ts";
import { dataFlag } from "../shell-words.ts";
import { requireDataDir, withFix } from "../user-error.ts";
import { refuseEditedCutOff } from "./add.ts";

interface Options {
  data: string;
  dryRun?: boolean;
  yes?: boolean;
  format: "text" | "json";
}

/** `site rename`: another name of a thing, or another path of a page, with all that leads to it. */
export function addRename(program: Command, context: CommandContext): void {
  shared(program.command("rename"))
    .description(
      "rename a city, a service, a page or anything else in the data; links and old addresses follow",
    )
    .argument("<kind>", thingKinds.join(", "))
    .argument("<name>", "what it is called, or its file")
    .argument("<new-name>", "what it is called from now on; of a page, its new path")
    .option("--no-redirect", "do not redirect the old addresses to the new ones")
    .addHelpText(
      "after",
      examples([
        ['site rename city "Pine Bend" "Pine Hill" --dry-run', "every line and page that would change"],
        ["site rename page /about /who-we-are --yes", "without asking at a terminal"],
      ]),
    )
    .action((kind: string, name: string, newName: string, options: Options & { redirect: boolean }) =>
      run({ command: "rename", done: "renamed", kind, name }, options, context, async () => {
        const { prepareRenaming } = await import("../edit/rename.ts");
        return (site, thing) => prepareRenaming(site, thing, newName, options.redirect);
      }),
    );
}

/** `site remove`: a thing goes, and what led to it leads elsewhere or goes with it. */
export function addRemove(program: Command, context: CommandContext): void {
  shared(program.command("remove"))
    .description("remove a city, a service, a page or anything else in the data, with the links to it")
    .argument("<kind>", thingKinds.join(", "))
    .argument("<name>", "what it is called, or its file")
    .option("--to <path>", "page that replaces it: links and old addresses lead there")
    .addHelpText(
      "after",
      examples([
        ['site remove city "Pine Bend" --dry-run', "every line and page that would change"],
        ["site remove page /about --to / --yes", "what led there now leads to the home page"],
      ]),
    )
    .action((kind: string, name: string, options: Options & { to?: string }) =>
      run({ command: "remove", done: "removed", kind, name }, options, context, async () => {
        const { prepareRemoval } = await import("../edit/remove.ts");
        return (site, thing) => prepareRemoval(site, thing, options.to);
      }),
    );
}

function shared(command: Command): Command {
  return command
    .addOption(dataOption())
    .option("--dry-run", "show every line and page that would change, and write nothing")
    .option("--yes", "write without asking at a terminal")
    .addOption(formatOption("how to print the plan", ["text", "json"]));
}

async function run(
  asked: { command: string; done: string; kind: string; name: string },
  options: Options,
  { root, terminal, exit }: CommandContext,
  load: () => Promise<(site: Site, thing: Thing) => Restructuring>,
): Promise<void> {
  const { data: shownDir, format, dryRun = false, yes = false } = options;
  const kind = requireKind(asked.kind, asked.command, asked.done);
  const dataDir = requireDataDir(shownDir, terminal.cwd);
  const isText = format === "text";
  const isAsking = isText && !yes && process.stdin.isTTY && process.stdout.isTTY;
  const prepareThing = await load();
  // Loaded for these commands alone, so that the others start as fast as without it.
  const { restructure } = await import("../edit/restructure.ts");
  const { formatDiff, formatRestructuring } = await import("../edit/report.ts");
  const { requireThing } = await import("../edit/things.ts");
  const agree = async (plan: Plan) => {
    if (isText && dryRun)
      terminal.out(`${formatDiff(plan.changes, shownDir, pc.createColors(terminal.isColored))}\n`);
    if (isText) terminal.out(formatRestructuring(plan, shownDir));
    return !dryRun && (!isAsking || (await createTerminalAsker()).confirm("Write this?"));
  };
  const change = () => {
    refuseEditedCutOff(dataDir, shownDir);
    const prepare = (site: Site) => prepareThing(site, requireThing(site, kind, asked.name));
    return restructure({ root, dataDir, prepare, agree });
  };
  const outcome = await (dryRun ? change() : whileLocked(dataDir, terminal, change));
  if ("problems" in outcome) {
    terminal.err(
      outcome.state === "refused"
        ? "Nothing was written; these places keep it from that:"
        : "Nothing was written, because the data has errors already. Mend them first:",
    );
    return exit(reportProblems(outcome.problems, { format, dataDir }, terminal));
  }
  const { plan, state } = outcome;
  for (const warning of plan.warnings) terminal.err(`Warning: ${withFix(warning)}`);
  const isWritten = state === "written";
  const fileOf = (file: string) => fileOfData(file, dataDir, terminal.cwd);
  terminal.out(
    isText
      ? `\n${isWritten ? `To take it back: npx site add --undo${dataFlag(shownDir)}` : "Nothing was written."}`
      : JSON.stringify(answerOf(plan, fileOf, isWritten)),
  );
}

function answerOf(
  { title, touched, pages }: Plan,
  fileOf: (file: string) => string,
  isWritten: boolean,
): ChangeAnswer {
  const { added, changed, removed, isLayoutChanged: isEverywhere } = pages;
  const files = touched.map((one) => ({ ...one, file: fileOf(one.file) }));
  return { title, files, added, changed, removed, isEverywhere, isWritten };
}
