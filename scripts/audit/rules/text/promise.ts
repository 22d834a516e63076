import type { Need } from "../../../read-build/needs.ts";
import type { PageFacts } from "../../../read-build/page-facts.ts";
import { numbersIn, numeral } from "../../business-text/quantities.ts";
import type { BarePageRule } from "../../rule.ts";

/** What a heading may count of the list below it. */
const counted =
  "answers|causes|checks|choices|facts|habits|ideas|kinds|lessons|mistakes|myths|options|points|questions|reasons|rules|signs|stages|steps|things|tips|types|ways";
const count = new RegExp(`\\b(${numeral}) (?:\\p{L}+ ){0,2}?(?:${counted})\\b`, "iu");
/** Parts of a list, by their element. */
const parts = ["h3", "h4", "li", "summary", "dt"];

/** What a description promises, and how one knows that the page has it. */
const promised: readonly (readonly [words: RegExp, isKept: (facts: PageFacts) => boolean])[] = [
  [
    /\b(?:full |complete |our )?(?:price list|list of prices|price table)\b/i,
    ({ text }) => /[$€£]\s?\d|\d\s?[€£]/.test(text.main),
  ],
  [
    /\b(?:a|our|the|with) (?:short )?video\b/i,
    ({ needs, text }) => needs.some(isVideo) || /\bvideo\b/i.test(text.main),
  ],
  [/\bbefore[- ]and[- ]after (?:photos|pictures|shots)\b/i, ({ images }) => imagesOf(images).length > 1],
  [
    /\b(?:a|our|the|with) checklist\b/i,
    ({ blocks }) => blocks.some(({ element, region }) => element === "li" && region === "main"),
  ],
];

export const textPromise: BarePageRule = {
  id: "text/promise",
  needs: "pages",
  severity: "warning",
  checks:
    "A list has as many items as its heading says, and a page has the price list, video, or photos that its description promises.",
  why: "Visitors who come for five tips and find three go back to the search results.",
  fix: "Add what is missing, or say what is there.",
  source: "google-snippet",
  *page({ path, facts }) {
    yield* wrongCounts(path, facts);
    const description = facts.metas.find(({ key }) => key === "description")?.content ?? "";
    for (const [words, isKept] of promised) {
      const [said] = words.exec(description) ?? [];
      if (said !== undefined && !isKept(facts))
        yield {
          message: `The description of ${path} promises "${said}", which the page does not have.`,
          cause: said,
          words: said,
        };
    }
  },
};

function* wrongCounts(path: string, { blocks, headings }: PageFacts) {
  for (const { level, text, region } of headings) {
    const [said, number = ""] = count.exec(text) ?? [];
    if (said === undefined || region !== "main" || level === 1) continue;
    const start = blocks.findIndex((block) => block.text === text && block.element === `h${level}`);
    const end = blocks.findIndex(
      ({ element }, at) => at > start && /^h[12]$/.test(element) && Number(element[1]) <= level,
    );
    const below = start < 0 ? [] : blocks.slice(start + 1, end < 0 ? undefined : end);
    const counts = parts.map((name) => below.filter(({ element }) => element === name).length);
    const most = counts.find((one) => one > 1);
    const right = Number(numbersIn(number)[0]);
    if (most !== undefined && !counts.includes(right))
      yield {
        message: `${path} says "${text}" over a list of ${most}.`,
        cause: text,
        words: text,
        fix: `Write ${Math.abs(right - most)} ${right > most ? "more" : "fewer"}, or ${most} in the heading.`,
      };
  }
}

function isVideo({ use, address }: Need): boolean {
  return use === "media" || (use === "frame" && /youtube|vimeo/.test(address));
}

function imagesOf(images: PageFacts["images"]): PageFacts["images"] {
  return images.filter(({ region }) => region === "main");
}
