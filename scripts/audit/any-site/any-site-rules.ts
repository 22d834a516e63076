import type { RuleInfo } from "../rule.ts";

/** What is found before any page is judged. */
export const noPage: RuleInfo = {
  id: "audit/no-page",
  severity: "error",
  checks: "Every file or answer that is called HTML is a page.",
  why: "Browsers show an empty or garbled page, and search engines drop the address.",
  fix: "Write the page anew, or remove the file and the links to it.",
  source: "product",
  needs: "pages",
};
