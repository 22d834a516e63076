import type { BarePageRule } from "../../rule.ts";

export const pageNestedControl: BarePageRule = {
  id: "page/nested-control",
  needs: "pages",
  severity: "error",
  checks: "No link or button contains another.",
  why: "Browsers end the outer link where the inner one begins, and a click on a button inside a link can trigger either one.",
  fix: "Move the inner one out, next to the outer one.",
  source: "html-standard",
  *page({ path, facts }) {
    for (const { outer, inner } of facts.nested) {
      const target = outer.attributes.href ? ` to ${outer.attributes.href}` : "";
      yield {
        message: `${path} has ${said[inner.name]} within ${said[outer.name]}${target}.`,
        cause: `${outer.name} ${inner.name}`,
        at: inner.start,
      };
    }
  },
};

const said: Readonly<Record<string, string>> = { a: "a link", button: "a button" };
