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

/** Names and their marks by first word, longest name first: a text is searched in one pass, however many names there are. */
type Names = Map<string, [name: string, mark: string][]>;

/** Replaces names by marks, so that two texts made from one pattern are equal. */
export class Mask {
  private readonly names: Names = new Map();

  /** `names` are tried before those of `wider`. */
  constructor(
    names: Iterable<[name: string, mark: string]>,
    private readonly wider?: Mask,
  ) {
    for (const entry of names) {
      const [first = ""] = entry[0].match(word) ?? [];
      this.names.set(first, [...(this.names.get(first) ?? []), entry]);
    }
    for (const entries of this.names.values()) entries.sort(([a], [b]) => b.length - a.length);
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
  *namesIn(text: string): Generator<{ at: number; name: string; mark: string }> {
    let done = 0;
    for (const { 0: first, index } of text.matchAll(word)) {
      if (index < done) continue;
      const entry = this.nameAt(text, index, first);
      if (!entry) continue;
      const [name, mark] = entry;
      done = index + name.length;
      yield { at: index, name, mark };
    }
  }

  private nameAt(text: string, at: number, first: string): [string, string] | undefined {
    const own = this.names
      .get(first)
      ?.find(([name]) => text.startsWith(name, at) && !letter.test(text.charAt(at + name.length)));
    return own ?? this.wider?.nameAt(text, at, first);
  }
}

const word = /[\p{L}\p{N}]+/gu;
const letter = /[\p{L}\p{N}]/u;

/** The mask of the names that a whole site knows: cities, counties, services, the firm, its phones and license. */
export const maskOf = oncePer(({ dataset, business }: Site): Mask => {
  const { name, phone, textPhone, phones = [], license } = business;
  return new Mask([
    [name, marks.firm],
    [phone, marks.phone],
    [textPhone, marks.phone],
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
