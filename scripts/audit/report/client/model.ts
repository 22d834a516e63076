import type { PageDetail, PageText, ReportData, ReportFinding, ReportPage } from "../report-data.ts";

/** Findings of a page by severity. */
export interface Counts {
  error: number;
  warning: number;
  info: number;
}

/** The data of the report with what is worked out from them. */
export class Model {
  readonly data: ReportData = parseBlock("data");
  readonly numbers = new Map(this.data.pages.map(({ path }, number) => [path, number]));
  /** Pages that link each page in their text. */
  readonly inlinks: number[][] = this.data.pages.map(() => []);
  readonly findings: ReportFinding[][] = this.data.pages.map(() => []);
  readonly counts: Counts[] = this.data.pages.map(() => ({ error: 0, warning: 0, info: 0 }));
  private readonly details = new PackedReader<PageDetail>("details");
  private readonly texts = new PackedReader<PageText>("texts");

  constructor() {
    this.data.links.forEach((targets, from) => {
      for (const to of targets) this.inlinks[to]?.push(from);
    });
    for (const finding of this.data.findings)
      for (const page of finding.pages) {
        this.findings[page]?.push(finding);
        const counts = this.counts[page];
        if (counts) counts[finding.severity]++;
      }
  }

  page(number: number): ReportPage {
    const page = this.data.pages[number];
    if (!page) throw new Error(`There is no page ${number}.`);
    return page;
  }

  detail(number: number): Promise<PageDetail> {
    return this.details.read(number);
  }

  /** What a page says; undefined where the report does not hold it. */
  async text(number: number): Promise<PageText | undefined> {
    const { text } = this.page(number);
    return text === undefined ? undefined : this.texts.read(text);
  }
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
