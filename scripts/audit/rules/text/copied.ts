import type { Site } from "../../../../src/site/site.ts";
import { hashOf } from "../../../files/hash.ts";
import { sentencesOf } from "../../business-text/sentences.ts";
import { textsWithin } from "../../business-text/wording.ts";
import { maskOf, maskOfCity } from "../../masking.ts";
import { newestFirst } from "../../newest-first.ts";
import { defineSetRule, type Found } from "../../rule.ts";
import { cityOf } from "../../similarity/city-names.ts";
import { wordsOf } from "../../words.ts";

/** Shorter sentences, and shorter texts, are the same on two pages by chance. */
const fewestInSentence = 6;
const fewestInText = 20;
/** Share of the words of a text that may stand in a text of another page. */
const mostCopied = 0.6;

/** Where more have a sentence, each is a copy of one of the first. */
const mostOwners = 5;

/** Of a text of the data of a page its number among them, and of its sentences, with names and numbers masked, a hash and how many words they have. */
interface PageText {
  at: number;
  hashes: number[];
  words: number[];
}

/** Hexadecimal digits of a hash that a number holds. */
const digits = 13;

export const textCopied = defineSetRule<PageText[]>({
  id: "text/copied",
  severity: "warning",
  checks: "No text on a city, county, job, or other page is another page's text with the names changed.",
  why: "Google calls pages made from one text with the names swapped doorway pages.",
  fix: "Write what is true only of this page: its houses, weather, rules, and the work done there.",
  source: "google-spam",
  note({ path, expected }, { site }) {
    if (!expected.isIndexed) return undefined;
    const city = cityOf(site, path);
    const mask = city ? maskOfCity(site, city) : maskOf(site);
    return textsOf(site, path).flatMap((text, at) => {
      if (wordsOf(text).length < fewestInText) return [];
      const sentences = sentencesOf(mask.of(text)).map((one) => wordsOf(one.replace(/\d+/g, "0")));
      return {
        at,
        hashes: sentences.map((words) => Number.parseInt(hashOf(words.join(" ")).slice(0, digits), 16)),
        words: sentences.map(({ length }) => length),
      };
    });
  },
  *set(notes, { site }) {
    const owners = ownersOf(notes);
    const copies = new Map<string, { path: string; other: string; texts: PageText[] }>();
    for (const [path, texts] of notes)
      for (const one of texts) {
        const [other, share] = mostLike(path, one, owners);
        if (other === undefined || share < mostCopied || copies.has(`${other} ${path}`)) continue;
        const copy = copies.get(`${path} ${other}`) ?? { path, other, texts: [] };
        copy.texts.push(one);
        copies.set(`${path} ${other}`, copy);
      }
    for (const { path, other, texts } of copies.values()) {
      const [own, others] = [textsOf(site, path), textsOf(site, other)];
      const twins = texts.map((one) => ({
        own: own[one.at] ?? "",
        other: others[likest(one, notes.get(other) ?? [])] ?? "",
      }));
      const [newest] = newestFirst([{ path }, { path: other }], site);
      const [ownTexts, otherTexts] = [twins.map((twin) => twin.own), twins.map((twin) => twin.other)];
      const isStrange = namesStrangers(ownTexts, path, other, site);
      const isOwn =
        isStrange === namesStrangers(otherTexts, other, path, site) ? newest?.path === path : isStrange;
      const said = twins.map((twin) => `"${(isOwn ? twin.own : twin.other).slice(0, 60)}…"`);
      const [words = "", beside = ""] = isOwn
        ? [twins[0]?.own, twins[0]?.other]
        : [twins[0]?.other, twins[0]?.own];
      const [copy, source] = isOwn ? [path, other] : [other, path];
      yield {
        message: `${texts.length === 1 ? "A text" : `${texts.length} texts`} of ${copy} ${texts.length === 1 ? "is that" : "are those"} of ${source} with other names: ${said.join(", ")}.`,
        cause: `${copy} ${source}`,
        ...placeOf(site, copy, words),
        path: copy,
        words: longestPiece(words),
        beside: { path: source, words: longestPiece(beside) },
        related: [source],
      };
    }
  },
});

/** True where texts of a city name more places of another city than of its own: they were written for that. */
function namesStrangers(texts: readonly string[], path: string, other: string, site: Site): boolean {
  const said = texts.join("\n");
  const [own = 0, strange = 0] = [path, other].map((one) => {
    const { neighborhoods = [], landmarks = [] } = cityOf(site, one) ?? {};
    return [...neighborhoods, ...landmarks].filter((name) => said.includes(name)).length;
  });
  return strange > own;
}

/** The words of a text by which its line is found: a page shows something else in place of names in braces. */
function longestPiece(text: string): string {
  const [piece = text] = text.split(/\{\w+\}/).sort((a, b) => b.length - a.length);
  return piece.trim();
}

/** Where a text stands in the data of a page, which may show it in several pieces. */
function placeOf({ paths }: Site, path: string, text: string): Pick<Found, "place"> {
  const { subject, page } = paths.get(path) ?? {};
  const { file, value } = subject?.entity ?? page ?? { file: "", value: undefined };
  const pointer = pointerTo(text, value);
  return pointer === undefined ? {} : { place: { file, pointer } };
}

function pointerTo(text: string, value: unknown): string | undefined {
  if (value === text) return "";
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const pointer = pointerTo(text, inner);
    if (pointer !== undefined) return `/${key}${pointer}`;
  }
  return undefined;
}

/** Number of the text with most of some sentences. */
function likest({ hashes }: PageText, texts: readonly PageText[]): number {
  const shared = (one: PageText) => one.hashes.filter((hash) => hashes.includes(hash)).length;
  return texts.toSorted((a, b) => shared(b) - shared(a))[0]?.at ?? -1;
}

type Owners = ReadonlyMap<number, readonly string[]>;

/** Pages by the sentences of their data. */
function ownersOf(notes: ReadonlyMap<string, PageText[]>): Owners {
  const owners = new Map<number, string[]>();
  for (const [path, texts] of notes)
    for (const { hashes, words } of texts)
      for (const [at, hash] of hashes.entries()) {
        if ((words[at] ?? 0) < fewestInSentence) continue;
        const known = owners.get(hash);
        if (!known) owners.set(hash, [path]);
        else if (known.length < mostOwners && known.at(-1) !== path) known.push(path);
      }
  return owners;
}

/** The texts of the data of a page, which are read again where they are needed: those of all pages would stay in memory. */
function textsOf(site: Site, path: string): string[] {
  const city = cityOf(site, path);
  if (city) {
    const { lead, localText, faqs, callToAction } = city;
    const texts = [lead, ...localText.map(({ text }) => text), ...Object.values(faqs), callToAction];
    return [...new Set(texts.flatMap((text) => text ?? []))];
  }
  const { subject, page } = site.paths.get(path) ?? {};
  if (subject) return [...new Set(textsWithin(subject.entity.value))];
  // Descriptions that are the same are for desc/unique.
  const { description, ...texts } = page?.value ?? {};
  return [...new Set(textsWithin(texts))];
}

/** The other page with most words of some sentences, and their share. */
function mostLike(
  path: string,
  { hashes, words }: PageText,
  owners: Owners,
): [other: string | undefined, share: number] {
  const shared = new Map<string, number>();
  let all = 0;
  for (const [at, hash] of hashes.entries()) {
    const count = words[at] ?? 0;
    all += count;
    for (const other of owners.get(hash) ?? [])
      if (other !== path) shared.set(other, (shared.get(other) ?? 0) + count);
  }
  const [[other, most] = [undefined, 0]] = [...shared].sort(([, a], [, b]) => b - a);
  return [other, all === 0 ? 0 : most / all];
}
