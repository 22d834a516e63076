import type { BarePageRule } from "../../rule.ts";

export const linkCrawlable: BarePageRule = {
  id: "link/crawlable",
  needs: "pages",
  severity: "error",
  checks: "Every link has an address that a crawler can follow.",
  why: "Google follows only `a` elements with an `href` that is an address.",
  fix: "Give it an address, or make it a button.",
  source: "google-links",
  *page({ path, facts }) {
    const bad = facts.anchors.filter(
      ({ href }) =>
        href === undefined || href.trim() === "" || /^\s*javascript:/i.test(href) || isMalformed(href),
    );
    for (const text of new Set(bad.map(({ text }) => text)))
      yield {
        message: `The link "${text}" on ${path} has no address that can be followed.`,
        cause: text,
        words: text,
      };
    for (const { handler, leadsTo, start } of facts.inlineHandlers)
      if (leadsTo !== undefined)
        yield {
          message: `${handler.startsWith("a ") ? "An" : "A"} <${handler.split(" ")[0]}> on ${path} leads elsewhere by script alone, which no crawler follows.`,
          cause: handler,
          fix: "Make it an <a> with the address in its href.",
          at: start,
        };
  },
};

function isMalformed(href: string): boolean {
  return !URL.canParse(href, "https://any.example/");
}
