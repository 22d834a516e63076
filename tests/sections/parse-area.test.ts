import { describe, expect, test } from "vitest";
import type { Schema } from "../../src/fields/schema.ts";
import { areaLimits, areaLimitsFor, parseArea } from "../../src/sections/calculator/parse-area.ts";
import { fields } from "../../src/sections/calculator/view.ts";

describe("an area in English", () => {
  test.each([
    ["1800", 1800],
    ["1,800", 1800],
    [" 1 800 ", 1800],
    ["1\u00a0800", 1800],
    ["1\u202f800", 1800],
    ["1'800", 1800],
    ["1’800", 1800],
    ["1800.5", 1800.5],
    ["1,800.50", 1800.5],
    ["1.800,5", 1800.5],
    ["1 800,5", 1800.5],
    ["800.125", 800.125],
    ["1800.", 1800],
    ["007200", 7200],
    ["２４００", 2400],
    ["1,000,000", 1_000_000],
    ["10", 10],
  ])("%j is %d", (text, area) => expect(parseArea(text, "en-US", "{n} sq ft")).toBe(area));

  test.each([
    "2400 sq ft",
    "2400sqft",
    "2,400 sq. ft.",
    "2400 sq.ft",
    "2400 SQ FT",
    "2400 square feet",
    "2 400 square foot",
    "2400 sf",
    "2400 ft²",
    "2400 ft2",
    "2400ft^2",
    "2,400.0 feet",
    "2400 sq-ft",
  ])("%j is 2400, for people write the unit too", (text) => {
    expect(parseArea(text, "en-US", "{n} sq ft")).toBe(2400);
  });

  test.each(["", " ", "many", "two thousand", "-1800", "+-1", "1e3", "0x1F4", "Infinity", "NaN", "."])(
    "%j is none",
    (text) => expect(parseArea(text, "en-US", "{n} sq ft")).toBeUndefined(),
  );

  test.each([
    "1.2.3",
    "1,5",
    "24,00",
    "1,80,0",
    "18,00,000",
    "1,800 500",
    "1,800.5.1",
    "2400 sq ft 10",
    "12x20",
  ])("%j is none, for nobody knows what it means", (text) => {
    expect(parseArea(text, "en-US", "{n} sq ft")).toBeUndefined();
  });

  test.each(["220 m2", "220 m²", "220 sq m", "220 square meters", "2 acres", "2.4k", "sq ft"])(
    "%j is none, for it counts something else",
    (text) => expect(parseArea(text, "en-US", "{n} sq ft")).toBeUndefined(),
  );

  test.each([
    "0",
    "0.0",
    "0.01",
    ".5",
    "9.99",
    "2.400",
    "1,000,001",
    "1000000000",
    "9".repeat(400),
    `0.${"0".repeat(400)}1`,
  ])("%j is none, for no house has it", (text) => {
    expect(parseArea(text, "en-US", "{n} sq ft")).toBeUndefined();
  });

  test("reads a text of a million characters at once", () => {
    for (const text of [
      "1 ".repeat(500_000),
      "1,".repeat(500_000),
      "sq ".repeat(300_000),
      "1".repeat(1_000_000),
    ])
      expect(parseArea(text, "en-US", "{n} sq ft")).toBeUndefined();
  });
});

test.each([
  ["de-DE", "1.800,5", 1800.5],
  ["de-DE", "1.800", 1800],
  ["de-DE", "1800,5", 1800.5],
  ["de-DE", "1,800.5", 1800.5],
  ["de-DE", "1,800", undefined],
  ["fr-FR", "1 800,5", 1800.5],
  ["de-CH", "1’800.5", 1800.5],
])("an area in the language %s is read by its own signs: %s", (locale, text, area) => {
  expect(parseArea(text, locale)).toBe(area);
});

test("the unit of the data is known, whatever its language", () => {
  expect(parseArea("2,400 pies cuadrados", "en-US", "{n} pies cuadrados")).toBe(2400);
  expect(parseArea("2,400 Pies Cuadrados", "en-US", "{n} pies cuadrados")).toBe(2400);
  expect(parseArea("2,400 pies", "en-US", "{n} pies cuadrados")).toBeUndefined();
});

test.each([
  [[2.9, 3], 10],
  [[0.05], 10],
  [[0.03, 4], 17],
  [[0.001], 500],
])("no area is taken whose price at the rates %j would be nothing: from %i on", (rates, min) => {
  const limits = areaLimitsFor(rates);
  expect(limits).toEqual({ min, max: 1_000_000 });
  expect(Math.round(min * Math.min(...rates))).toBeGreaterThan(0);
  expect(parseArea(String(min - 1), "en-US", "", limits)).toBeUndefined();
  expect(parseArea(String(min), "en-US", "", limits)).toBe(min);
});

test("the examples of the data keep to the same limits", () => {
  const { minimum, maximum }: Schema = fields.properties.samples.properties.areas.items;
  expect({ min: minimum, max: maximum }).toEqual(areaLimits);
});

test("the limits themselves are inside", () => {
  expect(parseArea(String(areaLimits.min), "en-US")).toBe(areaLimits.min);
  expect(parseArea(String(areaLimits.max), "en-US")).toBe(areaLimits.max);
});
