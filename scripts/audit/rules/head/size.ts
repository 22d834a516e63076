import type { BarePage, BarePageRule } from "../../rule.ts";

/** Bytes of what may stand within a page; it is most of a page that has it. */
const largestPart = 150_000;

/** Elements from which on phones are slow at each touch: twice of what Lighthouse warns of. */
const mostElements = 3000;

export const headSize: BarePageRule = {
  id: "head/size",
  needs: "pages",
  severity: "warning",
  checks:
    "A document stays below crawlers' size limit and contains nothing large that belongs in its own file.",
  why: "Crawlers do not read past their limit, and a phone loads everything embedded in a page before the page itself.",
  fix: "Split the page, or shorten its longest list.",
  source: "screaming-frog",
  limits: ["files.maxHtmlBytes"],
  *page({ path, facts }, { limits }) {
    const isTooLong = facts.bytes > limits.files.maxHtmlBytes;
    if (!isTooLong && facts.elements > mostElements)
      yield {
        message: `${path} has ${facts.elements} elements, more than ${mostElements}.`,
        cause: "elements",
        fix: "Divide the page, or take out elements that only stand around others.",
      };
    if (!isTooLong && facts.bytes <= largestPart) return;
    const [largest] = partsOf(facts).sort((a, b) => b.size - a.size);
    const message = `${path} has ${facts.bytes} bytes${isTooLong ? `, more than ${limits.files.maxHtmlBytes}` : ""}`;
    if (largest && largest.size > Math.max(largestPart, facts.bytes / 2))
      yield {
        message: `${message}; ${largest.size} of them are ${largest.name}.`,
        fix: largest.fix,
        at: largest.start,
      };
    else if (isTooLong) yield { message: `${message}.` };
  },
};

/** What should not be within a page, and may be large. */
function partsOf({ images, scripts, comments }: BarePage["facts"]) {
  return [
    ...images.map(({ src, node: { start } }) => ({
      name: "a picture within the page",
      fix: "Put the picture into a file of its own.",
      size: src.startsWith("data:") ? src.length : 0,
      start,
    })),
    ...scripts.map(({ bytes, start }) => ({
      name: "a script or its data within the page",
      fix: "Move the script into a file.",
      size: bytes,
      start,
    })),
    ...comments.map(({ text, start }) => ({
      name: "a comment",
      fix: "Take the comment out.",
      size: text.length,
      start,
    })),
  ];
}
