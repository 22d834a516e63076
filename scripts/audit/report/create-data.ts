import type { Position } from "../../../src/problem.ts";
import { pathOf } from "../../../src/site/paths.ts";
import type { AuditResult, BareAudit } from "../audit.ts";
import { type Baseline, partByBaseline } from "../baseline.ts";
import { pagesOf, positionOf, type Reported } from "../finding.ts";
import type { RenderedPage } from "../rendered/rendered-page.ts";
import type { RuleInfo } from "../rule.ts";
import type { Similarity } from "../similarity/similarity.ts";
import { sources, sourceUrls } from "../sources.ts";
import type { PageRow } from "./collect-pages.ts";
import { groupOf } from "./groups.ts";
import type {
  Before,
  ReportCity,
  ReportData,
  ReportFinding,
  ReportPage,
  ReportRule,
  RunInfo,
  Trend,
} from "./report-data.ts";
import type { Runs } from "./runs.ts";
import { scoresOf } from "./scores.ts";
import { createSimilarities } from "./similarities.ts";

export interface ReportInput {
  result: AuditResult<BareAudit>;
  /** What was kept of every page, in order. */
  rows: readonly PageRow[];
  rules: readonly RuleInfo[];
  similarities: readonly Similarity[];
  /** Numbers of the packed texts, by path. */
  texts: ReadonlyMap<string, number>;
  /** Address of the built folder, seen from the report. */
  folder: string;
  /** Finds line and column of a place in the data. */
  lookUp(place: NonNullable<Reported["place"]>): Position;
  baseline?: Baseline;
  rendered?: readonly RenderedPage[];
  run: RunInfo;
  /** What was kept of the runs before. */
  before: Runs | undefined;
}

/** Joins findings, pages and comparisons to what the report's page reads. */
export function createReportData(input: ReportInput): ReportData {
  const { result, rows, baseline, before, rendered = [] } = input;
  const { site, files, limits, graph } = result.audit;
  const numbers = numberPages(rows);
  const rules = describeRules(input.rules, result.findings);
  const findings = createFindings(input, rules, numbers);
  return {
    site: {
      name: site.business?.name ?? new URL(site.origin).host,
      origin: site.origin,
      folder: input.folder,
      ...(files.has(favicon) && { icon: favicon }),
    },
    rules,
    score: scoresOf(rules, findings, rows.length),
    ...(baseline && { trend: trendOf(result.findings, baseline) }),
    run: input.run,
    ...(before && { before: beforeOf(result.findings, before) }),
    history: before?.runs ?? [],
    findings,
    pages: createPages(input, numbers),
    rendered,
    links: rows.map(({ path }) => toNumbers(graph.outlinks(path), numbers)),
    cities: createCities(result.audit, numbers),
    similarities: createSimilarities(input.similarities, numbers),
    similarityLimit: limits.similarity.masked,
  };
}

/** The number by which the report names each page, by its path. */
export function numberPages(rows: readonly PageRow[]): ReadonlyMap<string, number> {
  return new Map(rows.map(({ path }, number) => [path, number]));
}

const favicon = "/favicon.png";

/** Every rule of the list, and behind it those of the runner that found something. */
function describeRules(rules: readonly RuleInfo[], findings: readonly Reported[]): ReportRule[] {
  const all = new Map([...rules, ...findings.map(({ rule }) => rule)].map((rule) => [rule.id, rule]));
  return [...all.values()].map(({ id, severity, checks, why, fix, source }) => ({
    id,
    group: groupOf(id),
    severity,
    checks,
    why,
    fix,
    source: sources[source].name,
    ...(sourceUrls[source] && { sourceUrl: sourceUrls[source] }),
  }));
}

function createFindings(
  { result, baseline, before, lookUp }: ReportInput,
  rules: readonly ReportRule[],
  numbers: ReadonlyMap<string, number>,
): ReportFinding[] {
  const ruleNumbers = new Map(rules.map(({ id }, number) => [id, number]));
  const known = new Set(baseline?.accepted.map(({ fingerprint }) => fingerprint));
  const seen = before && new Set(before.last.map(({ fingerprint }) => fingerprint));
  const notes = result.audit.site.dataset?.audit?.value.notes ?? [];
  return result.findings.map((finding) => {
    const { rule, severity, owner, message, fix, path, fingerprint, impact, critical } = finding;
    const position = positionOf(finding, lookUp);
    const note = notes.find((one) => one.rule === rule.id && (one.page ?? path) === path)?.note;
    return {
      rule: ruleNumbers.get(rule.id) ?? 0,
      severity,
      owner,
      message,
      fix,
      ...(position && { place: formatPosition(position) }),
      pages: [...new Set(toNumbers(pagesOf(finding), numbers))],
      impact,
      ...(critical && { critical }),
      isNew: !known.has(fingerprint),
      ...(seen && { isFresh: !seen.has(fingerprint) }),
      ...(note !== undefined && { note }),
    };
  });
}

function formatPosition({ file, line }: Position): string {
  return line === undefined ? file : `${file}:${line}`;
}

function trendOf(findings: readonly Reported[], baseline: Baseline): Trend {
  const { known } = partByBaseline(findings, baseline);
  const still = new Set(known.map(({ fingerprint }) => fingerprint));
  const gone = baseline.accepted.filter(({ fingerprint }) => !still.has(fingerprint));
  return { gone: gone.map(({ rule, message }) => ({ group: groupOf(rule), rule, message })) };
}

/** The last run, with what it found and this one does not. */
function beforeOf(findings: readonly Reported[], { runs, last }: Runs): Before {
  const still = new Set(findings.map(({ fingerprint }) => fingerprint));
  const { day = "", commit } = runs.at(-1) ?? {};
  const fixed = last.filter(({ fingerprint }) => !still.has(fingerprint));
  return {
    day,
    ...(commit !== undefined && { commit }),
    fixed: fixed.map(({ rule, message }) => ({ group: groupOf(rule), rule, message })),
  };
}

function createPages(
  { result, rows, similarities, texts }: ReportInput,
  numbers: ReadonlyMap<string, number>,
): ReportPage[] {
  const { graph } = result.audit;
  const depths = graph.depthsFrom("/");
  const comparisons = new Map(
    similarities.flatMap(({ closest, unique }) =>
      [...unique].map(([path, share]) => [path, { closest: closest.get(path), unique: share }] as const),
    ),
  );
  return rows.map((row) => {
    const { path } = row;
    const { closest, unique } = comparisons.get(path) ?? {};
    const other = numbers.get(closest?.paths.find((one) => one !== path) ?? "");
    const depth = depths.get(path);
    const text = texts.get(path);
    return {
      ...row,
      isInMenu: graph.isInNavigation(path),
      ...(depth !== undefined && { depth }),
      linkScore: Math.round(graph.scoreOf(path) * 100) / 100,
      ...(unique !== undefined && { unique }),
      ...(closest && other !== undefined && { closest: { page: other, masked: closest.masked } }),
      ...(text !== undefined && { text }),
    };
  });
}

function createCities({ site: { dataset } }: BareAudit, pages: ReadonlyMap<string, number>): ReportCity[] {
  if (!dataset) return [];
  const { cities, counties } = dataset;
  const numbers = new Map(cities.map(({ id }, number) => [id, number]));
  const countyNames = new Map(counties.map(({ id, value }) => [id, value.county]));
  return cities.map((city) => {
    const { city: name, county, coordinates, nearbyAreas } = city.facts;
    const page = pages.get(pathOf(dataset, "city", city.id) ?? "");
    return {
      name,
      county: countyNames.get(county) ?? county,
      ...coordinates,
      ...(page !== undefined && { page }),
      nearby: toNumbers(
        nearbyAreas.flatMap((area) => ("city" in area && area.city ? area.city : [])),
        numbers,
      ),
    };
  });
}

/** Numbers of those names that are known. */
function toNumbers(names: readonly string[], numbers: ReadonlyMap<string, number>): number[] {
  return names.flatMap((name) => numbers.get(name) ?? []);
}
