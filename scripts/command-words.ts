import type { Command } from "commander";

/**
 * The words of a command line in the order that commander takes them: those of the command, then what stood before and
 * between them. So every option of a command may stand anywhere, as people type it. `help <command>` becomes
 * `<command> --help`.
 */
export function orderWords(program: Command, args: readonly string[]): string[] {
  const takesValue = flagsWithValue(program);
  const line = [...args];
  const words: string[] = [];
  const options = takeOptions(line, takesValue);
  let command: Command | undefined = program;
  let isHelp = false;
  while (command && line.length > 0) {
    if (command === program && line[0] === "help") isHelp = true;
    else {
      command = command.commands.find((child) => child.name() === line[0]);
      if (!command) break;
      words.push(command.name());
    }
    line.shift();
    options.push(...takeOptions(line, takesValue));
    if (command.commands.length === 0) break;
  }
  const [stranger] = line;
  const wantsHelp = isHelp || [...options, ...line].some((word) => word === "--help" || word === "-h");
  // Help of what there is not would look like an answer, and options of what there is not mean nothing.
  if (!command && stranger !== undefined && stranger !== "--" && (wantsHelp || words.length === 0))
    return [...words, stranger];
  return isHelp ? [...words, "--help"] : [...words, ...options, ...line];
}

/** Takes the options, with their values, that a line begins with. */
function takeOptions(line: string[], takesValue: ReadonlySet<string>): string[] {
  const options: string[] = [];
  while (line[0]?.startsWith("-") && line[0] !== "--")
    options.push(...line.splice(0, takesValue.has(line[0]) ? 2 : 1));
  return options;
}

/** The flags of all commands that are followed by a value, as they are typed. */
function flagsWithValue(command: Command): Set<string> {
  // A value that may be left out stands behind the command, or the name of the command would be taken for it.
  const own = command.options.filter(({ required }) => required);
  return new Set([
    ...own.flatMap(({ short, long }) => [short, long].filter((flag) => flag !== undefined)),
    ...command.commands.flatMap((child) => [...flagsWithValue(child)]),
  ]);
}
