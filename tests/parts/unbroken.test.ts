import { expect, test } from "vitest";
import { splitNumbers } from "../../src/parts/unbroken.ts";

test("phone numbers are pieces of their own, and nothing is lost", () => {
  const text = "Call 555-0100 or 612-555-0199, in 1-2 days; flat 3.";
  const pieces = splitNumbers(text);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces.filter((piece) => piece.isNumber).map((piece) => piece.text)).toEqual([
    "555-0100",
    "612-555-0199",
    "1-2",
  ]);
});
