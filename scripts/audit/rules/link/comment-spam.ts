import { around, type ElementNode } from "../../../read-build/page-facts.ts";
import type { BarePageRule } from "../../rule.ts";

/** Where visitors write, as tools name it; words of state beside it say no more. */
const isOfVisitors =
  /(?:^|[\s_-])(?:comments?|commentlist|guestbook|replies)(?:[\s_]|-(?!closed|off|open)|$)/i;
const spam =
  /\b(?:betting|casinos?|cialis|escorts?|essay writing|gambling|jackpots?|levitra|(?:payday |personal |cash )loans?|pharmac(?:y|ies)|pills|poker|porn|replica|slots?|togel|viagra|xxx)\b|\/\/[^/]*(?:casino|cialis|payday|pharmac|poker|replica|togel|viagra)/gi;
const isKept = /\b(?:nofollow|sponsored|ugc)\b/i;

export const linkCommentSpam: BarePageRule = {
  id: "link/comment-spam",
  needs: "pages",
  severity: "warning",
  checks: "No visitor comment promotes casinos, pills, or loans with a followed link.",
  why: "Search engines treat a followed link as an endorsement, and a site full of them as part of the spam.",
  fix: 'Delete the comment, and have the comment tool add rel="ugc nofollow" to links in comments.',
  source: "google-spam",
  *page({ path, facts }, { internal }) {
    const own = [...facts.titles, ...facts.headings].map(({ text }) => text.toLowerCase()).join(" ");
    const told = new Set<ElementNode>();
    for (const { text, node } of facts.texts) {
      const link = around(node, ({ name }) => name === "a");
      const { href = "", rel = "" } = link?.attributes ?? {};
      if (!link || told.has(link) || isKept.test(rel) || !/^(?:https?:)?\/\//i.test(href)) continue;
      const words = `${text} ${href}`.match(spam) ?? [];
      // A pharmacy may speak of pills.
      if (words.length === 0 || words.some((word) => own.includes(word.toLowerCase()))) continue;
      if (internal(href, path) || !around(link, isComment)) continue;
      told.add(link);
      yield {
        message: `A comment on ${path} links to ${href} ("${text.trim()}") as if the site stood by it.`,
        cause: href,
        at: link.start,
      };
    }
  },
};

function isComment({ name, attributes: { class: classes = "", id = "" } }: ElementNode): boolean {
  return !/^(?:html|body|main|a)$/.test(name) && isOfVisitors.test(`${classes} ${id}`);
}
