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

export const badAnswer: RuleInfo = {
  id: "audit/bad-answer",
  severity: "error",
  checks: "The host answers every address, in time and without a fault of its own.",
  why: "Search engines slow down at a host that fails, and drop pages that fail again.",
  fix: "Look at the log of the host for this address.",
  source: "google-redirects",
  needs: "pages",
};

export const trialAddress: RuleInfo = {
  id: "audit/trial-address",
  severity: "error",
  checks: "The address that the pages of a site name as theirs is one that everybody can open.",
  why: "Search engines take the canonical address for the page: one on the maker's machine or on a host for trying is never shown.",
  fix: "Give the generator the address of the site (site in Astro, baseURL in Hugo, WordPress Address in its settings), and build it again.",
  source: "google-canonical",
  needs: "pages",
};

export const redirectChain: RuleInfo = {
  id: "audit/redirect-chain",
  severity: "warning",
  checks: "A redirect leads to its page in one step.",
  why: "Each step costs visitors time, and crawlers give up after some.",
  fix: "Redirect straight to the last address of the chain.",
  source: "google-redirects",
  needs: "pages",
};

export const redirectLoop: RuleInfo = {
  id: "audit/redirect-loop",
  severity: "error",
  checks: "No redirect leads back to where it began.",
  why: "Browsers and crawlers give up, and the page cannot be reached.",
  fix: "Remove one of the redirects.",
  source: "google-redirects",
  needs: "pages",
};

export const softNotFound: RuleInfo = {
  id: "audit/soft-404",
  severity: "error",
  checks: "The host answers unknown addresses with the code 404.",
  why: "Otherwise search engines keep addresses that never existed, and take every slip for a page.",
  fix: "Have the host answer with the code 404 where it has no page.",
  source: "google-redirects",
  needs: "pages",
};

/** What is found of a site without data before its pages are judged. */
export const anySiteRules: readonly RuleInfo[] = [
  noPage,
  badAnswer,
  trialAddress,
  redirectChain,
  redirectLoop,
  softNotFound,
];
