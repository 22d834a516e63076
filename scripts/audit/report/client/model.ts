import { createContext, useContext } from "react";
import type { OwnText } from "../../similarity/similarity.ts";
import type {
  PageDetail,
  PageInlinks,
  ReportData,
  ReportFinding,
  ReportPage,
  ReportRule,
} from "../report-data.ts";

/** Findings of a page by severity. */
export interface Counts {
  error: number;
  warning: number;
  info: number;
}

/** A finding with its rule. */
export interface RuledFinding extends Omit<ReportFinding, "rule"> {
  number: number;
  rule: ReportRule;
}

/** A page with what is worked out from the data about it. */
export interface PageSummary extends ReportPage {
  number: number;
  /** Other pages that link it in their text. */
  inlinks: number[];
  /** Pages that it links in its text. */
  outlinks: readonly number[];
  findings: RuledFinding[];
  counts: Counts;
}

/** The data of the report with what is worked out from them. */
export class Model {
  readonly data: ReportData = parseBlock("data");
  readonly pages: readonly PageSummary[] = this.data.pages.map((page, number) => ({
    ...page,
    number,
    inlinks: [],
    outlinks: this.data.links[number] ?? [],
    findings: [],
    counts: { error: 0, warning: 0, info: 0 },
  }));
  readonly findings: readonly RuledFinding[] = this.data.findings.flatMap((finding, number) => {
    const rule = this.data.rules[finding.rule];
    return rule ? { ...finding, number, rule } : [];
  });
  /** False for a site that nobody has the data of, so that nobody can say whose fault a finding is. */
  readonly hasData = this.data.pages.some(({ source }) => source !== "");
  private readonly byPath = new Map(this.pages.map((page) => [page.path, page]));
  private readonly details = new PackedReader<PageDetail>("details");
  private readonly linking = new PackedReader<PageInlinks>("inlinks");
  private readonly texts = new PackedReader<OwnText>("texts");

  constructor() {
    for (const { number, outlinks } of this.pages)
      for (const to of outlinks) if (to !== number) this.pages[to]?.inlinks.push(number);
    for (const finding of this.findings)
      for (const number of finding.pages) {
        const page = this.page(number);
        page.findings.push(finding);
        page.counts[finding.severity]++;
      }
  }

  page(number: number): PageSummary {
    const page = this.pages[number];
    if (!page) throw new Error(`There is no page ${number}.`);
    return page;
  }

  /** The page of a path; undefined where there is none. */
  find(path: string): PageSummary | undefined {
    return this.byPath.get(path);
  }

  detail(page: PageSummary): Promise<PageDetail> {
    return this.details.read(page.number);
  }

  /** The words of the links that lead to a page. */
  inlinks(page: PageSummary): Promise<PageInlinks> {
    return this.linking.read(page.number);
  }

  /** The rule of an id; undefined where the report has none. */
  rule(id: string): ReportRule | undefined {
    return this.data.rules.find((rule) => rule.id === id);
  }

  /** What the page of a path says; undefined where the report does not hold it. */
  async text(path: string): Promise<OwnText | undefined> {
    const number = this.find(path)?.text;
    return number === undefined ? undefined : this.texts.read(number);
  }
}

export const ModelContext = createContext<Model | undefined>(undefined);

export function useModel(): Model {
  const model = useContext(ModelContext);
  if (!model) throw new Error("There is no report around this component.");
  return model;
}

/** Unpacks blocks when they are asked for, and keeps the last. */
class PackedReader<T> {
  private readonly size: number;
  private last: { block: number; values: Promise<T[]> } | undefined;

  constructor(private readonly name: string) {
    this.size = parseBlock(`${name}-size`);
  }

  async read(number: number): Promise<T> {
    const block = Math.floor(number / this.size);
    if (this.last?.block !== block)
      this.last = { block, values: inflate(contentOf(`${this.name}-${block}`)) };
    const value = (await this.last.values)[number % this.size];
    if (value === undefined) throw new Error(`There is no ${this.name} ${number}.`);
    return value;
  }
}

async function inflate<T>(base64: string): Promise<T> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return (await new Response(stream).json()) as T;
}

function parseBlock<T>(id: string): T {
  return JSON.parse(contentOf(id)) as T;
}

function contentOf(id: string): string {
  return document.getElementById(id)?.textContent ?? "";
}
