import { differenceOf } from "../../business-text/counterpart.ts";
import { type PlaceFault, placeFaults } from "../../business-text/place-faults.ts";
import type { PageRule } from "../../rule.ts";

export const cityWrongPlace: PageRule = {
  id: "city/wrong-place",
  severity: "error",
  checks:
    "No text on a city or county page names another city or county in place of its own: title, description, link preview, headings, answers, images, structured data. Neighbors and comparisons may be named.",
  why: "A city page that talks about another city was copied, and visitors notice.",
  fix: "Use the name of this city.",
  source: "google-spam",
  *page(page, audit) {
    for (const fault of placeFaults(page, audit)) {
      const { where, text, sentence, shown, own, instead, isCopied, pictureOf } = fault;
      const from = isCopied ? `, which is a sentence of ${shown}` : "";
      yield {
        message: `${where} of ${page.path} names ${shown} instead of ${own}: "${excerptOf(fault)}"${from}.`,
        // A text may be joined of a pattern and the answer of the city: the sentence leads to the one that is at fault.
        words: instead ?? sentence,
        within: text,
        ...(pictureOf && { place: { file: pictureOf.file, pointer: "/picture" } }),
        fix: fixOf(fault),
      };
    }
  },
};

function excerptOf({ text, shown, instead }: PlaceFault): string {
  if (instead !== undefined) return differenceOf(text, instead).shown;
  const at = text.indexOf(shown);
  const start = Math.max(0, at - 80);
  const end = at + shown.length + 80;
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
}

function fixOf({ shown, own, instead, isCopied, pictureOf }: PlaceFault): string {
  if (pictureOf) return `The picture is that of the page of ${pictureOf.city}: give this page one of ${own}.`;
  if (instead !== undefined) return "The data is right; build the site again: npx site build";
  return isCopied
    ? `Write what is true of ${own} in place of the sentence of ${shown}.`
    : `Write ${own} in place of ${shown}, or say that ${shown} is a neighbor.`;
}
