import { expect } from "vitest";
import { parseDocument } from "yaml";
import { escapePointer, stepsOf } from "../../src/loader/pointer.ts";

/** Every text, number and yes or no in a value and the pointer to it. */
export function* valuesIn(value: unknown, pointer = ""): Generator<[pointer: string, value: unknown]> {
  if (typeof value !== "object" || value === null) yield [pointer, value];
  else
    for (const [name, inner] of Object.entries(value))
      yield* valuesIn(inner, `${pointer}/${escapePointer(name)}`);
}

/** Fails where letters in front of a value or behind it differ. */
export function expectSameAround(old: string, now: string, pointer: string): void {
  const node = parseDocument(old).getIn(stepsOf(pointer), true);
  const [start, end] = (node as { range: [number, number, number] }).range;
  expect(now.slice(0, start)).toBe(old.slice(0, start));
  expect(now.slice(now.length - (old.length - end))).toBe(old.slice(end));
}

/** What YAML, HTML or our own names in braces might take for something else. */
export const oddWords = [
  "mended",
  "it's",
  "“so”",
  "Oak: old",
  "# 1",
  "{businessName}",
  "a  b",
  "naïve",
  "- so",
  "50 %",
  "<b>&",
  "🏠",
  "yes",
];
