import type { SiteChange } from "../schemas/difference.ts";
import type { BuiltSite } from "./built-site.ts";

/** What lies beside the pages, in the order of the report. */
export const siteKinds = ["robots.txt", "sitemap", "redirect", "header", "file"] as const;

/** What changed beside the pages. Redirects of `gone` pages are told with them. */
export function compareSites(before: BuiltSite, after: BuiltSite, gone: ReadonlySet<string>): SiteChange[] {
  const pages = [...new Set([...before.paths, ...after.paths])];
  const known = new Set(pages);
  const beside = ({ rules }: BuiltSite) => [...rules.sitemap.keys()].filter((path) => !known.has(path));
  const redirects = ({ rules }: BuiltSite) =>
    rules.redirects.flatMap(({ from, text }) => (gone.has(from) ? [] : text));
  return [
    ...compareLists("robots.txt", before.rules.robotsLines, after.rules.robotsLines),
    ...compareLists("sitemap", beside(before), beside(after)),
    ...compareLists("redirect", redirects(before), redirects(after)),
    ...compareLists("header", before.rules.headerRulesBeside(pages), after.rules.headerRulesBeside(pages)),
    ...compareFiles(before.otherFiles(), after.otherFiles()),
  ];
}

/** Lines that went and came; one that stands twice counts twice. */
function compareLists(
  kind: SiteChange["kind"],
  before: readonly string[],
  after: readonly string[],
): SiteChange[] {
  const without = (lines: readonly string[], others: readonly string[]) => {
    const left = [...others];
    return lines.filter((line) => {
      const at = left.indexOf(line);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
  return [
    ...without(before, after).map((line): SiteChange => ({ kind, before: line })),
    ...without(after, before).map((line): SiteChange => ({ kind, after: line })),
  ];
}

function compareFiles(
  before: ReadonlyMap<string, { hash: string; bytes: number }>,
  after: ReadonlyMap<string, { hash: string; bytes: number }>,
): SiteChange[] {
  const size = (file: { bytes: number } | undefined) => file && `${file.bytes} bytes`;
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((where) => {
    const [old, now] = [before.get(where), after.get(where)];
    if (old?.hash === now?.hash) return [];
    return {
      kind: "file" as const,
      where,
      ...(old && { before: size(old) ?? "" }),
      ...(now && { after: size(now) ?? "" }),
    };
  });
}
