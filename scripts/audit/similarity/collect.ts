import { countsOf, groupBy } from "../../../src/loader/group-by.ts";
import type { AuditLimits } from "../../../src/site/audit-limits.ts";
import { oncePer } from "../../../src/site/once.ts";
import type { Audit, BareAudit } from "../audit.ts";
import { hasData } from "../has-data.ts";
import { labelsOf, sharedLabels } from "../labels.ts";
import { type Mask, maskOf, maskOfCity } from "../masking.ts";
import { wordsOf } from "../words.ts";
import { compareBySignature, sketchOf } from "./estimated.ts";
import { compareExactly } from "./exact.ts";
import { mainBlocks, type ReadPage } from "./main-text.ts";
import { shinglesOf } from "./shingles.ts";
import type { CollectedPage, OwnText, Similarity } from "./similarity.ts";
import { groupTwins, type TwinGroup } from "./twins.ts";

/** Most pages of a type that are compared pair by pair; 400 are 79,800 pairs, half a second. */
export const exactPages = 400;

/** A shorter block is a label. */
const fewestWordsOfOpening = 8;

/** What the comparison needs of every page for search engines; the rules over sameness share it. */
export class ComparedTexts {
  private pages: CollectedPage[] = [];
  private results: Similarity[] | undefined;
  private twins: ReadonlyMap<string, TwinGroup> | undefined;

  /** A page after a result begins a new run. */
  add(page: CollectedPage): void {
    if (this.results || this.twins) this.pages = [];
    this.results = undefined;
    this.twins = undefined;
    this.pages.push(page);
  }

  /** The text of a page that was collected; undefined where it was not kept. */
  textOf(path: string): OwnText | undefined {
    return this.pages.find((page) => page.path === path)?.text;
  }

  /** Pages of a pattern (city, county, project), each with the others of its type. */
  similarities({ paths }: BareAudit["site"]): Similarity[] {
    const ofPatterns = this.pages.filter(({ path }) => paths?.get(path)?.subject);
    this.results ??= [...groupBy(ofPatterns, ({ type }) => type)].map(([type, pages]) =>
      pages[0]?.isSketch ? compareBySignature(type, pages) : compareExactly(type, pages),
    );
    return this.results;
  }

  /** The page that each of other documents repeats, by its text or by what names it. */
  repeatedBy(others: readonly CollectedPage[], { similarity }: AuditLimits): Map<string, CollectedPage> {
    const known = new Set(this.pages);
    const groups = others.length > 0 ? groupTwins([...this.pages, ...others], similarity.raw) : [];
    return new Map(
      others.flatMap((other) => {
        const twins = groups.find(({ pages }) => pages.includes(other))?.pages ?? [];
        const page =
          this.pages.find(({ labels }) => sharedLabels(labels, other.labels).length > 1) ??
          twins.find((twin) => known.has(twin)) ??
          this.pages.find(({ labels }) => sharedLabels(labels, other.labels).length > 0);
        return page ? [[other.path, page] as const] : [];
      }),
    );
  }

  /** The group of each page that has twins, by path. */
  twinGroups({ similarity }: AuditLimits): ReadonlyMap<string, TwinGroup> {
    this.twins ??= new Map(
      groupTwins(this.pages, similarity.raw).flatMap((group) =>
        group.pages.map(({ path }) => [path, group] as const),
      ),
    );
    return this.twins;
  }
}

/** What is compared of a page; undefined for one that is not for search engines. */
export function collectedOf(page: ReadPage, audit: BareAudit): CollectedPage | undefined {
  const labels = labelsOf(page);
  if (!labels) return undefined;
  const type = page.expected.props?.type ?? "";
  const text = ownText(page, audit);
  const raw = shinglesOf(text.raw.join("\n"));
  const masked = shinglesOf(text.masked.join("\n"));
  const isSketch = isLarge(type, audit);
  return {
    path: page.path,
    type,
    labels,
    opening: text.raw.find((block) => wordsOf(block).length >= fewestWordsOfOpening) ?? "",
    sequences: raw.length,
    isSketch,
    ...(isSketch ? sketchOf(raw, masked) : { raw, masked, sample: masked, text }),
  };
}

/** What a page itself says; without data no names are known. */
export function ownText(page: ReadPage, audit: BareAudit): OwnText {
  const raw = mainBlocks(page);
  const mask = maskAt(page.path, audit);
  return { raw, masked: mask ? raw.map((block) => mask.of(block)) : raw };
}

/** Masks names that the data know; undefined for a site without. */
function maskAt(path: string, audit: BareAudit): Mask | undefined {
  if (!hasData(audit)) return undefined;
  const { site } = audit;
  const subject = site.paths.get(path)?.subject;
  return subject?.kind === "city" ? maskOfCity(site, subject.entity.value) : maskOf(site);
}

/** Where nobody knows how many pages come, they may be many. */
function isLarge(type: string, { site }: BareAudit): boolean {
  return site.paths === undefined || (sizes(site.paths).get(type) ?? 0) > exactPages;
}

const sizes = oncePer((paths: Audit["site"]["paths"]) =>
  countsOf<string>(Array.from(paths.values(), ({ page }) => page.value.type)),
);

/** Pages of any types that are nearly the same, when all have been collected. */
export function twinGroups(audit: BareAudit): TwinGroup[] {
  return [...new Set(audit.texts.twinGroups(audit.limits).values())];
}

/** Of pages with the same text only the first: what is the same on all of them is said once, by set/raw-dup. */
export function withoutTwins(paths: readonly string[], audit: BareAudit): readonly string[] {
  if (paths.length < 2) return paths;
  const groups = audit.texts.twinGroups(audit.limits);
  const seen = new Set<TwinGroup>();
  return paths.filter((path) => {
    const group = groups.get(path);
    const isFirst = !group || !seen.has(group);
    if (group) seen.add(group);
    return isFirst;
  });
}

/** How alike the pages of each type are, when all have been collected; compared once. */
export function similaritiesOf(audit: Audit): Similarity[] {
  return audit.texts.similarities(audit.site);
}
