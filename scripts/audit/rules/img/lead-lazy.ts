import type { ElementNode } from "../../../read-build/page-facts.ts";
import type { BarePageRule } from "../../rule.ts";
import { wordsOf } from "../../words.ts";

/** With so few words before it, a picture is on the first screen. */
const mostWords = 40;

export const imgLeadLazy: BarePageRule = {
  id: "img/lead-lazy",
  needs: "pages",
  severity: "warning",
  checks: "The picture beside the main heading is not loaded lazily.",
  why: "The browser waits until it has laid out the page, and the largest thing on the screen comes last.",
  fix: 'Take loading="lazy" away from the first picture.',
  source: "lighthouse",
  *page({ path, facts }) {
    const lead = facts.images.find(({ region }) => region === "main");
    const heading = facts.headings.find(({ level }) => level === 1);
    if (!lead?.isLazy || !heading || partOfMain(lead.node) !== partOfMain(heading.node)) return;
    const before = facts.texts.slice(0, lead.textsBefore).filter(({ node }) => partOfMain(node));
    if (wordsOf(before.map(({ text }) => text).join(" ")).length <= mostWords)
      yield {
        message: `The first picture of ${path}, ${lead.src}, is loaded lazily.`,
        cause: "lazy",
        words: lead.src,
        at: lead.node.start,
      };
  },
};

/** The part directly within main that an element stands in. */
function partOfMain(node: ElementNode): ElementNode | undefined {
  let at = node;
  while (at.parent && at.parent.name !== "main") at = at.parent;
  return at.parent && at;
}
