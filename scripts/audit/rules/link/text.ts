import type { BarePageRule } from "../../rule.ts";

/** English texts that say nothing of the target (Lighthouse). */
const generic = new Set([
  "click here",
  "click this",
  "go",
  "here",
  "information",
  "learn more",
  "more",
  "more info",
  "more information",
  "read more",
  "right here",
  "start",
  "this",
]);

export const linkText: BarePageRule = {
  id: "link/text",
  needs: "pages",
  severity: "warning",
  checks: "The text of every link says where it leads.",
  why: "Search engines and people who list the links of a page read only that text.",
  fix: "Name the target in the text of the link.",
  source: "lighthouse",
  *page({ path, facts }, { site }) {
    if (!/^en\b/.test(site.business?.locale ?? facts.language ?? "en")) return;
    for (const { href, text } of facts.anchors) {
      // A link without any text is for img/alt.
      const words = text.toLowerCase().replace(/[.!…›»→ ]+$/u, "");
      if (href && generic.has(words))
        yield {
          message: `A link to ${href} on ${path} says only "${text}".`,
          cause: `${text} ${href}`,
          words: text,
        };
    }
  },
};
