import { describe, expect, test } from "vitest";
import { parseArea } from "../../src/widgets/parse-area.ts";

describe("an area in English", () => {
  test.each([
    ["1800", 1800],
    ["1,800", 1800],
    [" 1 800 ", 1800],
    ["1800.5", 1800.5],
    ["1,800.50", 1800.5],
    [".5", 0.5],
    ["1800.", 1800],
  ])("%j is %d", (text, area) => {
    expect(parseArea(text, "en-US")).toBe(area);
  });

  test.each(["", " ", "0", "0.0", "-5", "1e3", "0x10", "Infinity", "many", "12 ft", "1.2.3", "."])(
    "%j is none",
    (text) => {
      expect(parseArea(text, "en-US")).toBeUndefined();
    },
  );
});

test.each([
  ["de-DE", "1.800,5", 1800.5],
  ["fr-FR", "1 800,5", 1800.5],
])("an area in the language %s is read by its own signs", (locale, text, area) => {
  expect(parseArea(text, locale)).toBe(area);
});
