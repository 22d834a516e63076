import { oncePer } from "../../src/site/once.ts";
import type { BareAudit } from "./audit.ts";
import { Mask } from "./masking.ts";
import { stemOf, subjectWords } from "./words.ts";

/** Words that people add to a search without looking for something else. */
const modifiers = new Set(
  (
    "affordable and best certified cheap company companies contractor contractors expert experts firm firms licensed " +
    "local near me nearby pro professional professionals pros quality reliable service services specialist specialists " +
    "top trusted us your"
  ).split(" "),
);

/** What a text is about, as searches name it: stems of its words, each once, with places as one word each. */
export interface SearchSubject {
  /** All of them, in order. */
  stems: ReadonlySet<string>;
  /** Those that are places of the data. */
  places: ReadonlySet<string>;
  /** The same for every text about the same. */
  key: string;
}

/** Reads what texts of a site are about: without stop words, the name of the firm, the state, and order. */
export const subjectReader = oncePer(({ site }: BareAudit): ((text: string) => SearchSubject) => {
  const names = placeNames(site);
  const mask = new Mask([
    ...names.map((name, at): [string, string] => [name, ` ${placeWord}${at} `]),
    ...ownTown(site, names).map((name): [string, string] => [name, " "]),
  ]);
  const { name: firm = "", address } = site.business ?? {};
  return (text) => {
    const words = subjectWords(mask.of(withoutFirm(text, firm)));
    const stems = new Set(
      words.flatMap((word) =>
        modifiers.has(word) || word === address?.region.toLowerCase() ? [] : stemOf(word).replace(/e$/, ""),
      ),
    );
    const places = new Set([...stems].filter((stem) => stem.startsWith(placeWord)));
    return { stems, places, key: [...stems].sort().join(" ") };
  };
});

/** Begins the word that a place becomes: none of any language. */
const placeWord = "0place";

/** Where the firm sits and no city has a page of its own, its town is in every search, said or not. */
function ownTown({ business }: BareAudit["site"], names: readonly string[]): string[] {
  const town = business?.address.locality;
  return town === undefined || names.includes(town) ? [] : [town];
}

/** Cities of one name are one place. */
function placeNames({ dataset, business }: BareAudit["site"]): string[] {
  if (!dataset) return [];
  const town = business?.address.locality;
  return [
    ...new Set([
      ...dataset.counties.map(({ value }) => value.county),
      ...dataset.cities.map(({ facts }) => facts.city),
      ...dataset.offices.flatMap(({ value }) => (value.locality === town ? [] : value.locality)),
    ]),
  ];
}

/** Titles end with the name of the firm, or with the first words of it. */
function withoutFirm(text: string, firm: string): string {
  const parts = text.split(/\s+[|–—·-]\s+/);
  const kept = parts.filter((part) => part !== "" && !firm.startsWith(part));
  return (kept.length > 0 ? kept : parts).join(" ").replaceAll(firm || "\0", " ");
}

/** Share of the words of the shorter of two texts that the other has too. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const smaller = Math.min(a.size, b.size);
  return smaller === 0 ? 0 : [...a].filter((stem) => b.has(stem)).length / smaller;
}
