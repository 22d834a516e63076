import { readFileSync } from "node:fs";
import { withoutBase } from "../../src/pages/addresses.ts";
import type { DataPlace, Position } from "../../src/problem.ts";
import { placeOf } from "../../src/site/paths.ts";
import { withoutSlash } from "../../src/site/redirects.ts";
import { decodeDocument } from "../read-build/encoding.ts";
import { findInHtml, findInText, type LineAndColumn, positionAt } from "../read-build/find-words.ts";
import { remember } from "../remember.ts";
import { findWords, type Origin } from "../trace/find-words.ts";
import { type TracedPage, tracePage } from "../trace/traced-page.ts";
import { createTracedSite, picturePrefix, type TracedSite } from "../trace/traced-site.ts";
import type { BareAudit } from "./audit.ts";
import { type BuiltCause, BuiltCauses } from "./built/built-cause.ts";
import type { Finding, Owner } from "./finding.ts";
import { partOf, startOfPart, wordsOfPart } from "./parts.ts";

/** Pages that are made once more to find lines; beyond them, a finding names the file of its page. */
const mostTraced = 500;
/** Pages whose texts are kept at once: findings come page by page. */
const keptPages = 1;

/** Where a finding points: into the data, else into a built file; and other lines of the data that make the same words. */
export interface Pointed {
  place?: DataPlace;
  position?: Position;
  behind: DataPlace[];
  /** True where the data make another value than the built file has: nothing is to be mended in the data. */
  isOfBuild?: true;
  /** True where no value of the built file is to be seen: something is missing. */
  isOfWhole?: true;
}

/** Finds the lines of findings. Pages are traced when a finding asks for one, and none where all is well. */
export class Origins {
  private traced: TracedSite | undefined;
  private count = 0;
  private readonly page = remember((path) => this.tracePage(path), keptPages);
  private readonly html = remember((path) => documentOf(this.contentOf(path)), keptPages);

  private readonly built: BuiltCauses;

  constructor(
    private readonly audit: BareAudit,
    altered: ReadonlySet<string>,
  ) {
    this.built = new BuiltCauses(audit, altered);
  }

  of(finding: Finding, owner: Owner): Pointed {
    const { place, path, file, line, words, at } = finding;
    const built = this.built.of(finding);
    if (built) return this.inBuilt(built, finding, place ?? this.fileOfPage(built.path, owner));
    if (place) return { place: withWords(place, words), behind: [] };
    if (file !== undefined && line !== undefined) return this.onLine(file, line);
    if (file !== undefined) return this.onFile(file, words, at);
    if (path === undefined) return { behind: [] };
    const pointed = this.onPage(finding, path, owner);
    const { beside } = finding;
    const other = beside && this.onPage({ ...finding, words: beside.words }, beside.path, owner).place;
    return other ? { ...pointed, behind: [other, ...pointed.behind] } : pointed;
  }

  /** Where a built document has another value than the data make. */
  private inBuilt({ path, at }: BuiltCause, { rule, words }: Finding, place: DataPlace | undefined): Pointed {
    const html = this.html(path);
    const part = at === undefined && words === undefined ? partOf(rule.id) : undefined;
    const shown = html && part ? wordsOfPart(part, html) : words;
    const isOfWhole = at === undefined && (shown === undefined || part?.isWhole === true);
    const position = html === undefined ? undefined : placeIn(html, at, shown, rule.id);
    return {
      ...(place && { place }),
      ...(isOfWhole && { isOfWhole }),
      position: { file: this.audit.whereIs(path), ...position },
      behind: [],
      isOfBuild: true,
    };
  }

  private onPage(
    { rule, words: said, within, isOfPattern, at: offset }: Finding,
    path: string,
    owner: Owner,
  ): Pointed {
    const part = said === undefined ? partOf(rule.id) : undefined;
    const html = this.html(path);
    const words = offset === undefined ? (said ?? (html && part && wordsOfPart(part, html))) : undefined;
    if (words) {
      const page = this.page(path);
      const texts = page && (part?.texts(page) ?? [...(partOf(rule.id)?.texts(page) ?? []), ...page.all]);
      const shown = { words, within, path };
      const origin = texts && this.inTexts(texts, shown, isOfPattern ? "template" : owner);
      if (origin) return origin;
    }
    const place = this.fileOfPage(path, owner);
    const at = html ? placeIn(html, offset, words, rule.id) : undefined;
    const isInDocument = at || (!place && !this.audit.site.paths);
    return {
      ...(place && { place }),
      ...(isInDocument && { position: { file: this.audit.whereIs(path), ...at } }),
      behind: [],
    };
  }

  /** One page shows the fault by what is its own; on all of them it comes from what they share. */
  private inTexts(
    texts: TracedPage["all"],
    { words, within, path }: { words: string; within: string | undefined; path: string },
    owner: Owner,
  ): Origin | undefined {
    const inText = texts.filter(({ text }) => text === within);
    const own = this.audit.site.paths?.get(path)?.subject?.entity.file;
    const isShared = (file: string) => file !== own;
    const [spoken = words, ...others] = this.formsOf(words);
    const find = (isFit?: (file: string) => boolean) =>
      [spoken, ...others]
        .map((form) => findWords(inText, form, isFit) ?? findWords(texts, form, isFit))
        .find((origin) => origin);
    const origin = owner === "record" ? find() : (find(isShared) ?? find());
    const inRecord = owner === "record" && origin?.behind.find(({ file }) => file === own);
    if (!origin || !inRecord || origin.place.file === own) return origin;
    return {
      place: inRecord,
      behind: [origin.place, ...origin.behind.filter((place) => place !== inRecord)],
    };
  }

  /** How the data may have words of a page: as they are, as a path without base and origin, as the name of a picture. */
  private formsOf(words: string): string[] {
    const { site } = this.audit;
    const address = words.startsWith(site.origin) ? words.slice(site.origin.length) : words;
    const path = withoutBase(address, site);
    // What is of another origin no name of a picture makes.
    const [, picture] = /^\/(?:.*\/)?assets\/pictures\/(.+?)(?:-(?:\d+|card))?\.[^/]*$/.exec(address) ?? [];
    return [words, ...(path !== words ? [path] : []), ...(picture ? [`${picturePrefix}${picture}`] : [])];
  }

  private fileOfPage(path: string, owner: Owner): DataPlace | undefined {
    const entry = this.audit.site.paths?.get(path);
    if (!entry || owner === "layout") return undefined;
    return owner === "template" ? { file: entry.page.file, pointer: "/path" } : placeOf(entry);
  }

  /** A line of a file beside the pages; a redirect is written in the data. */
  private onLine(name: string, line: number): Pointed {
    const { site } = this.audit;
    const file = this.audit.whereIs(name);
    const position = { file, line, column: 1 };
    const redirects = name === "_redirects" ? site.dataset?.redirects : undefined;
    const written = textOf(this.contentOf(name))?.split(/\r\n?|\n/)[line - 1] ?? "";
    if (this.built.lineInstead(name, line)) return { position, behind: [], isOfBuild: true };
    const [from = ""] = written.trim().split(/\s+/);
    const path = withoutBase(from, site);
    const index = redirects?.value.redirects.findIndex((one) => withoutSlash(one.from) === path) ?? -1;
    return redirects && index >= 0
      ? { place: { file: redirects.file, pointer: `/redirects/${index}/from` }, behind: [] }
      : { position, behind: [] };
  }

  private onFile(name: string, words: string | undefined, at: number | undefined): Pointed {
    const position = this.inFile(name, words, at);
    const line = this.built.lineInstead(name, position.line);
    if (line === undefined) return { position, behind: [] };
    return { position: { line, column: 1, ...position }, behind: [], isOfBuild: true };
  }

  private inFile(name: string, words: string | undefined, at: number | undefined): Position {
    const file = this.audit.whereIs(name);
    const text = words === undefined && at === undefined ? undefined : textOf(this.contentOf(name));
    if (text === undefined) return { file };
    return { file, ...(at === undefined ? findInText(text, words ?? "") : positionAt(text, at)) };
  }

  /** The file with the content of a page or file: an answer that was read over the net is kept. */
  private contentOf(path: string): string {
    const { files, whereIs } = this.audit;
    const where = whereIs(path);
    return /^https?:/.test(where) ? files.pathOf(path) : where;
  }

  private tracePage(path: string): TracedPage | undefined {
    const { dataset, today } = this.audit.site;
    if (!dataset || !today || this.count === mostTraced) return undefined;
    this.count++;
    this.traced ??= createTracedSite({ dataset, today });
    const entry = this.traced.site.paths.get(path);
    return entry && tracePage(this.traced, entry);
  }
}

function placeIn(
  html: string,
  offset: number | undefined,
  words: string | undefined,
  ruleId: string,
): LineAndColumn | undefined {
  if (offset !== undefined) return positionAt(html, offset);
  // A tag by which a part is found stands before all that is of the part.
  return words ? findInHtml(html, words, words.startsWith("<") ? 0 : startOfPart(ruleId, html)) : undefined;
}

function documentOf(file: string): string | undefined {
  const bytes = bytesOf(file);
  return bytes && decodeDocument(bytes).text;
}

function textOf(file: string): string | undefined {
  return bytesOf(file)?.toString();
}

/** The content of a file; undefined for one that is not there. */
function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Words that a rule names are looked for in the place that it names. */
function withWords(place: DataPlace, words: string | undefined): DataPlace {
  return words === undefined || place.words !== undefined ? place : { ...place, words };
}
