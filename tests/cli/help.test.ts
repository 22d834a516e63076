import type { Command } from "commander";
import { describe, expect, it } from "vitest";
import type { CommandContext } from "../../scripts/command-line.ts";
import { createProgram } from "../../scripts/site.ts";
import { root } from "../support/data-folder.ts";

const context: CommandContext = {
  root,
  terminal: { out: () => {}, err: () => {}, isColored: false, cwd: root },
  exit: () => {},
};

/** Commands that run, with their names in full: those that only hold others are not among them. */
function leavesOf(command: Command, above = ""): [name: string, command: Command][] {
  return command.commands.flatMap((child) => {
    const name = `${above}${child.name()}`;
    return child.commands.length > 0 ? leavesOf(child, `${name} `) : [[name, child] as [string, Command]];
  });
}

function helpOf(command: Command): string {
  let text = "";
  command.configureOutput({ writeOut: (part) => (text += part), writeErr: (part) => (text += part) });
  command.outputHelp();
  return text;
}

/** Command lines below "Examples:", without what they do, split into words. */
function examplesOf(command: Command): string[][] {
  const [, block = ""] = helpOf(command).split("\nExamples:\n");
  return (
    block
      .split("\n\n")[0]
      ?.split("\n")
      .flatMap((line) => /site .*?(?=\)"| {2,}| \||$)/.exec(line)?.[0] ?? [])
      .map((line) =>
        [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? ""),
      ) ?? []
  );
}

function stubbed(): { program: Command; called: string[] } {
  const called: string[] = [];
  const program = createProgram(context);
  const silence = (command: Command) => {
    command.configureOutput({ writeOut: () => {}, writeErr: () => {} });
    command.commands.forEach(silence);
  };
  silence(program);
  for (const [name, command] of leavesOf(program)) command.action(() => void called.push(name));
  return { program, called };
}

const visible = leavesOf(createProgram(context)).filter(([name]) => name !== "complete");

describe("help", () => {
  it("lists every command below a heading", () => {
    const help = helpOf(createProgram(context));
    const listed = createProgram(context)
      .commands.map((command) => command.name())
      .filter((name) => name !== "complete");
    expect(listed.length).toBeGreaterThan(7);
    expect(listed.filter((name) => !new RegExp(`^  ${name} `, "m").test(help))).toEqual([]);
    expect(help).not.toContain("\nCommands:\n");
    expect(help).not.toContain("  complete ");
  });

  it.each(visible)("of %s begins with a verb and ends with two or more examples", (_, command) => {
    expect(command.description()).toMatch(/^[a-z]/);
    expect(command.description()).not.toMatch(/\.$/);
    expect(examplesOf(command).length).toBeGreaterThanOrEqual(2);
  });

  it.each(visible)("of %s shows command lines that the command takes", async (name, command) => {
    for (const words of examplesOf(command)) {
      const { program, called } = stubbed();
      await program.parseAsync(words.slice(1), { from: "user" });
      expect(called, words.join(" ")).toEqual([name]);
    }
  });

  it("would not let an example pass that the command does not take", async () => {
    const { program, called } = stubbed();
    await expect(program.parseAsync(["validate", "--no-such-option"], { from: "user" })).rejects.toThrow(
      "unknown option '--no-such-option'",
    );
    expect(called).toEqual([]);
  });
});
