import { statementsOf } from "../../business-text/statements.ts";
import type { PageRule } from "../../rule.ts";
import { wordsOf } from "../../words.ts";
import { subjectOf } from "../biz/claims.ts";

/** Shorter texts are labels. */
const fewestWords = 5;
/** No sentence ends with these, with a full stop or without. */
const never = "a|an|and|because|every|its|nor|or|our|than|the|their|whose|your";
/** Without a full stop no description does with these. */
const seldom =
  "after|any|as|at|before|between|but|by|for|from|in|into|is|of|on|that|to|until|when|where|which|while|with";
const cutOff = new RegExp(`(?:\\b(?:${never})\\s*(?:\\.\\.\\.|[.…:])?|[,;–—])$`);
const cutInDescription = new RegExp(`${cutOff.source}|\\b(?:${seldom})(?:\\s*(?:\\.\\.\\.|…))?$`);

export const textUnfinished: PageRule = {
  id: "text/unfinished",
  severity: "warning",
  checks: "No description, and no text or heading of the page itself, breaks off mid-sentence.",
  why: "Cut-off text looks careless, and search results show exactly these words.",
  fix: "Finish the sentence.",
  source: "google-snippet",
  *page(page, { site, layout }) {
    if (!site.business.locale.startsWith("en")) return;
    for (const { where, text, region, element, isFromData } of statementsOf(page, layout).list) {
      const isDescription = where.endsWith("escription");
      if (!isFromData || !(isDescription || (region === "main" && isOwn(element)))) continue;
      const [words] = (isDescription ? cutInDescription : cutOff).exec(text) ?? [];
      if (words === undefined || wordsOf(text).length < fewestWords || text === site.business.name) continue;
      yield {
        message: `${subjectOf(where, page.path)} breaks off after "${text.slice(-60).replace(/^\S*\s/, "")}".`,
        cause: text,
        words: text,
      };
    }
  },
};

/** An item of a list may be a part of the sentence above it. */
function isOwn(element: string): boolean {
  return element === "p" || /^h\d$/.test(element);
}
