import { canonicalsOf } from "../../../read-build/head-values.ts";
import { canonicalTarget } from "../../canonical.ts";
import type { Obstacle } from "../../indexing.ts";
import { defineBareSetRule } from "../../rule.ts";

/** Why the page that a canonical link names is in no results, before the words that say so. */
const reasons: Readonly<Record<Exclude<Obstacle["by"], "no file">, string>> = {
  "robots.txt": "robots.txt says",
  tag: "it says",
  header: "its header says",
  canonical: "it names another,",
  redirect: "it is redirected to",
};

export const canonTarget = defineBareSetRule<{ href: string; isPage: boolean }>({
  id: "canon/target",
  needs: "pages",
  severity: "error",
  checks: "The canonical URL is a page that exists and that search engines may show.",
  why: "Otherwise search engines choose a URL themselves, or none.",
  fix: "Build the site again; if the problem remains, the head of the page is at fault.",
  source: "screaming-frog",
  note(page, audit) {
    if (!page.expected.isIndexed) return undefined;
    const target = canonicalTarget(page, audit);
    const [{ href } = { href: "" }] = canonicalsOf(page.facts);
    return target === "missing" || target === "other" ? { href, isPage: target === "other" } : undefined;
  },
  *set(notes, { indexing, internal }) {
    for (const [path, { href, isPage }] of notes) {
      const target = internal(href, path)?.path ?? "";
      const [obstacle] = indexing.get(target)?.obstacles ?? [];
      const [, query] = /^[^?#]*(\?[^#]*)/.exec(href) ?? [];
      if (query !== undefined && indexing.has(target))
        yield {
          message: `The canonical URL of ${path} ends with ${query}: ${href}. No page of this site has a URL with a question mark.`,
          cause: "query",
          path,
        };
      else if (!isPage || obstacle?.by === "no file")
        yield {
          message: `The canonical URL of ${path} leads to no page: ${href}.`,
          cause: "missing",
          path,
        };
      else if (obstacle)
        yield {
          message: `The canonical URL of ${path} is ${target}, which search engines do not show: ${reasons[obstacle.by]} ${obstacle.words}.`,
          cause: "not shown",
          path,
        };
    }
  },
});
