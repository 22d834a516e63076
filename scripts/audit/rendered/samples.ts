import type { BareAudit } from "../audit.ts";
import type { Sample } from "./render-pages.ts";

/** Most pages that are opened without being named. */
const mostSamples = 20;

/** What hosts show at addresses that do not exist lives at none of its own. */
const isNotFound = /(^|\/)404(\.html|\/)?$/;

/** One page of each type, the first that search engines may show where there is one, and those that are named. */
export function samplesOf(
  { types, indexing }: Pick<BareAudit, "types" | "indexing">,
  named: readonly string[],
): Sample[] {
  const samples = new Map<string, Sample>();
  for (const [path, type] of types) {
    const kind = type ?? folderOf(path);
    const known = samples.get(kind);
    const isBetter = (one: string) => indexing.get(one)?.isIndexable === true;
    if (isNotFound.test(path) || leadsElsewhere(path, indexing)) continue;
    if (!known || (!isBetter(known.path) && isBetter(path))) samples.set(kind, { path, type: kind });
  }
  const chosen = [...samples.values()].slice(0, mostSamples);
  const paths = new Set(chosen.map(({ path }) => path));
  const others = named.filter((path) => !paths.has(path));
  return [...chosen, ...others.map((path) => ({ path, type: types.get(path) ?? folderOf(path) }))];
}

function leadsElsewhere(path: string, indexing: BareAudit["indexing"]): boolean {
  return indexing.get(path)?.obstacles.some(({ by }) => by === "redirect") === true;
}

/** Pages of one folder are mostly of one kind, where no data say of which. */
function folderOf(path: string): string {
  if (path === "/") return "home";
  const [, folder = "page"] = /^\/([^/]+)\/[^/]/.exec(path) ?? [];
  return folder;
}
