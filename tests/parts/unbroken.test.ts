import { expect, test } from "vitest";
import { splitHyphens, splitNumbers } from "../../src/parts/unbroken.ts";

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

test("short hyphenated words of a heading are pieces of their own", () => {
  const heading = "Move-out and end-of-lease cleaning, Featherstone-Haughton - 24-hour";
  const pieces = splitHyphens(heading);
  expect(pieces.map((piece) => piece.text).join("")).toBe(heading);
  expect(pieces.filter((piece) => piece.isWhole).map((piece) => piece.text)).toEqual([
    "Move-out",
    "end-of-lease",
    "24-hour",
  ]);
});
