import { type Command, Option } from "commander";
import pc from "picocolors";
import { type CommandContext, examples } from "../command-line.ts";

interface Options {
  format: "text" | "json" | "markdown";
}

/** `site diff`: what search engines and visitors find changed between two built folders. */
export function addDiff(program: Command, { terminal }: CommandContext): void {
  program
    .command("diff")
    .argument("<old>", "the built folder before")
    .argument("<new>", "the built folder after")
    .description("compare the metadata, headings and links of two built folders")
    .addOption(
      new Option("--format <format>", "how to print the difference")
        .choices(["text", "json", "markdown"])
        .default("text"),
    )
    .addHelpText(
      "after",
      examples([
        ["site diff dist-old dist", "what changed, identical changes together"],
        ["site diff dist-old dist --format markdown", "the same for a pull request"],
        ["site diff dist-old dist --format json", "every page by name, for scripts"],
      ]),
    )
    .action(async (before: string, after: string, { format }: Options) => {
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
