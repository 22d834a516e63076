import { InvalidArgumentError, Option } from "commander";
import { formats } from "./output/problems.ts";
import type { Terminal } from "./output/report.ts";

/** Exit codes, a contract: clean, problems found, could not run, interrupted, output closed, and terminated (128 and the number of the signal, as shells count). */
export const exitCodes = {
  clean: 0,
  problems: 1,
  couldNotRun: 2,
  interrupted: 130,
  closedPipe: 141,
  terminated: 143,
} as const;

/** What every command is given beside its options. */
export interface CommandContext {
  /** Folder of this tool, which holds its caches. */
  root: string;
  terminal: Terminal;
  /** Sets the exit code of the process. */
  exit(code: number): void;
}

/** The option that names the data folder. */
export function dataOption(about = "the data folder"): Option {
  return new Option("--data <dir>", about).default("data");
}

/**
 * The option that names the built folder. It has two names in every command, because nobody remembers which command takes
 * which; the value is that of `out`.
 */
export function outOption(about: string): Option {
  return new Option("--dist, --out <dir>", about);
}

/** The option that chooses how something is printed. */
export function formatOption(about = "how to print problems", choices: readonly string[] = formats): Option {
  return new Option("--format <format>", about).choices([...choices]).default("text");
}

/** The option that names where the site is published. */
export function originOption(about = "origin of the site, instead of the one in the data"): Option {
  return new Option("--url <origin>", about).argParser(parseOrigin);
}

/** An origin as the value of an option. */
export function parseOrigin(text: string): string {
  if (!/^https?:\/\/[^/]+\/?$/.test(text))
    throw new InvalidArgumentError("Write scheme and host, for example https://www.example.com.");
  return text.replace(/\/$/, "");
}

/** A whole number above zero as the value of an option. */
export function parsePositive(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new InvalidArgumentError("Write a whole number from 1 up.");
  return number;
}

/** The option that names the path the site is published below. */
export function baseOption(): Option {
  return new Option("--base <path>", "path the site lives under, for example /sub/")
    .default("/")
    .argParser(parseBase);
}

function parseBase(text: string): string {
  if (!/^\/([a-z0-9._~-]+\/)*$/i.test(text))
    throw new InvalidArgumentError("Write a path with a slash at both ends, for example /sub/.");
  return text;
}

/** The option that chooses the port of a server. */
export function portOption(usual: number): Option {
  return new Option("--port <n>", "port to listen on; 0 takes a free one")
    .default(usual)
    .argParser(parsePort);
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new InvalidArgumentError("Write a number from 0 to 65535.");
  return port;
}

/** The end of a command's help: command lines that work as they stand, each with what it does. */
export function examples(lines: readonly [line: string, does: string][]): string {
  const typed = lines.map(([line, does]) => [line.replace(/^site /, "npx site "), does] as const);
  const width = Math.max(...typed.map(([line]) => line.length));
  return `\nExamples:\n${typed.map(([line, does]) => `  ${line.padEnd(width)}   ${does}`).join("\n")}`;
}
