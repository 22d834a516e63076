import type { BarePageRule } from "../../rule.ts";

/** English texts that say nothing of the target: those of Lighthouse, and the same in other words. */
const more = "(?:(?:find out|get|learn|read|see|view) )?(?:even |some )?(?:more|details|info(?:rmation)?)";
const generic = new RegExp(
  `^(?:(?:click|go|look|press|right|see|tap) )?(?:here|this)$|^${more}(?: (?:details|info(?:rmation)?))?(?: here)?$|^(?:the|this) (?:article|link|page|post|site|website)$|^(?:go|link|start)$`,
);

export const linkText: BarePageRule = {
  id: "link/text",
  needs: "pages",
  severity: "warning",
  checks: "The text of every link says where it leads.",
  why: "Search engines, and people who browse a list of the page's links, read only that text.",
  fix: "Name the target in the link text.",
  source: "lighthouse",
  *page({ path, facts }, { site }) {
    if (!/^en\b/.test(site.business?.locale ?? facts.language ?? "en")) return;
    for (const { href, text } of facts.anchors) {
      // A link without any text is for img/alt.
      const words = text.toLowerCase().replace(/[.!…›»→ ]+$/u, "");
      if (href && generic.test(words))
        yield {
          message: `A link to ${href} on ${path} says only "${text}".`,
          cause: `${text} ${href}`,
          words: text,
        };
    }
  },
};
