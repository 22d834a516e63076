import { mkdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { localDate } from "../../../src/site/hours/zoned-time.ts";
import { writeAtomically } from "../../files/write-atomically.ts";
import type { AuditResult, BareAudit } from "../audit.ts";
import type { Baseline } from "../baseline.ts";
import type { RenderedPage } from "../rendered/rendered-page.ts";
import type { RuleInfo } from "../rule.ts";
import type { OwnText, Similarity } from "../similarity/similarity.ts";
import type { Client } from "./bundle-client.ts";
import type { PageCollector } from "./collect-pages.ts";
import { createReportData, numberPages, type ReportInput } from "./create-data.ts";
import { renderReport } from "./document.ts";
import { inlinksOf } from "./inlinks.ts";
import { Packer } from "./packed.ts";
import type { PageInlinks } from "./report-data.ts";
import { describeRun, readRuns, writeRuns } from "./runs.ts";
import { pathsOfTexts } from "./similarities.ts";

export interface ReportOptions {
  /** Every rule that ran. */
  rules: readonly RuleInfo[];
  /** How alike pages are, and what each says of its own; only known with data. */
  compared?: { similarities: readonly Similarity[]; textOf(path: string): OwnText | undefined };
  /** Finds line and column of a place in the data. */
  lookUp: ReportInput["lookUp"];
  baseline?: Baseline;
  /** Pages that were opened in a browser. */
  rendered?: readonly RenderedPage[];
  /** Folder of the data, whose commit the report names. */
  dataDir: string;
}

/** Texts that are compressed together. */
const textsPerBlock = 20;
/** Pages whose inlinks are compressed together. */
const inlinksPerBlock = 50;

/** Writes `index.html` into the folder, which is made where it is missing. Returns the path of the file. */
export function writeReport(
  dir: string,
  result: AuditResult<BareAudit>,
  { rows, details }: PageCollector,
  client: Client,
  { dataDir, compared, ...options }: ReportOptions,
): string {
  const texts = new Packer<OwnText>(textsPerBlock);
  const textNumbers = new Map<string, number>();
  const similarities = compared?.similarities ?? [];
  for (const path of pathsOfTexts(similarities)) {
    const text = compared?.textOf(path);
    if (text) textNumbers.set(path, texts.add(text));
  }
  const { graph, site } = result.audit;
  const { today, dataset } = site;
  const numbers = numberPages(rows);
  const inlinks = new Packer<PageInlinks>(inlinksPerBlock);
  for (const { path } of rows) inlinks.add(inlinksOf(path, graph, numbers));
  const before = readRuns(dir);
  const data = createReportData({
    ...options,
    run: describeRun(today ?? localDate("UTC", Date.now()), dataset && dataDir),
    before,
    result,
    rows,
    similarities,
    texts: textNumbers,
    folder: addressOf(dir, result.audit),
  });
  mkdirSync(dir, { recursive: true });
  const file = join(dir, "index.html");
  writeAtomically(file, renderReport(data, { details, inlinks, texts }, client));
  const last = result.findings.map(({ fingerprint, rule, message }) => ({
    fingerprint,
    rule: rule.id,
    message,
  }));
  writeRuns(dir, before, data, last);
  return file;
}

/** Address of the site's files, seen from a folder, with a slash at its end: a relative one where they are on this machine. */
function addressOf(from: string, { files, site, whereIs }: BareAudit): string {
  if (/^https?:/.test(whereIs("/"))) return `${site.origin}${site.base}`;
  const parts = relative(from, files.pathOf("/"))
    .split(sep)
    .filter((part) => part !== "");
  return parts.length === 0 ? "./" : `${parts.map(encodeURIComponent).join("/")}/`;
}
