import { describe, expect, it } from "vitest";
import { copyOfData } from "../support/data-folder.ts";
import { few } from "../support/nightly.ts";
import { check } from "../support/problems.ts";
import { dedent } from "./damaged/damaged-case.ts";
import { groups } from "./damaged/groups.ts";

describe.each(groups)("checking damaged %s reports", (_, cases) => {
  it.each(few(cases, 4))("$name", ({ damage, found }) => {
    const data = copyOfData();
    damage(data);
    const checked = check(data.dir);
    expect(checked.found.join("\n\n")).toBe(dedent(found));
    expect(checked.code).toBe(found.includes("  error  ") ? 1 : 0);
  });
});

it("shows one mistake of syntax for each field of the file, and at most 20", () => {
  const data = copyOfData().append("counties/lake-county.yaml", "more: [a\n".repeat(500));
  const { found } = check(data.dir);
  expect(found).toHaveLength(20);
  expect(found[19]).toBe(
    dedent(`
      counties/lake-county.yaml:29:7  error  yaml-syntax
      A list or group in brackets is not closed.
      Fix: Close the bracket ] or }, or put the text in quotes.`),
  );
});

it("finds the line of each of 1,500 redirects to nowhere without reading the file 1,500 times", () => {
  const data = copyOfData();
  const redirects = Array.from(
    { length: 1500 },
    (_, index) => `  - from: /a${index}\n    to: /gone${index}\n`,
  );
  data.write("redirects.yaml", `redirects:\n${redirects.join("")}`);
  const { found } = check(data.dir);
  expect(found).toHaveLength(1500);
  expect(found[1499]?.split("\n").slice(0, 2)).toEqual([
    "redirects.yaml:3001:9  error  broken-internal-link",
    "/gone1499 is linked here, but no page has that path.",
  ]);
});

it("finds nothing in the folder that the cases damage", () => {
  expect(check(copyOfData().dir)).toEqual({ code: 0, found: [] });
});
