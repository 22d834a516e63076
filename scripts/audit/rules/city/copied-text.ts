import type { City } from "../../../../src/kinds/city/fields.ts";
import { hashOf } from "../../../files/hash.ts";
import { sentencesOf } from "../../business-text/sentences.ts";
import { maskOfCity } from "../../masking.ts";
import { newestFirst } from "../../newest-first.ts";
import { defineSetRule } from "../../rule.ts";
import { cityOf } from "../../similarity/city-names.ts";
import { wordsOf } from "../../words.ts";

/** Shorter sentences, and shorter texts, are the same in two cities by chance. */
const fewestInSentence = 6;
const fewestInText = 20;
/** Share of the words of a text that may stand in a text of another city. */
const mostCopied = 0.6;

/** Where more have a sentence, each is a copy of one of the first. */
const mostOwners = 5;

/** A text of the record of a city, and of its sentences, with names and numbers masked, a hash and how many words they have. */
interface CityText {
  text: string;
  hashes: number[];
  words: number[];
}

/** Hexadecimal digits of a hash that a number holds. */
const digits = 13;

export const cityCopiedText = defineSetRule<CityText[]>({
  id: "city/copied-text",
  severity: "warning",
  checks: "No text of a city is that of another with the names changed.",
  why: "Pages made from one text with the names changed are what Google calls doorways.",
  fix: "Write what is true of this city only: its houses, weather, rules, work done there.",
  source: "google-spam",
  note({ path, expected }, { site }) {
    const city = expected.isIndexed ? cityOf(site, path) : undefined;
    if (!city) return undefined;
    const mask = maskOfCity(site, city);
    return textsOf(city).flatMap((text) => {
      if (wordsOf(text).length < fewestInText) return [];
      const sentences = sentencesOf(mask.of(text)).map((one) => wordsOf(one.replace(/\d+/g, "0")));
      return {
        text,
        hashes: sentences.map((words) => Number.parseInt(hashOf(words.join(" ")).slice(0, digits), 16)),
        words: sentences.map(({ length }) => length),
      };
    });
  },
  *set(notes, { site }) {
    const owners = ownersOf(notes);
    const said = new Set<string>();
    for (const [path, texts] of notes)
      for (const one of texts) {
        const [other, share] = mostLike(path, one, owners);
        if (other === undefined || share < mostCopied || said.has(`${other} ${path}`)) continue;
        said.add(`${path} ${other}`);
        const pair = [placed(path, one.text), placed(other, likest(one, notes.get(other) ?? []))];
        const [copy = pair[0], beside] = newestFirst(pair, site);
        yield {
          message: `A text of ${copy?.path} is that of ${beside?.path} with other names: "${copy?.text.slice(0, 80)}…".`,
          ...copy,
          ...(beside && { beside, related: [beside.path] }),
        };
      }
  },
});

/** A text with words by which its line is found: a page shows something else in place of names in braces. */
function placed(path: string, text: string): { path: string; text: string; words: string } {
  const [words = text] = text.split(/\{\w+\}/).sort((a, b) => b.length - a.length);
  return { path, text, words: words.trim() };
}

/** The text with most of some sentences. */
function likest({ hashes }: CityText, texts: readonly CityText[]): string {
  const shared = (one: CityText) => one.hashes.filter((hash) => hashes.includes(hash)).length;
  return texts.toSorted((a, b) => shared(b) - shared(a))[0]?.text ?? "";
}

type Owners = ReadonlyMap<number, readonly string[]>;

/** Pages by the sentences of their cities. */
function ownersOf(notes: ReadonlyMap<string, CityText[]>): Owners {
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

function textsOf({ lead, localText, faqs, callToAction }: City): string[] {
  const texts = [lead, ...localText.map(({ text }) => text), ...Object.values(faqs), callToAction];
  return texts.flatMap((text) => text ?? []);
}

/** The other city with most words of some sentences, and their share. */
function mostLike(
  path: string,
  { hashes, words }: CityText,
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
