import { oncePer } from "../../../src/site/once.ts";
import { groupBy } from "../../group-by.ts";
import type { Audit } from "../audit.ts";
import { maskOf, maskOfCity } from "../masking.ts";
import type { AuditedPage } from "../rule.ts";
import { compareBySignature, sketchOf } from "./estimated.ts";
import { compareExactly } from "./exact.ts";
import { mainBlocks } from "./main-text.ts";
import { shinglesOf } from "./shingles.ts";
import type { ComparedPage, Similarity } from "./similarity.ts";

/** Most pages of a type that are compared pair by pair; 400 are 79,800 pairs, half a second. */
export const exactPages = 400;

/** Keeps what the comparison needs of every page of a pattern (city, county, project); the rules over sameness share it. */
class Collector {
  private pages: ComparedPage[] = [];
  private last: AuditedPage | undefined;
  private results: Similarity[] | undefined;

  constructor(private readonly audit: Audit) {}

  /** Each rule hands over each page; only the first time counts. A page after a result begins a new run. */
  add(page: AuditedPage): void {
    if (page === this.last) return;
    if (this.results) this.pages = [];
    this.results = undefined;
    this.last = page;
    const compared = page.expected.isIndexed && this.read(page);
    if (compared) this.pages.push(compared);
  }

  similarities(): Similarity[] {
    this.results ??= [...groupBy(this.pages, ({ type }) => type)].map(([type, pages]) =>
      this.isLarge(type) ? compareBySignature(type, pages) : compareExactly(type, pages),
    );
    return this.results;
  }

  private read(page: AuditedPage): ComparedPage | undefined {
    const { site } = this.audit;
    const subject = site.paths.get(page.path)?.subject;
    if (!subject) return undefined;
    const { type } = page.expected.props;
    const text = mainBlocks(page).join("\n");
    const mask = subject.kind === "city" ? maskOfCity(site, subject.entity.value) : maskOf(site);
    const [raw, masked] = [shinglesOf(text), shinglesOf(mask.of(text))];
    return this.isLarge(type)
      ? { path: page.path, type, ...sketchOf(raw, masked) }
      : { path: page.path, type, raw, masked, sample: masked };
  }

  private isLarge(type: string): boolean {
    return (sizes(this.audit.site).get(type) ?? 0) > exactPages;
  }
}

const sizes = oncePer(({ paths }: Audit["site"]) => {
  const counts = new Map<string, number>();
  for (const { page } of paths.values()) counts.set(page.value.type, (counts.get(page.value.type) ?? 0) + 1);
  return counts;
});

const collectorOf = oncePer((audit: Audit) => new Collector(audit));

/** Hands a page to the comparison. */
export function collect(page: AuditedPage, audit: Audit): true {
  collectorOf(audit).add(page);
  return true;
}

/** How alike the pages of each type are, when all have been collected; compared once. */
export function similaritiesOf(audit: Audit): Similarity[] {
  return collectorOf(audit).similarities();
}
