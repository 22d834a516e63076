import type { BarePageRule } from "../../rule.ts";

export const headSize: BarePageRule = {
  id: "head/size",
  needs: "pages",
  severity: "warning",
  checks: "A document is smaller than what crawlers read of one.",
  why: "What stands behind their limit is not read.",
  fix: "Divide the page, or shorten its longest list.",
  source: "screaming-frog",
  limits: ["files.maxHtmlBytes"],
  *page({ path, facts }, { limits }) {
    if (facts.bytes > limits.files.maxHtmlBytes)
      yield { message: `${path} has ${facts.bytes} bytes, more than ${limits.files.maxHtmlBytes}.` };
  },
};
