import { describe, expect, it } from "vitest";
import { copyOfData } from "../support/data-folder.ts";
import { check } from "../support/problems.ts";
import { type DamagedCase, dedent } from "./damaged/damaged-case.ts";
import { fileCases } from "./damaged/files.ts";
import { pathCases } from "./damaged/paths.ts";
import { referenceCases } from "./damaged/references.ts";
import { scalarCases } from "./damaged/scalars.ts";
import { syntaxCases } from "./damaged/syntax.ts";
import { valueCases } from "./damaged/values.ts";

const groups: [group: string, cases: DamagedCase[]][] = [
  ["files", fileCases],
  ["syntax", syntaxCases],
  ["values", valueCases],
  ["scalars", scalarCases],
  ["paths", pathCases],
  ["references", referenceCases],
];

describe.each(groups)("checking damaged %s reports", (_, cases) => {
  it.each(cases)("$name", ({ damage, found }) => {
    const data = copyOfData();
    damage(data);
    const checked = check(data.dir);
    expect(checked.found.join("\n\n")).toBe(dedent(found));
    expect(checked.code).toBe(found.includes("  error  ") ? 1 : 0);
  });
});

it("shows the first 20 mistakes of syntax of a file with 5,000", () => {
  const data = copyOfData();
  data.append("counties/lake-county.yaml", `more:\n${'  - "a\n'.repeat(5000)}`);
  const { found } = check(data.dir);
  expect(found).toHaveLength(20);
  expect(found[19]).toBe(
    dedent(`
      counties/lake-county.yaml:30:5  error  yaml-syntax
      A quotation mark is not closed.
      Fix: Close what was opened, or put the whole text in quotes.`),
  );
});

it("finds nothing in the folder that the cases damage", () => {
  expect(check(copyOfData().dir)).toEqual({ code: 0, found: [] });
});
