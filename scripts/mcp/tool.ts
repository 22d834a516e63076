import type { TObject, TProperties } from "typebox";
import { integer, type Static } from "../../src/fields/index.ts";

/** Where a call works: what the server was started with. */
export interface Host {
  /** The working directory; folders that a call names lie in it. */
  cwd: string;
  /** The data folder and the built folder, as a command line names them. */
  data: string;
  out: string;
  /** Runs a command of `site` and reads what it prints for programs. Throws a `UserError` where it could not run. */
  run<Answer extends object>(args: readonly string[]): Promise<Answer>;
}

/** What a program may ask of the server. */
export interface Tool {
  name: string;
  title: string;
  /** What it answers and when to ask it, for the one who chooses among tools. */
  description: string;
  input: TObject;
  /** JSON Schema of the answer, an object. */
  output: object;
  /** `input` is as its schema says. */
  call(input: Record<string, unknown>, host: Host): Promise<object>;
}

/** A tool whose call knows the types of what it is given. */
export function defineTool<Fields extends TProperties>(
  tool: Omit<Tool, "input" | "call"> & {
    input: TObject<Fields>;
    call(input: Static<TObject<Fields>>, host: Host): Promise<object>;
  },
): Tool {
  const { call, ...rest } = tool;
  return { ...rest, call: (input, host) => call(input as Static<TObject<Fields>>, host) };
}

/** How many entries an answer holds when nothing is said: a page or two of text. */
const usualLimit = 50;

/** The argument that says how many. */
export const limit = integer("Most entries of the answer.", usualLimit, {
  minimum: 1,
  maximum: 10_000,
  default: usualLimit,
});

/** The first entries, and how many more there are. */
export function firstOf<Entry>(
  entries: readonly Entry[],
  most: number = usualLimit,
): { shown: Entry[]; left: number } {
  return { shown: entries.slice(0, most), left: Math.max(0, entries.length - most) };
}
