import type { Anchor, PageFacts } from "../../../read-build/page-facts.ts";
import { meantAddress } from "../../meant-address.ts";
import type { BarePageRule } from "../../rule.ts";

export const linkCrawlable: BarePageRule = {
  id: "link/crawlable",
  needs: "pages",
  severity: "error",
  checks: "Every link has a URL that a crawler can follow.",
  why: "Google follows only `a` elements with a URL in their `href`.",
  fix: "Give it a URL, or make it a button.",
  source: "google-links",
  *page({ path, facts }) {
    const led = facts.inlineHandlers.filter(({ leadsTo }) => leadsTo !== undefined);
    const bad = facts.anchors.filter(
      ({ href = "", start }) =>
        (href.trim() === "" || /^\s*javascript:/i.test(href) || isMalformed(href)) &&
        !led.some((one) => one.start === start),
    );
    for (const text of new Set(bad.map(({ text }) => text)))
      yield {
        message: `The link "${text}" on ${path} has no URL that can be followed.`,
        cause: text,
        words: text,
      };
    for (const { href = "", start } of new Map(facts.anchors.map((one) => [one.href, one])).values()) {
      const meant = meantAddress(href);
      if (meant)
        yield {
          message: `${path} links "${href}", which is not the URL of a page.`,
          cause: href,
          fix: `Write ${meant}.`,
          at: start,
        };
    }
    for (const { text, start } of facts.anchors.filter((anchor) => isUnfilled(anchor, facts)))
      yield {
        message: `The link "${text}" on ${path} leads nowhere: its URL is "#".`,
        cause: `# ${text}`,
        fix: "Add the URL that it should lead to, or remove the link.",
        at: start,
      };
    for (const { handler, start } of led)
      yield {
        message: `${handler.startsWith("a ") ? "An" : "A"} <${handler.split(" ")[0]}> on ${path} leads elsewhere by script alone, which no crawler follows.`,
        cause: handler,
        fix: "Make it an <a> with the URL in its href.",
        at: start,
      };
  },
};

/** Profiles and policies, which no menu opens. */
const elsewhere =
  /^(?:\W*(?:(?:find|follow|like|visit) us on )?(?:facebook|houzz|instagram|linkedin|nextdoor|pinterest|tiktok|twitter|yelp|youtube)|privacy policy|terms of (?:service|use)|terms (?:and|&) conditions)\W*$/i;
const toTheTop = /\b(?:top|up)\b/i;

/** True for what a theme left to be filled in: of other links with `#` a script makes buttons, and styles menus. */
function isUnfilled({ href = "", text, isNavigation, region, start }: Anchor, facts: PageFacts): boolean {
  if (href.trim() !== "#" || facts.inlineHandlers.some((one) => one.start === start)) return false;
  if (elsewhere.test(text)) return true;
  const hasScript = facts.scripts.some(({ type }) => !/json/.test(type));
  return !hasScript && !isNavigation && region !== "header" && text !== "" && !toTheTop.test(text);
}

function isMalformed(href: string): boolean {
  return !URL.canParse(href, "https://any.example/");
}
