import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { generateVocabulary, vocabularyFile } from "../../../scripts/audit/vocabulary/generate.ts";
import {
  domainsOf,
  isA,
  isProperty,
  isType,
  membersOf,
  rangesOf,
  takesText,
} from "../../../scripts/audit/vocabulary/vocabulary.ts";

describe("the vocabulary of schema.org", () => {
  it("is fresh (run `npm run vocabulary` after a change of schema-dts)", () => {
    expect(readFileSync(vocabularyFile, "utf8")).toBe(generateVocabulary());
  });

  it("knows types by all types above them", () => {
    expect(isA("RoofingContractor", "Place")).toBe(true);
    expect(isA("RoofingContractor", "Organization")).toBe(true);
    expect(isA("RoofingContractor", "Person")).toBe(false);
    expect(isType("Roofer")).toBe(false);
  });

  it("knows who owns a property and what it takes", () => {
    expect(domainsOf("openingHours")).toEqual(["CivicStructure", "LocalBusiness"]);
    expect(rangesOf("geo")).toEqual(["GeoCoordinates", "GeoShape"]);
    expect(isProperty("telphone")).toBe(false);
    expect(takesText("Organization")).toBe(true);
    expect(takesText("GeoCoordinates")).toBe(false);
    expect(membersOf("DayOfWeek")).toContain("Monday");
  });
});
