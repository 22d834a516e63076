import { describe, expect, it } from "vitest";
import { entities, entityKinds } from "../../src/kinds/index.ts";
import { pageTypeNames } from "../../src/kinds/page/types.ts";
import { sectionKinds } from "../../src/sections/index.ts";
import { pinEach } from "../support/damages.ts";
import { copyOfData } from "../support/data-folder.ts";
import { check } from "../support/problems.ts";
import { groups } from "./damaged/groups.ts";

/** What messages name whole, by the word that stands for it in a pinned one: a new one is no other message. */
const named = {
  "{kinds}": sectionKinds.join(", "),
  "{types}": pageTypeNames.join(", "),
  "{entries}": entityKinds
    .map((kind) => entities[kind].location)
    .map((location) => ("file" in location ? location.file : location.folder))
    .join(", "),
};

const pinned = (report: string) =>
  Object.entries(named).reduce((text, [word, names]) => text.replaceAll(names, word), report);

describe.each(groups)("checking damaged %s reports", (_, damages) =>
  pinEach(damages, 4, (damage) => {
    const data = copyOfData();
    damage(data);
    const { found, code } = check(data.dir);
    const report = found.join("\n\n");
    expect(code).toBe(report.includes("  error  ") ? 1 : 0);
    return pinned(report);
  }),
);

it("shows one mistake of syntax for each field of the file, and at most 20", () => {
  const data = copyOfData().append("counties/lake-county.yaml", "more: [a\n".repeat(500));
  const { found } = check(data.dir);
  expect(found).toHaveLength(20);
  expect(found[19]).toBe(
    "counties/lake-county.yaml:29:7  error  yaml-syntax\nA list or group in brackets is not closed.\nFix: Close the bracket ] or }, or put the text in quotes.",
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
