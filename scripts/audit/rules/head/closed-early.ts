import type { BarePageRule } from "../../rule.ts";

/** The elements that Google accepts in a head; any other ends it (valid page metadata). */
const allowed = new Set(["title", "meta", "link", "script", "style", "base", "noscript", "template"]);

export const headClosedEarly: BarePageRule = {
  id: "head/closed-early",
  needs: "pages",
  severity: "error",
  checks: "The head contains only elements that belong there.",
  why: "For Google, any other element ends the head, and the tags after it are not read.",
  fix: "Move the element into the body.",
  source: "google-head",
  *page({ path, facts }) {
    for (const name of new Set(facts.headElements))
      if (!allowed.has(name))
        yield {
          message: `The head of ${path} holds <${name}>, which ends it.`,
          cause: name,
          words: `<${name}`,
        };
  },
};
