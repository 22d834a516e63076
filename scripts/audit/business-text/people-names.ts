import { distance } from "fastest-levenshtein";
import { foldName } from "../../../src/site/geography/fold-name.ts";
import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { matchesOf } from "./matches.ts";
import { textsWithin } from "./wording.ts";

/** A name in a text that is nearly that of a person of the team. */
export interface NearName {
  words: string;
  /** As the record has it. */
  name: string;
}

interface Person {
  name: string;
  title: string | undefined;
  first: string;
  last: string;
}

const part = "\\p{Lu}[\\p{L}'’-]+";
const titled = new RegExp(`\\b((?:Dr|Mr|Mrs|Ms|Prof)\\.) (?:(${part}) )?(${part})`, "gu");
const pair = new RegExp(`(?<![\\p{L}'’])(${part})(?= (${part}))`, "gu");
/** Of one family, people have names that are alike. */
const family = /\b(?:aunt|brother|cousin|daughter|father|grand\w+|husband|mother|sister|son|uncle|wife)s?\b/i;
/** Most letters that differ in a name that is meant. */
const mostSlips = 2;
/** A shorter name is like many. */
const fewestLetters = 5;

/** Names of the team that a text spells in another way. */
export function misspelledPeople(text: string, site: Site): NearName[] {
  const people = peopleOf(site);
  if (people.length === 0 || !/\p{Lu}/u.test(text)) return [];
  if (family.test(text)) return [];
  const withTitle = matchesOf(titled, text).flatMap(([words, title, first, last = ""]) =>
    nearOf(
      words,
      { first, last },
      people.filter((person) => person.title === title),
    ),
  );
  const both = matchesOf(pair, text).flatMap(([, first = "", last = ""]) =>
    nearOf(`${first} ${last}`, { first, last }, people),
  );
  return [...withTitle, ...both].filter(
    ({ words }, index, all) => !all.slice(0, index).some((one) => one.words.includes(words)),
  );
}

/** A person to ask for, by the first name alone. */
const asked =
  /\b(?:[Aa]sk for|(?:[Ss]peak|[Tt]alk) (?:to|with))\s+(\p{Lu}\p{Ll}{2,})(?: \p{Lu}[\p{L}'’-]+)?(?=[.,;:!?)]|$| (?:and|at|before|first|if|in|on|or|to|when|while)\b)/gu;
/** Who is asked for, and is no person of the firm. */
const notPeople = /^(?:Dig|Google|Mass|Medicare|Medicaid|Miss|Santa|The|Us)$/;

/** First names to ask for that nobody of the team has. */
export function strangersIn(text: string, site: Site): string[] {
  const people = peopleOf(site);
  if (people.length === 0) return [];
  return matchesOf(asked, text).flatMap(([, name = ""]) =>
    notPeople.test(name) || isKnown(site)(name) ? [] : name,
  );
}

/** Knows the names of the team, and words of the records of the business and its offices. */
const isKnown = oncePer((site: Site) => {
  const { business, dataset } = site;
  const people = peopleOf(site).flatMap(({ name }) => name.split(/\s+/));
  const others = textsWithin([business, dataset.offices.map(({ value }) => value)]).join("\n");
  return (name: string) => people.includes(name) || others.includes(name);
});

function nearOf(
  words: string,
  said: { first: string | undefined; last: string },
  people: readonly Person[],
): NearName[] {
  const { first, last } = said;
  const isRight = people.some(
    (one) => plain(last) === plain(one.last) && (first === undefined || plain(first) === plain(one.first)),
  );
  const meant = people.find(
    (one) => isNear(last, one.last) && (first === undefined || isNear(first, one.first)),
  );
  return meant && !isRight ? [{ words, name: meant.name }] : [];
}

/** The same name, or one with a slip of the keys. */
function isNear(said: string, name: string): boolean {
  const [one, other] = [foldName(possessor(said)), foldName(name)];
  return one === other || (other.length >= fewestLetters && distance(one, other) <= mostSlips);
}

/** Both apostrophes are one, and accents count. */
function plain(name: string): string {
  return possessor(name).replaceAll("’", "'");
}

function possessor(name: string): string {
  return name.replace(/['’]s?$/, "");
}

const peopleOf = oncePer(({ dataset }: Site): Person[] =>
  dataset.all.member.flatMap(({ value }) => {
    const { name } = value as { name: string };
    const [, title, first = "", last = ""] = /^(?:(\p{L}+\.) )?(\S+).* (\S+)$/u.exec(name) ?? [];
    return last === "" ? [] : [{ name, title, first, last }];
  }),
);
