import { join } from "node:path";
import { expect, it } from "vitest";
import type { SectionView } from "../../src/sections/index.ts";
import { copyOfData, fixtureSite, root } from "../support/data-folder.ts";
import { findProblems } from "../support/problems.ts";
import { pageAt, siteOf } from "../support/site.ts";

const withoutTexts = () => copyOfData().edit("business.yaml", "textPhone: 612-555-0101\n", "");

it("names what speaks of texts, where the business takes none", () => {
  const data = withoutTexts().edit("navigation.yaml", "to: call\n", "to: text\n");
  expect(
    findProblems(data).map(({ code, message, hint, related }) => [code, message, hint, related?.length]),
  ).toEqual([
    [
      "missing-field",
      "business.yaml has no textPhone, but 5 places speak of it.",
      "Add textPhone: 612-555-0101 with your own value to business.yaml; or, where there is none, take out {textPhone} and the link text, or put {phone} and the link call in their place.",
      4,
    ],
  ]);
});

it("names what speaks of a license, of which the business has none", () => {
  const data = copyOfData().edit(
    "pages/contact.yaml",
    "title: Free roofing quote",
    "title: Quote {licenseNumber} {licenseAuthority}",
  );
  expect(findProblems(data).map(({ code, hint, position }) => [code, hint, position?.file])).toEqual([
    [
      "missing-field",
      "Add license: with authority:, authorityName:, number: to business.yaml; or, where there is none, take out {licenseNumber} and {licenseAuthority}.",
      "pages/contact.yaml",
    ],
  ]);
});

it("names what speaks of rates, of which the business has none", () => {
  const data = copyOfData(join(root, "data"));
  data.write("business.yaml", data.read("business.yaml").replace(/\nrates:\n(?: .*\n)+/, "\n"));
  expect(findProblems(data).map(({ code, message, hint }) => [code, message, hint])).toEqual([
    [
      "missing-field",
      "business.yaml has no rates, but 11 places speak of it.",
      "Add rates: with pattern:, items: to business.yaml; or, where there is none, take out the section calculator and {exteriorRates} and {interiorRates}.",
    ],
  ]);
});

it.each([
  ["tree-care-nm", "business.yaml has no number emergency, but 11 places speak of it."],
  ["dentist-me", "business.yaml has no number emergency, but 5 places speak of it."],
])("names what speaks of a further number that the business of %s leaves out", (fixture, message) => {
  const data = copyOfData(fixtureSite(fixture));
  data.write("business.yaml", data.read("business.yaml").replace(/\nphones:\n(?: .*\n)+/, "\n"));
  const found = findProblems(data).filter(({ severity }) => severity === "error");
  expect(found.map((problem) => [problem.message, problem.hint])).toEqual([
    [
      message,
      "Add one with id: emergency, purpose: and number: below phones: in business.yaml; or, where there is none, take out {emergencyPhone} and the link call:emergency.",
    ],
  ]);
});

it("says where the value of a name in many texts stood, in place of guessing another name", () => {
  const data = copyOfData();
  for (const file of ["pages/contact.yaml", "pages/home.yaml"])
    data.write(file, data.read(file).replace(/^(title: .*)$/m, "$1 {warantyTerms}"));
  const [problem, ...others] = findProblems(data);
  expect(others).toEqual([]);
  expect(problem?.hint).toMatch(
    /^Bring back the line warantyTerms: under facts in business.yaml, or take it out of the text. Names that work here are /,
  );
});

it("has no link for texts", () => {
  const data = withoutTexts();
  for (const file of ["navigation.yaml", "pages/city.yaml", "pages/contact.yaml", "pages/home.yaml"])
    data.write(file, data.read(file).replace(/^ *textLabel: .*\n/m, ""));
  expect(findProblems(data)).toEqual([]);
  const [contact] = pageAt(siteOf(data.dir), "/contact").props.sections.flatMap((section) =>
    section.kind === "contact" ? (section as SectionView<"contact">).links : [],
  );
  expect(Object.keys(contact ?? {})).toEqual(["call", "email"]);
});
