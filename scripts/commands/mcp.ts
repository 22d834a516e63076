import type { Command } from "commander";
import { type CommandContext, dataOption, examples, outOption } from "../command-line.ts";

/** `site mcp`: answers an assistant's questions about the site, on standard input and output. */
export function addMcp(program: Command, { root, terminal }: CommandContext): void {
  program
    .command("mcp")
    .description("answer assistants and editors over the Model Context Protocol, read-only")
    .addOption(dataOption())
    .addOption(outOption("the built folder").default("dist"))
    .addHelpText(
      "after",
      examples([
        ["site mcp", "answer on standard input and output until the input ends"],
        ["site mcp --data shop --out shop-dist", "the same for another business"],
      ]),
    )
    .action(async ({ data, out }: { data: string; out: string }) => {
      const { serve } = await import("../mcp/server.ts");
      await serve({ root, cwd: terminal.cwd, data, out, version: program.version() ?? "" });
    });
}
