import { Argument, type Command } from "commander";
import { type CommandContext, examples } from "../command-line.ts";
import type { OutputName } from "../schemas/index.ts";

/** Every output that has a schema. */
const names = [
  "problems",
  "routes",
  "rules",
  "explanation",
  "change",
  "difference",
  "build",
  "release",
  "verify",
  "doctor",
] as const satisfies OutputName[];

/** `site schema`: the JSON Schema of what a command prints for programs. */
export function addSchema(program: Command, { terminal }: CommandContext): void {
  program
    .command("schema")
    .description("print the JSON Schema of what --format json prints")
    .addArgument(new Argument("[output]", "what is printed; without it, all are listed").choices(names))
    .addHelpText(
      "after",
      examples([
        ["site schema", "every output, and which commands print it"],
        ["site schema problems", "the schema of what validate, links and audit print"],
      ]),
    )
    .action(async (name: OutputName | undefined) => {
      const { outputs, schemaOf } = await import("../schemas/index.ts");
      if (name) return terminal.out(JSON.stringify(schemaOf(name), null, 2));
      const width = Math.max(...names.map(({ length }) => length));
      for (const each of names) terminal.out(`${each.padEnd(width)}  printed by ${outputs[each].printedBy}`);
    });
}
