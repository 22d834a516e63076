import { hashOf } from "../files/hash.ts";
import type { PageFacts } from "../read-build/page-facts.ts";
import type { Difference, MovedPage } from "../schemas/difference.ts";
import type { BuiltSite } from "./built-site.ts";
import { ChangeGroups } from "./change-groups.ts";
import { comparePages } from "./compare-pages.ts";
import { compareSites } from "./compare-sites.ts";
import { valuesOf } from "./page-values.ts";

/** Compares two built folders page by page; of the pages only the ways in which they changed are kept. */
export function diffSites(before: BuiltSite, after: BuiltSite): Difference {
  const groups = new ChangeGroups();
  const pages = new Set(after.paths);
  const [gone, added] = [new Map<string, string>(), new Map<string, string>()];
  let compared = 0;
  const changed = new Set<string>();
  for (const path of before.paths) {
    const old = before.page(path);
    if (!old) continue;
    const now = pages.has(path) ? after.page(path) : undefined;
    if (!now) {
      gone.set(path, identityOf(old));
      continue;
    }
    compared++;
    for (const change of comparePages(valuesOf(path, old, before), valuesOf(path, now, after))) {
      groups.add(path, change);
      changed.add(path);
    }
  }
  const known = new Set(before.paths);
  for (const path of after.paths) {
    const now = known.has(path) && !before.redirects.has(path) ? undefined : after.page(path);
    if (now) added.set(path, identityOf(now));
  }
  const { moved, lost } = whereTheyWent(gone, added, after.redirects);
  const targets = new Set(moved.map(({ to }) => to));
  return {
    compared,
    changed: changed.size,
    added: [...added.keys()].filter((path) => !targets.has(path)),
    moved,
    lost,
    changes: groups.sorted(),
    site: compareSites(before, after, new Set(gone.keys())),
  };
}

/** Equal for pages with the same title and the same main heading. */
function identityOf({ titles, headings }: PageFacts): string {
  return hashOf(titles[0]?.text ?? "", headings.find(({ level }) => level === 1)?.text ?? "");
}

function whereTheyWent(
  gone: ReadonlyMap<string, string>,
  added: ReadonlyMap<string, string>,
  redirects: ReadonlyMap<string, string>,
): Pick<Difference, "moved" | "lost"> {
  const byIdentity = new Map([...added].map(([path, identity]) => [identity, path]));
  const moved: MovedPage[] = [];
  const lost: string[] = [];
  for (const [from, identity] of gone) {
    const redirected = redirects.get(from);
    const to = redirected ?? byIdentity.get(identity);
    if (to === undefined) lost.push(from);
    else moved.push({ from, to, isRedirected: redirected !== undefined });
  }
  return { moved, lost };
}
