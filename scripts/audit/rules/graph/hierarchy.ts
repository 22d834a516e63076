import { partPath } from "../../../../src/site/paging.ts";
import type { Site } from "../../../../src/site/site.ts";
import { defineSetRule } from "../../rule.ts";
import { cityOf } from "../../similarity/city-names.ts";

export const graphHierarchy = defineSetRule<string>({
  id: "graph/hierarchy",
  severity: "error",
  checks: "City pages sit below a page that lists them, as their breadcrumbs say.",
  why: "Similar pages outside a hierarchy that visitors can browse are what Google calls doorways.",
  fix: "Give the pattern for city pages a parent that lists the cities.",
  source: "google-spam",
  note({ path, expected }, { site }) {
    return cityOf(site, path) && (expected.props.breadcrumbs.at(-2)?.path ?? "/");
  },
  *set(hubs, { graph, site }) {
    const listing = new Map<string, Set<string>>();
    for (const [path, hub] of hubs) {
      if (hub === "/") {
        yield { message: `${path} hangs below no page of areas.`, cause: "no hub", path };
        continue;
      }
      const listed =
        listing.get(hub) ?? new Set(partPaths(site, hub).flatMap((part) => graph.outlinks(part)));
      listing.set(hub, listed);
      if (!listed.has(path))
        yield {
          message: `${hub} does not link ${path}, whose trail leads there.`,
          cause: `${hub} ${path}`,
          path,
        };
    }
  },
});

/** The page, and those over which its list goes on. */
function partPaths({ paths }: Site, path: string): string[] {
  const subject = paths.get(path)?.subject;
  const count = (subject?.kind === "county" && subject.part?.count) || 1;
  return Array.from({ length: count }, (_, at) => partPath(path, { number: at + 1 }));
}
