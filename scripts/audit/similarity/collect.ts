import { oncePer } from "../../../src/site/once.ts";
import { countsOf, groupBy } from "../../group-by.ts";
import type { Audit, BareAudit } from "../audit.ts";
import { hasData } from "../has-data.ts";
import { type Labels, labelsOf } from "../labels.ts";
import { type Mask, maskOf, maskOfCity } from "../masking.ts";
import { wordsOf } from "../words.ts";
import { compareBySignature, sketchOf } from "./estimated.ts";
import { compareExactly } from "./exact.ts";
import { mainBlocks, type ReadPage } from "./main-text.ts";
import { shinglesOf } from "./shingles.ts";
import type { CollectedPage, Similarity } from "./similarity.ts";
import { groupTwins, type TwinGroup } from "./twins.ts";

/** Most pages of a type that are compared pair by pair; 400 are 79,800 pairs, half a second. */
export const exactPages = 400;

/** A shorter block is a label. */
const fewestWordsOfOpening = 8;

/** Keeps what the comparison needs of every page for search engines; the rules over sameness share it. */
class Collector {
  private pages: CollectedPage[] = [];
  private last: ReadPage | undefined;
  private results: Similarity[] | undefined;
  private twins: ReadonlyMap<string, TwinGroup> | undefined;

  constructor(private readonly audit: BareAudit) {}

  /** Each rule hands over each page; only the first time counts. A page after a result begins a new run. */
  add(page: ReadPage): void {
    if (page === this.last) return;
    if (this.results || this.twins) this.pages = [];
    this.results = undefined;
    this.twins = undefined;
    this.last = page;
    const labels = labelsOf(page);
    if (labels) this.pages.push(this.read(page, labels));
  }

  /** Pages of a pattern (city, county, project), each with the others of its type. */
  similarities(): Similarity[] {
    const { paths } = this.audit.site;
    const ofPatterns = this.pages.filter(({ path }) => paths?.get(path)?.subject);
    this.results ??= [...groupBy(ofPatterns, ({ type }) => type)].map(([type, pages]) =>
      this.isLarge(type) ? compareBySignature(type, pages) : compareExactly(type, pages),
    );
    return this.results;
  }

  /** The group of each page that has twins, by path. */
  twinGroups(): ReadonlyMap<string, TwinGroup> {
    this.twins ??= new Map(
      groupTwins(this.pages, this.audit.limits.similarity.raw).flatMap((group) =>
        group.pages.map(({ path }) => [path, group] as const),
      ),
    );
    return this.twins;
  }

  private read(page: ReadPage, labels: Labels): CollectedPage {
    const type = page.expected.props?.type ?? "";
    const blocks = mainBlocks(page);
    const text = blocks.join("\n");
    const raw = shinglesOf(text);
    const masked = shinglesOf(this.maskAt(page.path)?.of(text) ?? text);
    const isSketch = this.isLarge(type);
    return {
      path: page.path,
      type,
      labels,
      opening: blocks.find((block) => wordsOf(block).length >= fewestWordsOfOpening) ?? "",
      sequences: raw.length,
      isSketch,
      ...(isSketch ? sketchOf(raw, masked) : { raw, masked, sample: masked }),
    };
  }

  /** Masks names that the data know; undefined for a site without. */
  private maskAt(path: string): Mask | undefined {
    if (!hasData(this.audit)) return undefined;
    const { site } = this.audit;
    const subject = site.paths.get(path)?.subject;
    return subject?.kind === "city" ? maskOfCity(site, subject.entity.value) : maskOf(site);
  }

  /** Where nobody knows how many pages come, they may be many. */
  private isLarge(type: string): boolean {
    const { site } = this.audit;
    return site.paths === undefined || (sizes(site.paths).get(type) ?? 0) > exactPages;
  }
}

const sizes = oncePer((paths: Audit["site"]["paths"]) =>
  countsOf<string>(Array.from(paths.values(), ({ page }) => page.value.type)),
);

const collectorOf = oncePer((audit: BareAudit) => new Collector(audit));

/** Hands a page to the comparison. */
export function collect(page: ReadPage, audit: BareAudit): true {
  collectorOf(audit).add(page);
  return true;
}

/** Pages of any types that are nearly the same, when all have been collected. */
export function twinGroups(audit: BareAudit): TwinGroup[] {
  return [...new Set(collectorOf(audit).twinGroups().values())];
}

/** Of pages with the same text only the first: what is the same on all of them is said once, by set/raw-dup. */
export function withoutTwins(paths: readonly string[], audit: BareAudit): readonly string[] {
  if (paths.length < 2) return paths;
  const groups = collectorOf(audit).twinGroups();
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
  return collectorOf(audit).similarities();
}
