// @module-tag nightly
import { describe, expect, it } from "vitest";
import { compareBySignature, sketchOf } from "../../../scripts/audit/similarity/estimated.ts";
import { compareExactly } from "../../../scripts/audit/similarity/exact.ts";
import { estimate, signatureOf } from "../../../scripts/audit/similarity/minhash.ts";
import { jaccard, shinglesOf } from "../../../scripts/audit/similarity/shingles.ts";
import type { ComparedPage } from "../../../scripts/audit/similarity/similarity.ts";

/** Numbers below 1, the same in every run (Lehmer). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** Texts of 300 words: a pattern they all share, and for the rest groups of near twins. */
function texts(count: number, next = numbers(7)): string[] {
  const words = (length: number) => Array.from({ length }, () => `w${Math.floor(next() * 50_000)}`);
  const pattern = words(60);
  let own: string[] = [];
  return Array.from({ length: count }, (_, at) => {
    // Every third page is new; the two after it copy it, with runs of words changed.
    if (at % 3 === 0) own = words(240);
    const changed = own.map((word) => (next() < 0.015 * (at % 3) ? words(1)[0] : word));
    return [...pattern, ...changed].join(" ");
  });
}

function exactPages(count: number): ComparedPage[] {
  return texts(count).map((text, at) => {
    const shingles = shinglesOf(text);
    return { path: `/${at}`, type: "city", raw: shingles, masked: shingles, sample: shingles };
  });
}

function sketched(pages: ComparedPage[]): ComparedPage[] {
  return pages.map((page) => ({ ...page, ...sketchOf(page.raw, page.masked) }));
}

describe("sequences of words", () => {
  it("counts each run of five words once, and a shorter text as one", () => {
    expect(shinglesOf("One two three four five, six.")).toHaveLength(2);
    expect(shinglesOf("a b c d e a b c d e")).toHaveLength(5);
    expect(shinglesOf("only three words")).toHaveLength(1);
    expect(shinglesOf("")).toHaveLength(0);
  });

  it("does not mind capitals and punctuation", () => {
    expect(shinglesOf("The roof, of course, is red!")).toEqual(shinglesOf("the roof of course is red"));
  });

  it("measures what two texts share of all they hold", () => {
    const a = shinglesOf("a b c d e f g");
    expect(jaccard(a, a)).toBe(1);
    expect(jaccard(a, shinglesOf("a b c d e f h"))).toBe(0.5);
    expect(jaccard(a, shinglesOf("p q r s t"))).toBe(0);
    expect(jaccard(shinglesOf(""), shinglesOf(""))).toBe(0);
  });
});

describe("comparing every pair", () => {
  const pages = exactPages(6);
  const result = compareExactly("city", pages);

  it("lists all pairs, the closest first, and the closest page of each", () => {
    expect(result).toMatchObject({ method: "exact", comparisons: 15 });
    expect(result.pairs).toHaveLength(15);
    expect(result.pairs[0]?.masked).toBeGreaterThan(result.pairs[14]?.masked ?? 1);
    expect(result.closest.get("/0")?.paths).toEqual(["/0", "/1"]);
  });

  it("gives the whole matrix, its mean, and the share of each page that is its own", () => {
    const [first, second] = pages as [ComparedPage, ComparedPage];
    const shared = jaccard(first.masked, second.masked);
    expect(result.matrix?.[1]).toBeCloseTo(shared, 6);
    expect(result.matrix?.[6]).toBeCloseTo(shared, 6);
    const mean = result.pairs.reduce((sum, { masked }) => sum + masked, 0) / 15;
    expect(result.mean).toBeCloseTo(mean, 10);
    const others = new Set(pages.slice(1).flatMap(({ masked }) => [...masked]));
    const own = [...first.masked].filter((hash) => !others.has(hash)).length;
    expect(result.unique.get("/0")).toBeCloseTo(own / first.masked.length, 10);
  });

  it("does with one page and with none", () => {
    expect(compareExactly("city", pages.slice(0, 1))).toMatchObject({ pairs: [], mean: 0 });
    expect(compareExactly("city", [])).toMatchObject({ pairs: [], mean: 0 });
  });
});

describe("comparing by signatures", () => {
  const exact = exactPages(240);
  const truth = compareExactly("city", exact);
  const estimated = compareBySignature("city", sketched(exact));

  it("finds at least 95 % of the pairs that share more than half", () => {
    const alike = truth.pairs.filter(({ masked }) => masked > 0.5);
    const found = new Set(estimated.pairs.map(({ paths }) => [...paths].sort().join()));
    const missed = alike.filter(({ paths }) => !found.has([...paths].sort().join()));
    expect(alike.length).toBeGreaterThan(100);
    expect(missed.length / alike.length).toBeLessThanOrEqual(0.05);
  });

  it("estimates what a pair shares to within 0.03 on average, and 0.12 at most", () => {
    const errors = truth.pairs.slice(0, 200).map(({ paths, masked }) => {
      const [a, b] = paths.map((path) => exact[Number(path.slice(1))] as ComparedPage) as [
        ComparedPage,
        ComparedPage,
      ];
      return Math.abs(estimate(signatureOf(a.masked), signatureOf(b.masked)) - masked);
    });
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.03);
    expect(Math.max(...errors)).toBeLessThan(0.12);
  });

  it("estimates the mean and the unique shares", () => {
    expect(Math.abs(estimated.mean - truth.mean)).toBeLessThan(0.03);
    const errors = exact.map(({ path }) =>
      Math.abs((estimated.unique.get(path) ?? 0) - (truth.unique.get(path) ?? 0)),
    );
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.1);
  });

  it("says the same in every run", () => {
    expect(compareBySignature("city", sketched(exact))).toEqual(estimated);
  });

  it("compares in proportion to the pages, and each page at most 512 times, even when all are the same", () => {
    const many = sketched(exactPages(3000));
    const comparisons = (count: number) => compareBySignature("city", many.slice(0, count)).comparisons;
    const [small, large] = [comparisons(1500), comparisons(3000)];
    expect(large / small).toBeLessThan(2.6);
    expect(large).toBeLessThan(3000 * 100);
    const [one] = many as [ComparedPage];
    const same = Array.from({ length: 200 }, (_, at) => ({ ...one, path: `/${at}` }));
    expect(compareBySignature("city", same).comparisons).toBeLessThanOrEqual(200 * 512);
  });
});
