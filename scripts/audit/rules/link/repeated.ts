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
    const links = new Map<string, { text: string; target: string; starts: number[] }>();
    for (const { href, text, region, isNavigation, start } of facts.anchors) {
      const isInMain = region === "main" && !isNavigation;
      const target = href === undefined || !isInMain ? undefined : internal(href, path);
      if (!target || target.path === path || subjectWords(text).length < fewestWords) continue;
      const key = `${target.path} ${text.toLowerCase()}`;
      const known = links.get(key) ?? { text, target: target.path, starts: [] };
      links.set(key, known);
      known.starts.push(start);
    }
    for (const { text, target, starts } of links.values()) {
      // Few pages have so many, and which of them are buttons takes a look at all of the page.
      if (starts.length < tooOften) continue;
      const count = starts.filter((start) => !buttonLinksOf(facts).has(start)).length;
      if (count >= tooOften)
        yield { message: `${path} links to ${target} ${count} times with the words "${text}".`, words: text };
    }
  },
};
