import { readSitemapFiles, sitemapFile } from "../../../read-build/sitemap.ts";
import type { BareAudit } from "../../audit.ts";
import { mayBePage } from "../../link-targets.ts";
import { neededFiles } from "../../needed-files.ts";
import { andOthers } from "../../page-names.ts";
import type { BareSiteRule, Found } from "../../rule.ts";
import { sitemapEntries } from "../../sitemap-entries.ts";
import { sitemapFault } from "./form.ts";

export const mapSet: BareSiteRule = {
  id: "map/set",
  needs: "pages",
  severity: "error",
  checks: "The sitemap lists every indexable page, and nothing else.",
  why: "A missing page is found late; an entry that is not an indexable page wastes the crawler's time.",
  fix: "Build the site again: npx site build",
  source: "google-sitemap",
  *site(audit) {
    // What a part lists that is missing cannot be known.
    if (
      neededFiles(audit)
        .ofSitemap()
        .some(({ use }) => use === "sitemap")
    )
      return;
    const entries = sitemapEntries(audit);
    // What a damaged file no longer lists is an echo of map/form.
    const isDamaged = [...readSitemapFiles(audit.files)].some((one) => sitemapFault(one) !== undefined);
    if (!isDamaged) yield* missing(new Set(entries.map(({ path }) => path)), audit);
    for (const { url, path, fault, file, start } of entries) {
      const reason = path === undefined && fault === undefined ? reasonOf(url, audit) : undefined;
      if (reason)
        yield {
          message: `The sitemap lists ${url}, ${reason}.`,
          ...(reason.endsWith("canonical URL") && {
            fix: "Remove it from the sitemap; if the page is not a duplicate of the other, make its canonical URL its own.",
          }),
          file,
          at: start,
        };
    }
  },
};

function* missing(listed: ReadonlySet<string | undefined>, { indexed, files }: BareAudit): Generator<Found> {
  const file = sitemapFile(files) ?? "sitemap.xml";
  const paths = [...indexed].filter((one) => !listed.has(one));
  const archives = paths.filter((one) => archive.test(one));
  for (const lacking of [archives, paths.filter((one) => !archive.test(one))]) {
    const [path, ...related] = lacking;
    if (path === undefined) continue;
    yield {
      message: `The sitemap lacks ${andOthers(path, related)}.`,
      ...(lacking === archives && {
        cause: "archives",
        fix: 'Archives of posts by author, tag, or date have no content of their own: give them <meta name="robots" content="noindex">, or remove them.',
      }),
      path,
      related,
      file,
    };
  }
}

/** Lists that blogs make by themselves; behind year and month may also stand the name of a post. */
const archive = /\/(?:author|tag)\/|\/\d{4}(?:\/\d\d){1,2}(?:\/page\/\d+)?\/?$/;

function reasonOf(url: string, audit: BareAudit): string | undefined {
  const path = audit.internal(url, "/")?.path ?? "";
  // A page that lost its file has its own finding.
  if (audit.indexing.get(path)?.isMeant || mayBePage(audit, path)) return undefined;
  const kind = audit.kindOf(path);
  const other = audit.indexing.get(path)?.obstacles.find(({ by }) => by === "canonical");
  if (kind === "page" && other) return `which names ${other.words} as its canonical URL`;
  if (kind === "page") return "which is kept from search engines";
  if (kind === "redirect") return "which is redirected";
  if (kind === "file") return "which is no page";
  return audit.files.has(`${path}.html`) ? "which is no page of the data" : "which does not exist";
}
