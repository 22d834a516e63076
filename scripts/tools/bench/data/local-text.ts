import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { sayMiles } from "../../../../src/site/geography/distance.ts";
import { type Random, randomStream } from "./random.ts";

type Words = readonly string[];

/** What there is to choose from: for each part of the text, for each question in turn, and for whole texts. */
const words = parse(readFileSync(join(import.meta.dirname, "phrases.yaml"), "utf8")) as {
  parts: { headings: Words; sentences: Words }[];
  answers: Words[];
  /** Like the leads they name no other place: the audit takes that for a copied page. */
  metas: Words;
  leads: Words;
  projects: Words;
  quarters: Words;
  sights: Words;
  slots: Record<string, Words>;
};

/** What is true of a place, by the names that the sentences use in brackets. */
export type Facts = Record<string, string>;

/** Invented words about a place. */
export interface LocalText {
  meta: string;
  lead: string;
  neighborhoods: string[];
  landmarks: string[];
  parts: { heading: string; text: string }[];
  /** One for each question. */
  answers: string[];
  project: string;
}

const neighborhoodCount = 7;
const landmarkCount = 5;
/** Sentences of a part and of an answer: together about 500 words, as in the files that people wrote. */
const partLength = 5;
const answerLength = 3;

/** Writes the words of a place: sample sentences chosen by its id, filled with its facts and invented names. */
export function writeLocalText(id: string, facts: Facts, questions: number): LocalText {
  const random = randomStream(1, id);
  const say = (sentence: string) => startWithCapital(fill(sentence, facts, random));
  const several = (sentences: readonly string[], count: number) =>
    draw(sentences, count, random).map(say).join(" ");
  return {
    meta: say(random.pick(words.metas)),
    lead: `${say(random.pick(words.leads))} Words for benchmarks.`,
    neighborhoods: inventNames(words.quarters, neighborhoodCount, random),
    landmarks: inventNames(words.sights, landmarkCount, random),
    parts: words.parts.map(({ headings, sentences }) => ({
      heading: say(random.pick(headings)),
      text: several(sentences, partLength),
    })),
    answers: Array.from({ length: questions }, (_, index) =>
      several(words.answers[index % words.answers.length] ?? [], answerLength),
    ),
    project: say(random.pick(words.projects)),
  };
}

/** Facts of a place and what lies around it. */
export function factsOf(place: {
  name: string;
  stateName: string;
  areaName: string;
  zipCodes: readonly string[];
  near: readonly { name: string; miles: number }[];
}): Facts {
  const [first, second = first, third = second] = place.near;
  const last = place.near.at(-1);
  return {
    name: place.name,
    state: place.stateName,
    area: place.areaName,
    zip: place.zipCodes[0] ?? "",
    zips: place.zipCodes.length === 1 ? "one ZIP code" : `${place.zipCodes.length} ZIP codes`,
    near: first?.name ?? place.name,
    second: second?.name ?? place.name,
    third: third?.name ?? place.name,
    last: last?.name ?? place.name,
    miles: sayMiles(first?.miles ?? 0),
    reach: sayMiles(last?.miles ?? 0),
  };
}

/** Replaces names in brackets by facts, and other words in brackets by one of their list or a number in their range. */
function fill(sentence: string, facts: Facts, random: Random): string {
  return sentence.replace(/\[([\w-]+)\]/g, (_, slot: string) => {
    const [low, high] = slot.split("-").map(Number);
    if (low !== undefined && high !== undefined) return String(Math.floor(random.between(low, high + 1)));
    return facts[slot] ?? random.pick(words.slots[slot] ?? []);
  });
}

function startWithCapital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function inventNames(ends: readonly string[], count: number, random: Random): string[] {
  const starts = draw(words.slots.tree ?? [], count, random);
  return starts.map((start) => `${start} ${random.pick(ends)}`);
}

/** Different items in an order of their own. */
function draw(items: readonly string[], count: number, random: Random): string[] {
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [item] = left.splice(Math.floor(random.next() * left.length), 1);
    return item ?? "";
  });
}
