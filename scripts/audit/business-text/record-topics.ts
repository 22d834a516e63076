import type { Member } from "../../../src/kinds/member/fields.ts";
import type { Entity } from "../../../src/loader/entity.ts";
import { groupBy } from "../../../src/loader/group-by.ts";
import { escapeForPattern } from "../../../src/loader/locate.ts";
import type { DataPlace } from "../../../src/problem.ts";
import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { stemOf, subjectWords, wordsOf } from "../words.ts";
import { type Amount, amountsIn } from "./amounts.ts";
import { askedPrices } from "./bare-sums.ts";

/** Part of the record that a text contradicts. */
export interface Entry {
  /** In messages: what the record says. */
  expected: string;
  place: DataPlace;
  fact?: string;
}

/** An amount that the record has, and how one knows a sentence about it. */
export interface Topic extends Entry {
  unit: string;
  right: readonly Pick<Amount, "from" | "to">[];
  /** True for a sentence about it; `around` holds the words of its text and of the path of its page. */
  isMeant(sentence: Words, around: Words): boolean;
  /** True where less is contradicted and more is not: a way may be longer than usual. */
  isLeast?: true;
  /** Words of its label; a sentence with all of them is not about a label with some of them alone. */
  names?: readonly string[];
  /** Less than that is something else. */
  least?: number;
}

/** A text with the stems of its words. */
export interface Words {
  text: string;
  stems: ReadonlySet<string>;
}

export function wordsIn(text: string): Words {
  return { text, stems: new Set(wordsOf(text).map(stemOf)) };
}

/** All amounts of the record that sentences can be compared with. */
export const topicsOf = oncePer((site: Site): readonly Topic[] => [
  ...factTopics(site),
  ...peopleTopics(site),
  ...site.dataset.pages.flatMap(({ file, value }) => rowTopics(file, value.sections)),
]);

/** What a word in the name of a fact asks of the sentence: a minimum is said as "at least". */
const roles: Readonly<Record<string, RegExp>> = {
  arrival:
    /\b(?:arriv\w*|at your door|be (?:there|with you)|expect us|on site|reach you)\b|\b(?:crew|truck|us|van|we)\b[^.!?]{0,40}\baway\b/i,
  days: /\b(?:(?:allow|count on|expect|figure(?: on)?|lasts|(?:can|may|might|to|will) last|needs?|plan(?: on)?|takes?)|(?:done|finished|in and out|out of your hair|painted|ready|wrapped up) (?:in|within)|finish(?:es)?\b[^.;!?]{0,40} (?:in|within))\b/i,
  insurance: /\b(?:cover(?:age|s)?|insur\w+|liabilit\w+|polic\w+)\b/i,
  limit: /\b(?:above|at most|limit|over|up to)\b/i,
  minimum:
    /\b(?:at least|counts? from|from a job of|minimum|or more|(?:and|or) up|worth|(?:below|(?:fewer|flatter|less|lower|shallower|smaller|under) than)|(?:counts?|qualif\w+) (?:if|once|when)|under [^.;!?]{1,15} (?:count|qualify))\b|\bunder [^.;!?]{1,15} do(?:es)?(?: not|n['’]t) (?:count|qualify)\b/i,
  notice: /\bnotice\b/i,
  pay: /\b(?:paid|payment|pays?|sends?(?= (?:out )?(?:it|the))|sent)\b/i,
  reach: /\breach(?:es)?\b/i,
  reward:
    /\b(?:(?:is|are) yours|bonus|earns?|gets?|give|(?:hand|mail|send) you|pay|pocket|receive|rewards?)\b/i,
};
/** Sentences with days that are not the usual ones of a house. */
const otherDays: readonly RegExp[] = [
  // What takes its days before or behind the work, or is done by others.
  /\b(?:answer|approv\w+|cur(?:e|ing)|dr(?:y|ies|ying)|permits?|re-?coat\w*|reply)\b|\b(?:between|next|second) coats?\b/i,
  // Many houses.
  /\b(?:communit(?:y|ies)|complex(?:es)?|developments?|phases?|towers?)\b/i,
  // One house, whose days are told as they were.
  /\b(?:was|were) (?:(?:all|completely|fully|only) )?(?:done|finished|in and out|out of your hair|painted|ready|wrapped up) (?:in|within)\b/i,
];
/** Words of names that say nothing of what the fact is. */
const idle = new Set("amount area period price sum time typical usual".split(" "));
/** A smaller sum beside an insurance is a deductible or a premium. */
const leastInsured = 50_000;

/** "Most sales are done in a day": neither houses nor work. */
const otherThings =
  /^(?:all|every|many|most|some) (?!(?:[a-z-]+ )?(?:exteriors?|homes?|houses?|interiors?|jobs?|of|people|projects?|rooms?|works?)\b)/i;

interface Fact {
  fact: string;
  text: string;
  amount: Amount;
  /** Words of its name that say what it is. */
  names: string[];
}

function factsWithAmounts({ business }: Site): Fact[] {
  return Object.entries(business.facts).flatMap(([fact, text]) => {
    const [amount] = amountsIn(text);
    const words = fact.split(/(?=\p{Lu})/u).map((name) => name.toLowerCase());
    return amount ? { fact, text, amount, names: words.filter((name) => !idle.has(name)) } : [];
  });
}

const opposites: Readonly<Record<string, string>> = { exterior: "interior", interior: "exterior" };

/** True for a sentence about the opposite of what its text is about. */
function namesOther(sentence: Words, name: string): boolean {
  const opposite = opposites[name];
  const isInside = name === "exterior" && /\b(?:bathroom|bedroom|kitchen|room)s?\b/i.test(sentence.text);
  return isInside || (opposite !== undefined && hasLike(sentence, opposite));
}

/** True for an amount that the record has for a topic. */
export function isRight({ from, to }: Amount, { right, isLeast }: Topic): boolean {
  return right.some((one) => from >= one.from && (isLeast || to <= one.to));
}

/** Facts whose names say the same are one topic, and each of their amounts is right: the usual days, and the longest. */
function factTopics(site: Site): Topic[] {
  const alike = groupBy(factsWithAmounts(site), ({ names, amount }) => `${names.join(" ")} ${amount.unit}`);
  return [...alike.values()].flatMap((facts): Topic[] => {
    const [{ fact, amount, names }] = facts as [Fact, ...Fact[]];
    const asked = names.flatMap((name) => roles[name] ?? []);
    const subjects = names.filter((name) => !(name in roles));
    // One word alone is no subject: "exterior" is in many sentences with days.
    if (asked.length + subjects.length < 2 && !["arrival", "insurance", "notice"].includes(names.join()))
      return [];
    // Few sentences have an area: what it is of may stand beside it.
    const isArea = amount.unit.startsWith("square") && asked.length === 0;
    const isMeant = (sentence: Words, around: Words) =>
      asked.every((role) => role.test(sentence.text)) &&
      !(names.includes("days") && otherDays.some((days) => days.test(sentence.text))) &&
      !(otherThings.test(sentence.text) && !subjects.some((name) => hasLike(sentence, name))) &&
      subjects.every((name) =>
        namesOther(sentence, name)
          ? hasLike(sentence, name)
          : hasLike(asked.length > 0 || isArea ? around : sentence, name) ||
            wholes[name]?.test(sentence.text) === true,
      ) &&
      (!isArea || subjects.some((name) => hasLike(sentence, name)));
    return [
      {
        unit: amount.unit,
        right: facts.map((one) => one.amount),
        isMeant,
        ...(fact === "arrival" && { isLeast: true }),
        ...(fact === "insurance" && { least: leastInsured }),
        expected: facts.map(({ text }) => text).join('" or "'),
        place: { file: site.dataset.business.file, pointer: `/facts/${fact}` },
        fact,
      },
    ];
  });
}

/** What texts say for words of names. */
const likes: Readonly<Record<string, RegExp>> = {
  cancel: /\b(?:call(?:s|ing)? (?:it )?off|ends?|leaves?|quits?|stops?|terminates?)\b/i,
  cancellation: /\b(?:call(?:s|ing)? (?:it )?off|ends?|leaves?|quits?|reschedules?|stops?|terminates?)\b/i,
  exterior: /\b(?:outside|outdoors)\b/i,
  interior: /\b(?:inside|indoors|rooms)\b/i,
  referral:
    /\brefer(?:red|s)?\b|\b(?:friend|neighbor)s? (?:in need of|looking for|who needs?)\b|\bthe rewards?\b|\b(?:send|bring|recommend|tell)\b[^.;!?]{0,20}\b(?:friend|neighbor|pal|us)\b|\b(?:friend|neighbor)s? (?:who |that )?(?:books?|hires?|signs?|(?:that )?(?:you )?(?:bring|recommend|refer|send))\b/i,
};

/** What a sentence names as a whole for the part that comes first to mind. */
const wholes: Readonly<Record<string, RegExp>> = {
  exterior:
    /\b(?:average|big|entire|large|most|typical|usual|whole) (?:(?!of\b|rooms\b)[a-z-]+ )?(?:homes?|houses?)\b/i,
};

/** True where a word begins like another: `refer` and `referral`. */
export function hasLike({ stems, text }: Words, name: string): boolean {
  if (likes[name]?.test(text)) return true;
  const start = stemOf(name).slice(0, 5);
  return [...stems].some((stem) => stem.startsWith(start));
}

const withUs =
  /\b(?:(?:been )?(?:here|on (?:our|the) (?:crew|team)|with (?:our practice|the (?:company|firm|practice)|us))|(?:answered|cleaned|climbed|painted|treated|worked) for us)\b/i;
const before =
  /\b(?:ago|before|elsewhere|experience|never|nobody|not|until|who|without|years? (?:later|old))\b/i;

/** How long each of the team has been here, in years. */
function peopleTopics({ dataset, today }: Site): Topic[] {
  return (dataset.all.member as readonly Entity<Member>[]).flatMap(({ file, value: { name, since } }) => {
    if (since === undefined) return [];
    const years = Number(today.slice(0, 4)) - since;
    const names = name.split(" ").filter((part) => !part.endsWith("."));
    return [
      {
        unit: "year",
        // People round what they say of years.
        right: [{ from: years * 0.85 - 1, to: years * 1.05 + 1 }],
        isMeant: ({ text }) =>
          names.some((one) => text.includes(one)) && withUs.test(text) && !before.test(text),
        expected: `${name}: since ${since}`,
        place: { file, pointer: "/since" },
      },
    ];
  });
}

interface PriceTable {
  kind: "price-table";
  groups: {
    heading?: string;
    rows: { label: string; price: { fixed?: number; from?: number; to?: number } }[];
  }[];
}

/** The rows of price lists: a sentence with all words of a label, or with its one word and one of the heading, is about it. */
function rowTopics(file: string, sections: readonly { kind: string }[]): Topic[] {
  return sections.flatMap((section, index) =>
    isPriceTable(section)
      ? section.groups.flatMap(({ heading = "", rows }, group) =>
          rows.map(({ label, price }, row): Topic => {
            const otherwise = saysFurther(label);
            const isOtherwise = ({ text }: Words) => otherwise?.test(text) === true;
            const [head = label, ...tail] = label.split(",");
            const things = eitherOf(head).map(stemsOf);
            const isSubject = subjectOf(label);
            const thing = stemsOf(further.exec(label)?.[1] ?? label);
            const above = stemsOf([heading, ...tail].join(" "));
            const from = price.fixed ?? price.from ?? 0;
            const to = price.fixed ?? price.to ?? Number.POSITIVE_INFINITY;
            return {
              unit: "$",
              names: things.length === 1 ? things.flat() : [],
              right: [{ from, to }],
              isMeant: (sentence, around) =>
                things.some((stems) => {
                  const needed = isOtherwise(sentence) ? thing : stems;
                  const named = needed.filter((stem) => sentence.stems.has(stem));
                  // Two words of a label tell which it is where the text or its page has the others.
                  const isNamed =
                    named.length === needed.length ||
                    (named.length > 1 && needed.every((stem) => around.stems.has(stem)));
                  const isOne = stems.length > 1 || above.some((stem) => sentence.stems.has(stem));
                  return (isNamed && isOne) || isSubject?.test(sentence.text) === true;
                }) && // One of two things is in many sentences with a sum that nobody asks.
                (things.length === 1 || askedPrices.some((asks) => sentence.text.search(asks) >= 0)) &&
                !costOfSomethingElse.test(sentence.text),
              expected: `${label}: $${from}${to === from ? "" : to === Number.POSITIVE_INFINITY ? " and more" : ` to $${to}`}`,
              place: { file, pointer: `/sections/${index}/groups/${group}/rows/${row}/price` },
            };
          }),
        )
      : [],
  );
}

/** A label of one word as that of which a sentence says what it costs: "Safes begin at". */
function subjectOf(label: string): RegExp | undefined {
  if (!/^\p{L}+$/u.test(label)) return undefined;
  return new RegExp(
    `^(?:(?:an?|any|each|every|opening an?|the|your) )?${label}s? (?:are|begins?|comes?|costs?|is|runs?|starts?|takes?)\\b.*\\d`,
    "i",
  );
}

/** The things of a label that names two: "House or apartment"; a longer label names one in more words. */
function eitherOf(label: string): string[] {
  return /^\S+ or \S+$/.test(label) ? label.split(" or ") : [label];
}

const further = /\b(?:additional|another|extra|further|more|next|subsequent) (.+)$/i;

/** A label of what comes after the first, as other texts say it: "each further lock", "another lock", "every lock after that". */
function saysFurther(label: string): RegExp | undefined {
  const [, thing] = further.exec(label) ?? [];
  if (thing === undefined) return undefined;
  const one = `(?:one|${escapeForPattern(thing)})`;
  return new RegExp(
    `\\b(?:additional|another|every other|extra|further|subsequent) ${one}\\b|\\b(?:after|beyond) (?:that|the first)\\b`,
    "i",
  );
}

function isPriceTable(section: { kind: string }): section is PriceTable {
  return section.kind === "price-table";
}

/** What else costs something in a sentence about the same thing. */
const costOfSomethingElse =
  /\b(?:bill|broke\w*|damages?|fine|impound|repair\w*|scratch\w*|sav\w+|ticket|tow\w*|used to|value|worth)\b/i;

function stemsOf(text: string): string[] {
  return subjectWords(text)
    .filter((word) => word !== "and" && word !== "each")
    .map(stemOf);
}
