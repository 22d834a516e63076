import { counted } from "../../../../src/loader/counted.ts";
import type { ElementNode } from "../../../read-build/page-facts.ts";
import { hidingOfPage, hidingOnPhones } from "../../hidden-text/page-styles.ts";
import type { BarePageRule } from "../../rule.ts";
import { wordsOf } from "../../words.ts";

/** Fewer words are a label that a small screen has no room for. */
const fewestWords = 20;

export const textHiddenOnPhones: BarePageRule = {
  id: "text/hidden-on-phones",
  needs: "pages",
  severity: "error",
  checks: "No main content is hidden only on narrow screens, unless other text there says the same.",
  why: "Google indexes the mobile version of a page, and most visitors use a phone.",
  fix: "Show the text on phones too, or remove it for everyone.",
  source: "google-mobile",
  *page(page, audit) {
    const onPhones = hidingOnPhones(page, audit);
    const anywhere = hidingOfPage(page, audit);
    const shown = page.facts.texts.filter(({ node }) => !onPhones(node)).map(({ text }) => text);
    const hidden = new Map<ElementNode, { by: string; words: string[]; first: string }>();
    for (const { text, node } of page.facts.texts) {
      if (!onPhones(node) || anywhere(node) || shown.some((one) => one.includes(text.trim()))) continue;
      let outermost = node;
      let isMain = false;
      for (let at: ElementNode | undefined = node; at; at = at.parent) {
        if (onPhones(at)?.by === onPhones(node)?.by) outermost = at;
        isMain ||= at.name === "main";
      }
      if (!isMain) continue;
      const known = hidden.get(outermost);
      const by = onPhones(outermost)?.by ?? "";
      hidden.set(outermost, {
        by,
        first: known?.first ?? text,
        words: [...(known?.words ?? []), ...wordsOf(text)],
      });
    }
    for (const [node, { by, words, first }] of hidden)
      if (words.length >= fewestWords)
        yield {
          message: `${isForAll(node) ? "Nobody can read" : "Phones do not show"} a <${node.name}> of ${page.path} with ${counted(words.length, "word")}, which ${by} hides: "${first.trim().slice(0, 80)}".`,
          cause: by,
          at: node.start,
        };
  },
};

/** True for a color that the element has on every screen. */
function isForAll({ attributes: { style = "" } }: ElementNode): boolean {
  return /(^|[;\s])color\s*:/i.test(style);
}
