import type { ReportData } from "../report-data.ts";
import { h } from "./dom.ts";
import type { Model } from "./model.ts";

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
export function pagesCsv(model: Model, numbers: readonly number[]): string {
  const lines = numbers.map((number) => {
    const { path, type, source, title, titlePixels, description, descriptionPixels, ...page } =
      model.page(number);
    const { error, warning, info } = model.counts[number] ?? {};
    const [ins, outs] = [model.inlinks[number]?.length, model.data.links[number]?.length];
    const texts = [path, type, source, title, titlePixels, description, descriptionPixels];
    const facts = [page.words, page.bytes, page.isIndexed, page.depth, ins, outs, page.unique?.toFixed(3)];
    return csvLine([...texts, ...facts, error, warning, info]);
  });
  const head =
    "path,type,source,title,title_px,description,description_px,words,bytes,indexed,depth,inlinks,outlinks,unique_share,errors,warnings,infos";
  return [head, ...lines, ""].join("\r\n");
}

/** A button that saves a file made when it is pressed. */
export function downloadButton(label: string, name: string, make: () => string): HTMLButtonElement {
  return h("button", { type: "button", onclick: () => save(name, make()) }, label);
}

function save(name: string, content: string): void {
  const type = name.endsWith(".csv") ? "text/csv" : "application/json";
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  h("a", { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
