import type { RuleInfo } from "../rule.ts";

/** What is found before any page is judged. */
export const noPage: RuleInfo = {
  id: "audit/no-page",
  severity: "error",
  checks: "Every file or response served as HTML is an HTML page.",
  why: "Browsers show an empty or garbled page, and search engines drop the URL.",
  fix: "Recreate the page, or remove the file and the links to it.",
  source: "product",
  needs: "pages",
};

export const badAnswer: RuleInfo = {
  id: "audit/bad-answer",
  severity: "error",
  checks: "The host answers every URL in time and without a server error.",
  why: "Search engines slow down their crawl of a failing host, and drop pages that keep failing.",
  fix: "Check the host's logs for this URL.",
  source: "google-redirects",
  needs: "pages",
};

export const trialAddress: RuleInfo = {
  id: "audit/trial-address",
  severity: "error",
  checks: "The URL that a site's pages declare as their own is publicly reachable.",
  why: "Search engines index the canonical URL; one on a developer's machine or a staging host never appears in search results.",
  fix: "Set the site's URL in the generator (site in Astro, baseURL in Hugo, WordPress Address in its settings), and build it again.",
  source: "google-canonical",
  needs: "pages",
};

export const redirectChain: RuleInfo = {
  id: "audit/redirect-chain",
  severity: "warning",
  checks: "A redirect reaches its page in one step.",
  why: "Each extra step costs visitors time, and crawlers give up after several.",
  fix: "Redirect straight to the last URL in the chain.",
  source: "google-redirects",
  needs: "pages",
};

export const redirectLoop: RuleInfo = {
  id: "audit/redirect-loop",
  severity: "error",
  checks: "No redirect leads back to where it started.",
  why: "Browsers and crawlers give up, and the page cannot be reached.",
  fix: "Remove one of the redirects.",
  source: "google-redirects",
  needs: "pages",
};

export const softNotFound: RuleInfo = {
  id: "audit/soft-404",
  severity: "error",
  checks: "The host answers unknown URLs with status code 404.",
  why: "Otherwise search engines keep URLs that never existed, and treat every typo as a page.",
  fix: "Have the host return status code 404 when it has no page.",
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
