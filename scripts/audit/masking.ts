import type { City } from "../../src/kinds/city/fields.ts";
import { oncePer } from "../../src/site/once.ts";
import type { Site } from "../../src/site/site.ts";

/** What a masked word was. */
const marks = {
  city: "◆city",
  county: "◆county",
  service: "◆service",
  firm: "◆firm",
  place: "◆place",
  zip: "◆zip",
  phone: "◆phone",
  license: "◆license",
} as const;

/** Names that begin with the same word: their marks, and their lengths, the longest first. */
interface Names {
  marks: Map<string, string>;
  lengths: number[];
}

/** Replaces names by marks, so that two texts made from one pattern are equal. */
export class Mask {
  /** By first word: a text is searched in one pass, however many names there are. */
  private readonly names = new Map<string, Names>();
  /** First letters of all names, as codes; most words of a text begin with others, and need not be looked up. */
  private readonly letters: ReadonlySet<number>;

  /** `names` are tried before those of `wider`. */
  constructor(
    names: Iterable<[name: string, mark: string]>,
    private readonly wider?: Mask,
  ) {
    for (const [name, mark] of names) {
      const [first = ""] = name.match(word) ?? [];
      const { marks, lengths } = this.names.get(first) ?? { marks: new Map<string, string>(), lengths: [] };
      if (!marks.has(name)) marks.set(name, mark);
      if (!lengths.includes(name.length)) lengths.push(name.length);
      this.names.set(first, { marks, lengths });
    }
    for (const { lengths } of this.names.values()) lengths.sort((a, b) => b - a);
    this.letters = new Set([
      ...(wider?.letters ?? []),
      ...Array.from(this.names.keys(), (name) => name.charCodeAt(0)),
    ]);
  }

  of(text: string): string {
    let masked = "";
    let done = 0;
    for (const { at, name, mark } of this.namesIn(text)) {
      masked += text.slice(done, at) + mark;
      done = at + name.length;
    }
    return masked + text.slice(done);
  }

  /** The names in a text, in order, and where they begin. */
  namesIn(text: string): { at: number; name: string; mark: string }[] {
    const found: { at: number; name: string; mark: string }[] = [];
    for (let at = 0, end = 0; at < text.length; at = end) {
      end = at + 1;
      if (!isInWord(text, at)) continue;
      while (isInWord(text, end)) end++;
      const entry = this.letters.has(text.charCodeAt(at)) && this.nameAt(text, at, text.slice(at, end));
      if (!entry) continue;
      const [name, mark] = entry;
      found.push({ at, name, mark });
      end = at + name.length;
    }
    return found;
  }

  private nameAt(text: string, at: number, first: string): [string, string] | undefined {
    const { marks, lengths } = this.names.get(first) ?? {};
    for (const length of lengths ?? []) {
      const name = text.slice(at, at + length);
      const mark = marks?.get(name);
      if (mark !== undefined && !isInWord(text, at + length)) return [name, mark];
    }
    return this.wider?.nameAt(text, at, first);
  }
}

const word = /[\p{L}\p{N}]+/gu;
const letter = /[\p{L}\p{N}]/u;

/** True where a letter or a digit stands. Those of English are known without a pattern. */
function isInWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58);
  return code > 127 && letter.test(text.charAt(at));
}

/** The mask of the names that a whole site knows: cities, counties, services, the firm, its phones and license. */
export const maskOf = oncePer(({ dataset, business }: Site): Mask => {
  const { name, phone, textPhone, phones = [], license } = business;
  return new Mask([
    [name, marks.firm],
    ...[phone, textPhone].flatMap((own): [string, string][] => (own ? [[own, marks.phone]] : [])),
    ...phones.map(({ number }): [string, string] => [number, marks.phone]),
    ...(license ? [[license.number, marks.license] as [string, string]] : []),
    ...dataset.services.map(({ value }): [string, string] => [value.title, marks.service]),
    ...dataset.counties.map(({ value }): [string, string] => [value.county, marks.county]),
    ...dataset.cities.map(({ facts }): [string, string] => [facts.city, marks.city]),
  ]);
});

/** The same with the neighborhoods, landmarks and ZIP codes of one city, for its own page. */
export function maskOfCity(site: Site, { neighborhoods, landmarks, zipCodes }: City): Mask {
  return new Mask(
    [
      ...[...neighborhoods, ...landmarks].map((name): [string, string] => [name, marks.place]),
      ...zipCodes.map((zip): [string, string] => [zip, marks.zip]),
    ],
    maskOf(site),
  );
}
