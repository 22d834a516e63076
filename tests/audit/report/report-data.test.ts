import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Reported } from "../../../scripts/audit/finding.ts";
import { indexingOf } from "../../../scripts/audit/indexing.ts";
import { linksOf } from "../../../scripts/audit/note-links.ts";
import { PageCollector } from "../../../scripts/audit/report/collect-pages.ts";
import { createReportData } from "../../../scripts/audit/report/create-data.ts";
import { inlinksOf } from "../../../scripts/audit/report/inlinks.ts";
import type { PageDetail, ReportData } from "../../../scripts/audit/report/report-data.ts";
import type { RuleInfo } from "../../../scripts/audit/rule.ts";
import { AuditedSite, type Edit } from "../../support/audit.ts";
import { unpack } from "./unpack.ts";

const maple = "/roofers-maple-grove-lake-county";
const pine = "/roofers-pine-bend-lake-county";
const rule: RuleInfo = {
  id: "title/length",
  severity: "warning",
  checks: "A title fits.",
  why: "It is cut.",
  fix: "Shorten it.",
  source: "google-title",
};
const finding = (more: Partial<Reported>): Reported => ({
  rule,
  severity: "warning",
  owner: "record",
  message: "The title is too long.",
  fix: "Shorten it.",
  related: [],
  impact: 3,
  fingerprint: "a",
  ...more,
});

/** Reads all pages of the fixture, some of them edited, as the audit does. */
function collect(edits: Record<string, Edit> = {}) {
  const site = new AuditedSite({ files: { "favicon.png": "x" } });
  const pages = new PageCollector();
  for (const path of site.site.paths.keys()) {
    const page = site.page(path, edits[path]);
    site.audit.graph.add(path, linksOf(site.audit, path, page.facts));
    site.audit.indexing.set(path, indexingOf(page, site.audit));
    pages.keep(pages.look(page, site.audit));
  }
  return { site, pages };
}

function dataOf(
  findings: Reported[],
  more: Partial<Parameters<typeof createReportData>[0]> = {},
): ReportData {
  const { site, pages } = collect();
  return createReportData({
    result: { findings, audit: site.audit, pages: pages.rows.length },
    rows: pages.rows,
    rules: [rule],
    similarities: [],
    texts: new Map([[maple, 3]]),
    folder: "../dist/",
    run: { day: "2026-12-09" },
    before: undefined,
    lookUp: ({ file }) => ({ file: join("data", file), line: 7, column: 3 }),
    ...more,
  });
}

function detailOf(path: string, edit?: Edit): PageDetail | undefined {
  const { pages } = collect(edit && { [path]: edit });
  const number = pages.rows.findIndex((row) => row.path === path);
  return unpack<PageDetail>(pages.details)[number];
}

describe("what the report keeps of a page", () => {
  it("holds its texts with their widths, its links and its headings", () => {
    const { pages } = collect();
    const row = pages.rows.find(({ path }) => path === maple);
    expect(row).toMatchObject({
      h1: "Roofers in Maple Grove",
      canonical: `https://www.maple-roofing.example${maple}`,
      type: "city",
      source: "cities/lake-county/maple-grove.yaml",
      isMeant: true,
    });
    expect(row?.obstacles).toBeUndefined();
    expect(row?.titlePixels).toBeGreaterThan(100);
    const detail = detailOf(maple);
    expect(detail?.trail.at(-1)).toBe("Maple Grove");
    expect(detail?.outline[0]?.level).toBe(1);
    expect(detail?.links).toContainEqual(expect.objectContaining({ path: pine }));
    expect(detail?.social.siteName).toBe("Maple & Sons Roofing");
  });

  it("holds what keeps it out of search results, as it is written there", () => {
    const noindex: Edit = (html) => html.replace("<title>", '<meta name="robots" content="noindex"><title>');
    const { rows } = collect({ [maple]: noindex }).pages;
    expect(rows.find(({ path }) => path === maple)).toMatchObject({
      isMeant: true,
      obstacles: [{ by: "tag", words: "robots: noindex" }],
      robots: "noindex",
    });
  });

  it("knows the words that lead to it, each with the pages that have them", () => {
    const { site, pages } = collect();
    const numbers = new Map(pages.rows.map(({ path }, number) => [path, number]));
    const { anchors, menu } = inlinksOf(maple, site.audit.graph, numbers);
    const linking = new Set(anchors.flatMap(({ pages: found }) => found));
    expect(linking).toEqual(
      new Set(site.audit.graph.linkingPages(maple).flatMap((path) => numbers.get(path) ?? [])),
    );
    expect(anchors.map(({ text }) => text)).toContain("Maple Grove");
    expect(anchors.map(({ pages: found }) => found.length)).toEqual(
      anchors.map(({ pages: found }) => found.length).sort((a, b) => b - a),
    );
    expect(menu).toEqual(["Maple Grove"]);
  });

  it("falls back to the parts of the path where structured data has no breadcrumbs or cannot be read", () => {
    const broken: Edit = (html) => html.replace(/(<script type="application\/ld\+json">){/, "$1{{");
    const detail = detailOf(maple, broken);
    expect(detail?.trail).toEqual([maple.slice(1)]);
    expect(detail?.structuredData).toEqual([{ error: expect.stringContaining("JSON") }]);
  });

  it("names a social picture by its address where the built folder does not hold it", () => {
    const { social } = detailOf(maple) ?? {};
    expect(social?.image?.url).toMatch(/^https:\/\//);
    expect(social?.image?.file).toBeUndefined();
  });
});

describe("the data of the report", () => {
  it("says what is new, fixed and staying since the run before", () => {
    const before = {
      runs: [
        { day: "2026-12-01", score: 90, errors: 2, warnings: 0 },
        { day: "2026-12-08", commit: "1a2b3c4", score: 95, errors: 1, warnings: 1 },
      ],
      last: [
        { fingerprint: "a", rule: "title/length", message: "The title is too long." },
        { fingerprint: "gone", rule: "title/one", message: "There is none." },
      ],
    };
    const data = dataOf([finding({}), finding({ fingerprint: "b" })], { before });
    expect(data.before).toEqual({
      day: "2026-12-08",
      commit: "1a2b3c4",
      fixed: [{ group: "Titles", rule: "title/one", message: "There is none." }],
    });
    expect(data.history).toEqual(before.runs);
    expect(data.findings.map(({ isFresh }) => isFresh)).toEqual([false, true]);
  });

  it("compares a first run with nothing", () => {
    const data = dataOf([finding({})]);
    expect([data.before, data.history, data.findings[0]?.isFresh]).toEqual([undefined, [], undefined]);
  });

  it("gives findings their line in the data, their pages by number, and the rule that found them", () => {
    const data = dataOf([
      finding({
        path: maple,
        related: [pine, "/gone"],
        place: { file: "cities/lake-county/maple-grove.yaml", pointer: "" },
      }),
      finding({ rule: { ...rule, id: "audit/failed-rule" }, position: { file: "dist/robots.txt" } }),
    ]);
    const numberOf = (path: string) => data.pages.findIndex((page) => page.path === path);
    expect(data.findings).toEqual([
      expect.objectContaining({
        rule: 0,
        place: "data/cities/lake-county/maple-grove.yaml:7",
        pages: [numberOf(maple), numberOf(pine)],
      }),
      expect.objectContaining({ rule: 1, place: "dist/robots.txt", pages: [] }),
    ]);
    expect(data.rules.map(({ id, group }) => [id, group])).toEqual([
      ["title/length", "Titles"],
      ["audit/failed-rule", "The audit itself"],
    ]);
    expect(data.rules[0]?.sourceUrl).toBe("https://developers.google.com/search/docs/appearance/title-link");
  });

  it("tells new findings from accepted ones, and what is gone", () => {
    const { findings, trend } = dataOf([finding({}), finding({ fingerprint: "b" })], {
      baseline: {
        accepted: [
          { fingerprint: "a", rule: "title/length", message: "The title is too long." },
          { fingerprint: "c", rule: "map/set", message: "/old is missing." },
        ],
      },
    });
    expect(findings.map(({ isNew }) => isNew)).toEqual([false, true]);
    expect(trend).toEqual({ gone: [{ group: "Sitemap", rule: "map/set", message: "/old is missing." }] });
    expect(dataOf([]).trend).toBeUndefined();
  });

  it("knows the cities with their pages and neighbors, links in texts, and the closest page", () => {
    const pair = { paths: [maple, pine] as [string, string], raw: 0.2, masked: 0.4 };
    const data = dataOf([], {
      similarities: [
        {
          type: "city",
          method: "exact",
          paths: [maple, pine],
          pairs: [pair],
          closest: new Map([[maple, pair]]),
          unique: new Map([[maple, 0.8]]),
          mean: 0.4,
          matrix: Float32Array.of(1, 0.4, 0.4, 1),
          comparisons: 1,
        },
      ],
    });
    const [a, b] = [maple, pine].map((path) => data.pages.findIndex((page) => page.path === path));
    expect(data.pages[a ?? -1]).toMatchObject({ text: 3, unique: 0.8, closest: { page: b, masked: 0.4 } });
    expect(data.similarities[0]).toMatchObject({
      pages: [a, b],
      matrix: [1000, 400, 400, 1000],
      isEstimated: false,
    });
    expect(data.links[a ?? -1]).toContain(b);
    const scores = data.pages.map(({ linkScore }) => linkScore);
    expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeCloseTo(1, 1);
    const city = data.cities.find(({ name }) => name === "Maple Grove");
    expect(city).toMatchObject({ page: a, latitude: 45.0725 });
    expect(city?.nearby.map((number) => data.cities[number]?.name)).toContain("Pine Bend");
    expect(data.site.icon).toBe("/favicon.png");
  });
});
