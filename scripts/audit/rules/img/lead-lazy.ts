import type { ElementNode, PageImage } from "../../../read-build/page-facts.ts";
import type { BarePageRule } from "../../rule.ts";
import { wordsOf } from "../../words.ts";

/** With so few words before it, in so few pieces, a picture is on the first screen. */
const mostWords = 40;
const mostPieces = 9;

export const imgLeadLazy: BarePageRule = {
  id: "img/lead-lazy",
  needs: "pages",
  severity: "warning",
  checks:
    "The image next to the main heading, and any image paired with it, is neither lazy-loaded nor given a low priority.",
  why: "The browser waits until it has laid out the page, so the largest element on the screen comes last.",
  fix: 'Remove loading="lazy" and fetchpriority="low" from the images above the fold.',
  source: "lighthouse",
  *page({ path, facts }) {
    const [lead, ...others] = facts.images.filter(({ region }) => region === "main");
    const heading = facts.headings.find(({ level }) => level === 1);
    if (!lead || !heading) return;
    const part = partOfMain(heading.node);
    // A heading that stands in main itself is in one part with all behind it.
    if (part !== heading.node && partOfMain(lead.node) !== part) return;
    // Nothing is read between the two of a pair; more are a gallery.
    const beside = others.filter(({ textsBefore }) => textsBefore === lead.textsBefore);
    const late = [lead, ...(beside.length === 1 ? beside : [])].find((one) => one.isLazy || isLow(one));
    if (!late) return;
    const before = facts.texts.slice(0, lead.textsBefore).filter(({ node }) =>
      // Where nothing is marked as main, a page begins with its heading.
      part ? partOfMain(node) : node.start >= heading.node.start,
    );
    const said = before.flatMap(({ text }) => text.trim() || []);
    if (said.length <= mostPieces && wordsOf(said.join(" ")).length <= mostWords)
      yield {
        message: `The ${late === lead ? "first" : "second"} picture of ${path}, ${late.src}, is loaded ${late.isLazy ? "lazily" : "with a low priority"}.`,
        cause: late.isLazy ? "lazy" : "low",
        words: late.src,
        at: late.node.start,
      };
  },
};

function isLow({ node }: PageImage): boolean {
  return node.attributes.fetchpriority?.trim().toLowerCase() === "low";
}

/** The part directly within main that an element stands in. */
function partOfMain(node: ElementNode): ElementNode | undefined {
  let at = node;
  while (at.parent && at.parent.name !== "main") at = at.parent;
  return at.parent && at;
}
