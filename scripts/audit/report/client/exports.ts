import type { ReportData } from "../report-data.ts";
import type { PageSummary } from "./model.ts";
import { statusOf } from "./status.ts";

/** Values as a line of CSV (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe. */
function csvLine(values: readonly (string | number | boolean | undefined)[]): string {
  return values
    .map((value) => {
      const text = String(value ?? "");
      const safe = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
      return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
    })
    .join(",");
}

/** Every finding of every page, a line each; a finding about no page has one line without. */
export function findingsCsv({ findings, rules, pages }: ReportData): string {
  const lines = findings.flatMap(({ rule, severity, owner, message, fix, place, isNew, pages: numbers }) => {
    const { id, group } = rules[rule] ?? {};
    const paths = numbers.length === 0 ? [""] : numbers.map((number) => pages[number]?.path);
    return paths.map((path) => csvLine([id, group, severity, owner, path, place, message, fix, isNew]));
  });
  const head = "rule,group,severity,owner,page,place,message,fix,new";
  return [head, ...lines, ""].join("\r\n");
}

/** These pages, a line each. */
export function pagesCsv(pages: readonly PageSummary[]): string {
  const lines = pages.map(({ path, type, source, title, titlePixels, description, ...page }) => {
    const texts = [path, type, source, title, titlePixels, description, page.descriptionPixels];
    const heads = [page.h1, page.canonical];
    const links = [page.depth, page.inlinks.length, page.outlinks.length];
    const facts = [
      page.words,
      page.bytes,
      statusOf(page),
      page.robots,
      page.isMeant,
      ...links,
      page.linkScore,
      page.unique?.toFixed(3),
    ];
    const { error, warning, info } = page.counts;
    return csvLine([...texts, ...heads, ...facts, error, warning, info]);
  });
  const head =
    "path,type,source,title,title_px,description,description_px,h1,canonical,words,bytes,status,robots,meant,depth,inlinks,outlinks,link_score,unique_share,errors,warnings,infos";
  return [head, ...lines, ""].join("\r\n");
}
