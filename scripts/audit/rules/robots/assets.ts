import { isDisallowed } from "../../../read-build/robots-text.ts";
import type { BarePage, BarePageRule } from "../../rule.ts";

export const robotsAssets: BarePageRule = {
  id: "robots/assets",
  needs: "pages",
  severity: "error",
  checks: "Crawlers may read the styles, scripts and pictures of every page.",
  why: "Google judges a page as it is drawn, and shows no picture that it may not read.",
  fix: "Take the line out of robots.txt.",
  source: "google-structured-data",
  *page(page, { robots, internal, site }) {
    if (robots.rules.every(({ isAllowed }) => isAllowed)) return;
    for (const address of new Set(filesOf(page))) {
      const target = internal(address, page.path);
      if (target && isDisallowed(robots.rules, `${site.base.slice(0, -1)}${target.path}`))
        yield { message: `${page.path} needs ${address}, which robots.txt forbids.`, cause: address };
    }
  },
};

function* filesOf({ facts }: BarePage): Generator<string> {
  for (const { rel, href } of facts.linkTags) if (/stylesheet|icon/.test(rel)) yield href;
  for (const { src } of facts.scripts) if (src) yield src;
  for (const { src } of facts.images) yield src;
}
