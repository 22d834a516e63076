import { expect, it } from "vitest";
import type { SectionView } from "../../src/sections/index.ts";
import { copyOfData } from "../support/data-folder.ts";
import { findProblems } from "../support/problems.ts";
import { pageAt, siteOf } from "../support/site.ts";

const withoutTexts = () => copyOfData().edit("business.yaml", "textPhone: 612-555-0101\n", "");

it("names what speaks of texts, where the business takes none", () => {
  const data = withoutTexts().edit("navigation.yaml", "to: call\n", "to: text\n");
  expect(findProblems(data).map(({ code, message, hint }) => [code, message, hint])).toEqual([
    [
      "unknown-placeholder",
      "The text uses {textPhone} here and in 3 more places, whose value business.yaml leaves out.",
      "Take the words out, or add the value to business.yaml.",
    ],
    [
      "invalid-value",
      '"text" is linked here, but business.yaml has no textPhone.',
      "Take the link out, or add textPhone to business.yaml.",
    ],
  ]);
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
