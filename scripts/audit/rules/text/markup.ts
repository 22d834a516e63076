import type { BarePageRule } from "../../rule.ts";
import { saidTexts } from "../../said-texts.ts";

const names =
  "a|abbr|article|b|blockquote|br|center|code|div|em|figure|font|h[1-6]|hr|i|iframe|img|li|ol|p|pre|script|section|small|span|strong|style|sub|sup|table|td|th|tr|u|ul";
const kinds = {
  tag: new RegExp(`</?(?:${names})(?:\\s[^<>]*)?/?>`, "i"),
  entity: /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/i,
  Markdown: /\*\*\S[^*]*\*\*|\[[^\][]+\]\((?:\/|https?:|#|mailto:|tel:)[^()\s]*\)|(?<=^|\s)#{2,6}\s\S+/,
};

export const textMarkup: BarePageRule = {
  id: "text/markup",
  needs: "pages",
  severity: "error",
  checks: "No tag, entity, or Markdown symbol shows up as text.",
  why: "Visitors see <b> or &amp; in the middle of a sentence, and search results show it too.",
  fix: "Remove the symbol from the text, or write what it stands for.",
  source: "product",
  *page({ path, facts }) {
    for (const [kind, pattern] of Object.entries(kinds)) {
      const seen = new Map<string, string>();
      for (const [where, text] of saidTexts(facts)) {
        const shown = pattern.exec(text)?.[0];
        if (shown !== undefined && !seen.has(shown)) seen.set(shown, where);
      }
      const [[shown, where] = []] = seen;
      if (shown !== undefined)
        yield {
          message: `${where} of ${path} shows the ${kind === "Markdown" ? "Markdown sign" : kind} "${shown}" as it is written${shown.startsWith("&") ? ": it was escaped twice" : ""}.`,
          cause: shown,
          words: shown,
        };
    }
  },
};
