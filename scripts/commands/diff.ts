import { resolve } from "node:path";
import type { Command } from "commander";
import pc from "picocolors";
import { type CommandContext, examples, formatOption } from "../command-line.ts";
import { isOther, nameOf, ownerOfTarget, type ReadTarget, requireSiteOf } from "../publish/owner.ts";
import { cacheFolder } from "../tool-root.ts";
import { UserError } from "../user-error.ts";

interface Options {
  data: string;
  format: "text" | "json" | "markdown";
  force?: boolean;
}

/** `site diff`: what search engines and visitors find changed between two built folders. */
export function addDiff(program: Command, { root, terminal }: CommandContext): void {
  program
    .command("diff")
    .argument("<old>", "the built folder before")
    .argument("<new>", "the built folder after")
    .description(
      "compare what crawlers read in two built folders: pages, and the rules and files beside them",
    )
    .option("--force", "also compare two different businesses")
    .addOption(formatOption("how to print the difference", ["text", "json", "markdown"]))
    .addHelpText(
      "after",
      examples([
        ["site diff dist-old dist", "what changed, identical changes together"],
        ["site diff dist-old dist --format markdown", "the same for a pull request"],
        ["site diff dist-old dist --format json", "every page by name, for scripts"],
      ]),
    )
    .action(async (before: string, after: string, { data, format, force }: Options, command: Command) => {
      const place = { cwd: terminal.cwd, cacheDir: cacheFolder(root) };
      if (command.getOptionValueSource("data") === "cli")
        for (const dist of [before, after]) requireSiteOf({ dist, data, ...place });
      if (!force) refuseTwoBusinesses(before, after, place);
      const [{ BuiltSite }, { diffSites }, { formatDifference }, { formatMarkdown }] = await Promise.all([
        import("../diff/built-site.ts"),
        import("../diff/diff.ts"),
        import("../diff/format-text.ts"),
        import("../diff/format-markdown.ts"),
      ]);
      const difference = diffSites(new BuiltSite(before, terminal.cwd), new BuiltSite(after, terminal.cwd));
      const text = {
        text: () => formatDifference(difference, pc.createColors(terminal.isColored)),
        json: () => JSON.stringify(difference),
        markdown: () => formatMarkdown(difference),
      }[format]();
      terminal.out(text);
    });
}

/** Every page of one would be gone and every page of the other new, which tells nobody anything. */
function refuseTwoBusinesses(
  before: string,
  after: string,
  { cwd, cacheDir }: Pick<ReadTarget, "cwd" | "cacheDir">,
): void {
  const [first, second] = [before, after].map((dir) => ownerOfTarget(resolve(cwd, dir), cacheDir));
  if (!first || !second || !isOther(first, second)) return;
  throw new UserError(
    `${before} holds the site of ${nameOf(first)} and ${after} that of ${nameOf(second)}, so they are not compared.`,
    "Name two builds of one business. If it has a new name and a new address since, add --force.",
  );
}
