import type { Command } from "commander";
import { describe, expect, it } from "vitest";
import { orderWords } from "../../scripts/command-words.ts";
import { createProgram } from "../../scripts/site.ts";
import { copyOfData, root, temporaryFolder } from "../support/data-folder.ts";
import { hashFiles } from "../support/folders.ts";
import { runHere } from "../support/run-here.ts";

/** The words that lead to a command that runs, an argument for each it needs, and the command. */
interface Leaf {
  words: string[];
  given: string[];
  find(program: Command): Command;
}

/** Every command and subcommand of the program itself, so that none can be forgotten here. */
function leavesOf(command: Command, words: string[] = []): Leaf[] {
  return command.commands.flatMap((child) => {
    const path = [...words, child.name()];
    if (child.commands.length > 0) return leavesOf(child, path);
    const given = child.registeredArguments
      .filter(({ required }) => required)
      .map(({ argChoices }) => argChoices?.[0] ?? "x");
    const find = (program: Command) =>
      path.reduce((at, word) => at.commands.find((next) => next.name() === word) as Command, program);
    return [{ words: path, given, find }];
  });
}

/** The program, with commands that run nothing. Returns what the command was called with. */
async function parse(leaf: Leaf, args: string[]) {
  let printed = "";
  const terminal = { out: () => {}, err: () => {}, isColored: false, cwd: root };
  const program = createProgram({ root, terminal, exit: () => {} });
  const prepare = (command: Command) => {
    command.exitOverride().configureOutput({ writeOut: (text) => (printed += text), writeErr: () => {} });
    command.commands.forEach(prepare);
  };
  prepare(program);
  const command = leaf.find(program);
  let isCalled = false;
  command.action(() => {
    isCalled = true;
  });
  await program.parseAsync(orderWords(program, args), { from: "user" }).catch((error: { code: string }) => {
    if (error.code !== "commander.helpDisplayed") throw error;
  });
  return { isCalled, options: command.opts(), args: command.args, printed, command };
}

/** Everything that can stand on a command line in more than one place. */
function linesOf({ words, given }: Leaf, option: string[]): string[][] {
  const all = [...words, ...given];
  return Array.from({ length: all.length + 1 }, (_, at) => [
    ...all.slice(0, at),
    ...option,
    ...all.slice(at),
  ]);
}

const leaves = leavesOf(
  createProgram({
    root,
    terminal: { out: () => {}, err: () => {}, isColored: false, cwd: root },
    exit: () => {},
  }),
).filter(({ words }) => words[0] !== "complete");

describe.each(leaves.map((leaf) => ({ name: leaf.words.join(" "), leaf })))("site $name", ({ leaf }) => {
  it.each<[option: string[], name: string, value: unknown]>([
    [["--data", "else where"], "data", "else where"],
    [["--data=else where"], "data", "else where"],
    [["--no-color"], "color", false],
  ])("takes %j before, between and after its words", async (option, name, value) => {
    const lines = linesOf(leaf, option);
    expect(lines.length).toBeGreaterThan(leaf.words.length);
    for (const line of lines) {
      const { isCalled, options, args } = await parse(leaf, line);
      expect({ line, isCalled, args, [name]: options[name] }).toEqual({
        line,
        isCalled: true,
        args: leaf.given,
        [name]: value,
      });
    }
  });

  it("takes every option of its own in each of these places", async () => {
    const { command } = await parse(leaf, [...leaf.words, ...leaf.given]);
    for (const option of command.options) {
      if (option.long === "--version" || option.parseArg) continue;
      const value = option.required ? [option.argChoices?.[0] ?? "some value"] : [];
      for (const line of linesOf(leaf, [option.long ?? "", ...value])) {
        const { isCalled, options, args } = await parse(leaf, line);
        expect({ line, isCalled, args, value: options[option.attributeName()] }).toEqual({
          line,
          isCalled: true,
          args: leaf.given,
          value: value[0] ?? !option.negate,
        });
      }
    }
  });

  it.each([["--help"], ["-h"]])("shows its help for %s wherever that stands", async (flag) => {
    for (const line of linesOf(leaf, [flag])) {
      const { isCalled, printed } = await parse(leaf, line);
      expect([
        line,
        isCalled,
        printed.split("\n")[0]?.startsWith(`Usage: site ${leaf.words.join(" ")} `),
      ]).toEqual([line, false, true]);
    }
    const { printed } = await parse(leaf, ["help", ...leaf.words]);
    expect(printed.startsWith(`Usage: site ${leaf.words.join(" ")} `)).toBe(true);
  });
});

it.each([
  [["add", "city", "Elk River", "--county", "lake-county", "--data", "DIR", "--no-input"]],
  [["--data", "DIR", "add", "city", "Elk River", "--county", "lake-county", "--no-input"]],
  [["add", "--data", "DIR", "--no-input", "city", "Elk River", "--county", "lake-county"]],
  [["--no-input", "add", "city", "--data=DIR", "--county", "lake-county", "Elk River"]],
])(
  "site add city writes into the folder that is named, and nowhere else: %j",
  { tags: "nightly" },
  async (words) => {
    const [data, own] = [copyOfData(), copyOfData()];
    const before = hashFiles(own.dir);
    const args = words.map((word) => word.replace("DIR", data.dir));
    const { code, stdout, stderr } = await runHere(args, own.dir.replace(/data$/, ""));
    expect([code, stderr.replace(/^Warning: .*\n( {2}Fix: .*\n)?/gm, "")]).toEqual([0, ""]);
    expect(stdout).toContain(`${data.dir}/cities/lake-county/elk-river.yaml`);
    expect(data.read("cities/lake-county/elk-river.yaml")).toContain("city: Elk River");
    expect(hashFiles(own.dir)).toEqual(before);
  },
);

it.each([
  [["valdate"], "error: unknown command 'valdate'\n(Did you mean validate?)"],
  [["help", "valdate"], "error: unknown command 'valdate'\n(Did you mean validate?)"],
  [["valdate", "--help"], "error: unknown command 'valdate'\n(Did you mean validate?)"],
  [["--data", "x", "valdate"], "error: unknown command 'valdate'\n(Did you mean validate?)"],
  [["--format", "json", "help", "nope"], "error: unknown command 'nope'"],
  [["help", "help", "nope"], "error: unknown command 'nope'"],
  [["help", "add", "cty"], "A cty cannot be added. Did you mean city?"],
  [["add", "cty", "--help"], "A cty cannot be added. Did you mean city?"],
  [["--data"], "error: option '--data <dir>' argument missing"],
])("what is no command: %j ends with 2 and says so", async (args, sentence) => {
  const { code, stdout, stderr } = await runHere(args, temporaryFolder());
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(sentence);
});

it.each([["--version"], ["-v"]])("site %s prints the version alone", async (flag) => {
  const { code, stdout, stderr } = await runHere([flag], temporaryFolder());
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});
