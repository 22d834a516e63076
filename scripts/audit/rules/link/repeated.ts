import { buttonLinksOf } from "../../passages.ts";
import type { BarePageRule } from "../../rule.ts";
import { subjectWords } from "../../words.ts";

/** As often as this in one text is for search engines, not for readers (own policy). */
const tooOften = 4;
/** A text of fewer words is a name. */
const fewestWords = 2;

export const linkRepeated: BarePageRule = {
  id: "link/repeated",
  needs: "pages",
  severity: "warning",
  checks: "No text links to the same page over and over with the same anchor text.",
  why: "Only the first link counts, and Google calls search terms repeated in links keyword stuffing.",
  fix: "Keep the first of these links, and turn the others into plain text.",
  source: "google-spam",
  *page({ path, facts }, { internal }) {
    const counts = new Map<string, { text: string; target: string; count: number }>();
    const buttons = buttonLinksOf(facts);
    for (const { href, text, region, isNavigation, start } of facts.anchors) {
      const isInText = region === "main" && !isNavigation && !buttons.has(start);
      const target = href === undefined || !isInText ? undefined : internal(href, path);
      if (!target || target.path === path || subjectWords(text).length < fewestWords) continue;
      const key = `${target.path} ${text.toLowerCase()}`;
      const known = counts.get(key) ?? { text, target: target.path, count: 0 };
      counts.set(key, known);
      known.count++;
    }
    for (const { text, target, count } of counts.values())
      if (count >= tooOften)
        yield { message: `${path} links to ${target} ${count} times with the words "${text}".`, words: text };
  },
};
