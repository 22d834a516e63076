import { expect, test } from "vitest";
import { splitNumbers } from "../../src/parts/unbroken.ts";

test("phone numbers and words with a number are pieces of their own, and nothing is lost", () => {
  const text = "Call 555-0100 or 612-555-0199, in 1-2 days; flat 3, a pre-1978 red-brown, 1-year warranty.";
  const pieces = splitNumbers(text);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces.filter((piece) => piece.isWhole).map((piece) => piece.text)).toEqual([
    "555-0100",
    "612-555-0199",
    "1-2",
    "pre-1978",
    "1-year",
  ]);
});
