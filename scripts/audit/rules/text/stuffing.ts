import { countsOf } from "../../../../src/loader/group-by.ts";
import { once, oncePer } from "../../../../src/site/once.ts";
import { zipCodes } from "../../../check/zip-index.ts";
import { metaContents } from "../../../read-build/head-values.ts";
import { around } from "../../../read-build/page-facts.ts";
import { remember } from "../../../remember.ts";
import type { BareAudit } from "../../audit.ts";
import { passagesOf } from "../../passages.ts";
import type { BarePage, BarePageRule, Found } from "../../rule.ts";
import { hasSubject, stemOf, subjectWords, wordsOf } from "../../words.ts";

/** Shorter texts repeat themselves by chance. */
const fewestWords = 100;
const fewestInPassage = 12;
/** A phrase, or a word within one passage, that comes less often is no stuffing. */
const fewestTimes = 6;
/** Share of the words of a page that a phrase of so many words may take; terms of a trade have two words. */
const mostOfPage: Record<number, number> = { 2: 0.08, 3: 0.04 };
/** What a page is about, by its main heading, it may say oftener by this factor. */
const forSubject = 2;
/** Share of the words of a passage that one word may take. */
const mostOfPassage = 0.25;

/** So many words side by side that come so often, and are such a share of the words from first to last, are a chain, too. */
const fewestPairs = 4;
const mostOfRun: Record<number, number> = { 2: 0.4, 3: 0.3 };

/** Words of a row of like sentences: "It does not record. It does not send." */
const helpers = new Set(
  "all also are any been but can cannot did does each every had has have her his if its may more must not only our she should that their them then there they this very was were what when where which who will would you".split(
    " ",
  ),
);

/** Parts of a page that are the same on others. */
const frames = new Set(["footer", "header", "nav"]);

/** What they list may have a word in common: kinds of one work, parks of one town. */
const lists = new Set(["dl", "menu", "ol", "table", "ul"]);

export const textStuffing: BarePageRule = {
  id: "text/stuffing",
  needs: "pages",
  severity: "warning",
  checks: "No phrase is repeated over and over in a text.",
  why: "Google treats words repeated until they sound unnatural as spam, and people stop reading.",
  fix: "Say it once, and move on to what visitors want to know.",
  source: "google-spam",
  *page(page, { site }) {
    const { path, facts } = page;
    const passages = passagesOf(facts).filter(({ node }) => !lists.has(node.name));
    const texts = new Set(passages.map(({ unlinked }) => unlinked));
    const repeatedIn = repetitions(site);
    const stuffed = [...texts].flatMap((text) => {
      const repeated = repeatedIn(text);
      if (repeated === undefined) return [];
      const message = `A text of ${path} says ${repeated}: "${text.slice(0, 80)}…".`;
      return { message, cause: text, words: text };
    });
    const phrase = stuffed.length > 0 ? undefined : phraseFault(page, site);
    yield* phrase ? [phrase] : stuffed;
  },
};

/** What a passage repeats, and how often; most passages come on many pages. */
const repetitions = oncePer((site: BareAudit["site"]) => {
  const names = wordsOfNames(site);
  return remember((text) => repeatedIn(text, names), 1000);
});

function repeatedIn(text: string, names: ReadonlySet<string>): string | undefined {
  if (text.length < fewestPairs * 8 - 1) return undefined;
  const words = subjectWords(withoutRepeats(text));
  const stems = words.map(stemOf);
  // What is repeated has a word that is, and most passages have none.
  if (Math.max(...countsOf(stems).values()) < fewestPairs) return undefined;
  return repeatedWord(words.filter(isWord)) ?? repeatedRun(words, stems, names);
}

/** A passage most of which is one word: the sign of a chain of keywords. */
function repeatedWord(words: readonly string[]): string | undefined {
  if (words.length < fewestInPassage) return undefined;
  const [[word, count] = ["", 0]] = [...countsOf(words.map(stemOf))].sort(([, a], [, b]) => b - a);
  if (count < fewestTimes - 1 || count / words.length < mostOfPassage) return undefined;
  const shown = words.find((one) => stemOf(one) === word);
  return `"${shown}" ${count} times in ${words.length} words`;
}

/** A passage in a part of which some words follow each other all the time, in any order: "painters in Pine Bend, Pine Bend painters". */
function repeatedRun(
  words: readonly string[],
  stems: readonly string[],
  names: ReadonlySet<string>,
): string | undefined {
  for (const length of [2, 3]) {
    const places = new Map<string, number[]>();
    for (const at of stems.keys()) {
      const run = stems.slice(at, at + length);
      if (run.length < length || !isPhrase(run, names)) continue;
      const key = run.sort().join(" ");
      const known = places.get(key) ?? [];
      // "Painters painters painters" is one pair less than words.
      if ((known.at(-1) ?? -length) <= at - length) places.set(key, [...known, at]);
    }
    for (const found of places.values()) {
      const [first = 0, last = 0] = [found[0], found.at(-1)];
      const share = (found.length * length) / (last - first + length);
      if (found.length < fewestPairs || share < (mostOfRun[length] ?? 1)) continue;
      return `"${words.slice(first, first + length).join(" ")}" ${found.length} times in a few lines`;
    }
  }
  return undefined;
}

/** True for words that say something: not for names alone, or words between which others say it. */
function isPhrase(run: readonly string[], names: ReadonlySet<string>): boolean {
  return (
    run.every(isWord) && !run.every((stem) => names.has(stem)) && !run.every((stem) => helpers.has(stem))
  );
}

/** A phrase that the whole page repeats, button after button and cell after cell aside. */
function phraseFault({ path, facts }: BarePage, site: BareAudit["site"]): Found | undefined {
  const inMain = passagesOf(facts).filter(({ node }) => !around(node, ({ name }) => frames.has(name)));
  const wordsInAll = once(() => wordsOf(withoutRepeats(facts.text.main)).length);
  const texts = new Set(inMain.map(({ unlinked }) => withoutRepeats(unlinked)));
  const words = [...texts].flatMap((text) => [...wordsOf(text).filter(hasSubject), ""]);
  const stems = words.map(stemOf);
  const times = countsOf(stems);
  const names = wordsOfNames(site);
  const nameOfFirm = once(() => {
    const name = site.dataset?.business.value.name ?? metaContents(facts, "og:site_name")[0] ?? "";
    return `${subjectWords(name).map(stemOf).join(" ")} `;
  });
  const subjects = facts.headings.flatMap(({ level, text }) =>
    level === 1 ? wordsOf(text).map(stemOf) : [],
  );
  // No phrase comes oftener than each of its words.
  const mayRepeat = stems.map((stem) => (times.get(stem) ?? 0) >= fewestTimes && isWord(stem));
  for (const length of [3, 2]) {
    const phrases = stems.map((_, at) => {
      for (let next = at; next < at + length; next++) if (!mayRepeat[next]) return "";
      const phrase = stems.slice(at, at + length);
      return phrase.every((stem) => names.has(stem)) ? "" : phrase.join(" ");
    });
    for (const [phrase, count] of countsOf(phrases)) {
      if (phrase === "" || count < fewestTimes || nameOfFirm().startsWith(`${phrase} `)) continue;
      const total = wordsInAll();
      if (total < fewestWords) return undefined;
      const isSubject = phrase.split(" ").every((stem) => subjects.includes(stem));
      const most = (mostOfPage[length] ?? 1) * (isSubject ? forSubject : 1);
      if ((count * length) / total < most) continue;
      const at = phrases.indexOf(phrase);
      if (isOfTown(words, at, length)) continue;
      return {
        message: `${path} says "${words.slice(at, at + length).join(" ")}" ${count} times in ${total} words.`,
        cause: phrase,
      };
    }
  }
  return undefined;
}

/** True where words are the name of a town of the country, or a part of it: the record knows those of its own alone. */
function isOfTown(words: readonly string[], at: number, length: number): boolean {
  const places = zipCodes();
  const spans = [[at, at + length] as const, [at - 1, at + length] as const, [at, at + length + 1] as const];
  return spans.some(([from, to]) => {
    const name = words.slice(Math.max(0, from), to).join(" ");
    return places.states.some((state) => places.named(name, state).length > 0);
  });
}

/** Sentences that come again as a whole are for page/redundant. */
function withoutRepeats(text: string): string {
  return [...new Set(text.split(/(?<=[.!?])\s+/))].join(" ");
}

function isWord(word: string): boolean {
  return word.length > 2 && !/\d/.test(word);
}

/** Words of names that a page has to say: of its city, its county, an office. */
const wordsOfNames = oncePer(({ dataset }: BareAudit["site"]): ReadonlySet<string> => {
  if (!dataset) return new Set();
  const names = [
    ...dataset.counties.map(({ value }) => value.county),
    ...dataset.cities.map(({ facts }) => facts.city),
    ...dataset.offices.map(({ value }) => value.name),
  ];
  return new Set(names.flatMap((name) => wordsOf(name).map(stemOf)));
});
