import { append, edit } from "../../support/data-folder.ts";
import { city, county, type DamagedCase, damaged, harmless } from "./damaged-case.ts";

const ambiguousNumbers: [scalar: string, readAs: string, hint: string][] = [
  ["012", " (here as 12)", "Write 12 if that number is meant."],
  ["0x1F", " (here as 31)", "Write 31 if that number is meant."],
  ["0o17", " (here as 15)", "Write 15 if that number is meant."],
  ["1e2", " (here as 100)", "Write 100 if that number is meant."],
  ["+1", " (here as 1)", "Write 1 if that number is meant."],
  ["2.", " (here as 2)", "Write 2 if that number is meant."],
  [".inf", " (here as Infinity)", "Write a number."],
  [".nan", " (here as NaN)", "Write a number."],
  ["1_000", "", "Write 1000."],
  ["1,000", "", "Write 1000 if that number is meant."],
  ["1,5", "", "Write the number with digits and a point only."],
  ["1:30", "", "Write the number with digits and a point only."],
];

const ambiguousBooleans: [scalar: string, proposed: string][] = [
  ["yes", "true"],
  ["On", "true"],
  ["no", "false"],
  ["Off", "false"],
];

const warranty = "warranty: 5-year guarantee";

/** Scalars that programs read differently. As text they keep what is written; as numbers they are refused. */
export const scalarCases: DamagedCase[] = [
  damaged("a ZIP code with a leading zero, kept", (data) => {
    // Only in the United States is it asked where the number lies.
    data.edit("business.yaml", "country: US", "country: CA");
    data.edit(city, '"55311"', "02142");
  })`
    cities/lake-county/maple-grove.yaml:8:5  info  ambiguous-scalar
    02142 is kept as the text it is; other YAML programs would read 2142.
    Fix: Write "02142" in quotes.`,
  damaged("1.10 as text, kept", edit("business.yaml", warranty, "warranty: 1.10"))`
    business.yaml:32:13  info  ambiguous-scalar
    1.10 is kept as the text it is; other YAML programs would read 1.1.
    Fix: Write "1.10" in quotes.`,
  damaged("12e4 as text, kept", edit("business.yaml", warranty, "warranty: 12e4"))`
    business.yaml:32:13  info  ambiguous-scalar
    12e4 is kept as the text it is; other YAML programs would read 120000.
    Fix: Write "12e4" in quotes.`,
  damaged("true as text, kept", edit("business.yaml", warranty, "warranty: true"))`
    business.yaml:32:13  info  ambiguous-scalar
    true is kept as the text it is; other YAML programs would read yes or no.
    Fix: Write "true" in quotes.`,
  harmless("no as text, which YAML 1.2 does not change", edit("business.yaml", warranty, "warranty: no")),
  harmless("a date as text, which YAML 1.2 does not change", append(city, "updatedOn: 2024-03-12\n")),
  harmless(
    "a time as text, which YAML 1.2 does not change",
    edit("business.yaml", 'closes: "16:30"', "closes: 16:30"),
  ),
  ...ambiguousNumbers.map(
    ([scalar, readAs, hint]) => damaged(
      `${scalar} where a number belongs`,
      edit(county, "order: 1", `order: ${scalar}`),
    )`
    counties/lake-county.yaml:5:8  error  ambiguous-scalar
    ${scalar} is read differently by different YAML programs${readAs}.
    Fix: ${hint}`,
  ),
  ...ambiguousBooleans.map(
    ([scalar, proposed]) => damaged(
      `${scalar} where true or false belongs`,
      edit(county, "order: 1", `order: 1\nprimary: ${scalar}`),
    )`
    counties/lake-county.yaml:6:10  error  ambiguous-scalar
    ${scalar} is read differently by different YAML programs.
    Fix: Write ${proposed}.`,
  ),
];
