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

/** A text of the record of a city: its words, and its sentences with names and numbers masked. */
interface CityText {
  text: string;
  sentences: { hash: string; words: number }[];
}

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
      const sentences = sentencesOf(mask.of(text)).map((sentence) => {
        const words = wordsOf(sentence.replace(/\d+/g, "0"));
        return { hash: hashOf(words.join(" ")), words: words.length };
      });
      return { text, sentences };
    });
  },
  *set(notes, { site }) {
    const owners = ownersOf(notes);
    const said = new Set<string>();
    for (const [path, texts] of notes)
      for (const { text, sentences } of texts) {
        const [other, share] = mostLike(path, sentences, owners);
        if (other === undefined || share < mostCopied || said.has(`${other} ${path}`)) continue;
        said.add(`${path} ${other}`);
        const pair = [
          { path, words: text },
          { path: other, words: likest(sentences, notes.get(other) ?? []) },
        ];
        const [copy = pair[0], beside] = newestFirst(pair, site);
        yield {
          message: `A text of ${copy?.path} is that of ${beside?.path} with other names: "${copy?.words.slice(0, 80)}…".`,
          ...copy,
          ...(beside && { beside, related: [beside.path] }),
        };
      }
  },
});

/** The text with most of some sentences. */
function likest(sentences: CityText["sentences"], texts: readonly CityText[]): string {
  const hashes = new Set(sentences.map(({ hash }) => hash));
  const shared = (one: CityText) => one.sentences.filter(({ hash }) => hashes.has(hash)).length;
  return texts.toSorted((a, b) => shared(b) - shared(a))[0]?.text ?? "";
}

/** Pages by the sentences of their cities. */
function ownersOf(notes: ReadonlyMap<string, CityText[]>): ReadonlyMap<string, ReadonlySet<string>> {
  const owners = new Map<string, Set<string>>();
  for (const [path, texts] of notes)
    for (const { hash, words } of texts.flatMap(({ sentences }) => sentences)) {
      const known = owners.get(hash) ?? new Set();
      if (words >= fewestInSentence && known.size < mostOwners) owners.set(hash, known.add(path));
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
  sentences: CityText["sentences"],
  owners: ReadonlyMap<string, ReadonlySet<string>>,
): [other: string | undefined, share: number] {
  const shared = new Map<string, number>();
  let all = 0;
  for (const { hash, words } of sentences) {
    all += words;
    for (const other of owners.get(hash) ?? [])
      if (other !== path) shared.set(other, (shared.get(other) ?? 0) + words);
  }
  const [[other, most] = [undefined, 0]] = [...shared].sort(([, a], [, b]) => b - a);
  return [other, all === 0 ? 0 : most / all];
}
