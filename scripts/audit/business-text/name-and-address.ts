import { distance } from "fastest-levenshtein";
import type { Business } from "../../../src/kinds/business/fields.ts";
import { escapeForPattern } from "../../../src/loader/locate.ts";
import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import type { PageFacts } from "../../read-build/page-facts.ts";

/** The name of the business as the visible text has it in other ways of writing: other capitals, "and" for "&". Each once. */
export function nameVariants({ text }: PageFacts, { business }: Site): string[] {
  const found = text.all.match(looseName(business)) ?? [];
  return [...new Set(found)].filter((variant) => variant !== business.name);
}

/** The name of the business with a slip of the keys, in whole or by its one long word: "Hobblebrush". Each once. */
export function misspelledNames({ text }: PageFacts, site: Site): string[] {
  const { words, long, pattern } = wordsOfName(site.business);
  const found = (text.all.match(capitalized) ?? []).filter((word) =>
    long.some((right) => isSlip(word.replace(/['’]s?$/, ""), right)),
  );
  const [first, ...others] = words;
  if (first === undefined || others.length === 0) return [...new Set(found)];
  const isOfPlace = placesOf(site).has(words.slice(0, -1).join(" "));
  const apart = text.all.replaceAll(site.business.name, "·");
  const pairs = [...apart.matchAll(pattern)].flatMap(([, said = ""]) => {
    const saidWords = said.split(/\s+(?:(?:&|\+|and)\s+)?/);
    if (!isOfPlace && isOtherForm(saidWords, words)) return [said];
    const slips = saidWords.map((word, at) => distance(word, words[at] ?? ""));
    const all = slips.reduce((sum, one) => sum + one, 0);
    return all > 0 && all <= mostSlips && slips.filter((one) => one > 0).length === 1 ? [said] : [];
  });
  return [...new Set([...found, ...pairs])].filter(
    (one, at, all) => !all.slice(at + 1).some((other) => other.includes(one)),
  );
}

/** The same words with the trade in another form, "Painters" for "Painting", or in another order. */
function isOtherForm(said: readonly string[], words: readonly string[]): boolean {
  const isSame = (one: string, at: number) => one === words[at];
  if (said.every(isSame)) return false;
  const [trade = "", right = ""] = [said.at(-1), words.at(-1)];
  return (
    (said.slice(0, -1).every(isSame) && (formless(trade) === formless(right) || isTrade(trade))) ||
    [...said].sort().join() === [...words].sort().join()
  );
}

/** The end of the name of some firm: "Roofing", "Plumbers". */
function isTrade(word: string): boolean {
  return /^\p{L}{3,}(?:ing|ers)$/u.test(word);
}

/** `Painters`, `Painting`, `Paint` → `paint` */
function formless(trade: string): string {
  return trade.toLowerCase().replace(/(?:ing|ers?|s)$/, "");
}

/** Names of the places of the data: "Portland Painters" are the painters of Portland. */
const placesOf = oncePer(({ business, dataset }: Site): ReadonlySet<string> => {
  const counties = dataset.counties.map(({ value }) => value);
  return new Set([
    business.address.locality,
    ...dataset.cities.map(({ facts }) => facts.city),
    ...counties.flatMap(({ county, stateName }) => [county.replace(/ County$/, ""), stateName]),
  ]);
});

const capitalized = /(?<![\p{L}@.])\p{Lu}\p{Ll}{6,}(?:['’]s?)?(?![\p{L}@])/gu;
/** Most letters that differ in a name that is meant. */
const mostSlips = 2;

function isSlip(word: string, right: string): boolean {
  return word !== right && word !== `${right}s` && `${word}s` !== right && distance(word, right) <= mostSlips;
}

const word = "\\p{Lu}[\\p{L}'’]+";

/** The words of the name, and those of it that are long and no words of the language. */
const wordsOfName = oncePer(({ name }: Business) => {
  const words = name.split(/\s+/).filter((word) => !joints.has(word));
  // The others are a trade, and words of any text.
  const next = `\\s+(?:(?:&|\\+|and)\\s+)?${word}`;
  return {
    words,
    long: words.slice(0, 1).filter((word) => word.length > 8),
    // So many words with capital letters, one behind the other.
    pattern: new RegExp(`(?<!\\p{L})(?=(${word}(?:${next}){${words.length - 1}})(?!\\p{L}))`, "gu"),
  };
});

const joints = new Set(["&", "and", "+"]);
/** Finds a name written in any way whose words begin with the same letters: the same words in a sentence, in small letters, are no name. */
const looseName = oncePer(({ name }: Business) => {
  const words = name
    .split(/\s+/)
    .map((word) => (joints.has(word) ? "(?:(?:&|\\+|[Aa]nd|AND)[\\s-]+)?" : `${loose(word)}[\\s-]+`));
  const pattern = words.join("").replace(/\[\\s-\]\+$/, "");
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, "gu");
});

/** `Maple` → `M[aA][pP][lL][eE]`; other characters may be left out. */
function loose(word: string): string {
  const letters = [...word].map((letter, index) => {
    const [lower, upper] = [letter.toLowerCase(), letter.toUpperCase()];
    if (lower === upper) return /\d/.test(letter) ? letter : `\\u{${letter.codePointAt(0)?.toString(16)}}?`;
    return index === 0 ? letter : `[${lower}${upper}]`;
  });
  return letters.join("");
}

/** Postal codes that the visible text gives the town of the business, and that are neither its own nor those of a city of that name. */
export function addressFaults({ text }: PageFacts, site: Site): string[] {
  const { pattern, right } = postalCodesOf(site);
  const shown = [...text.all.matchAll(pattern)].flatMap(([, code]) => code ?? []);
  return [...new Set(shown)].filter((code) => !right.has(code));
}

/** Finds the town of the business with a postal code, and knows those that it may have. */
const postalCodesOf = oncePer(({ business, dataset }: Site) => {
  const { locality, region, postalCode } = business.address;
  const cities = dataset.cities.filter(({ facts }) => facts.city === locality);
  return {
    right: new Set([
      postalCode,
      ...dataset.offices.map(({ value }) => value.postalCode),
      ...cities.flatMap(({ facts }) => facts.zipCodes),
    ]),
    pattern: new RegExp(
      `${escapeForPattern(locality)},? ${escapeForPattern(region)},? (\\d[\\dA-Z-]{3,9})`,
      "g",
    ),
  };
});
