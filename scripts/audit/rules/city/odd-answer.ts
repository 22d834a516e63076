import { groupBy } from "../../../../src/loader/group-by.ts";
import { numeral, timeSpan } from "../../business-text/quantities.ts";
import { defineSetRule, type Found } from "../../rule.ts";
import { cityOf } from "../../similarity/city-names.ts";

/** Fewer cities have no usual answer. */
const fewestCities = 4;
/** Share of the answers to one question from which what they print is the usual answer. */
const usualFrom = 0.75;

/** What the answer of a city names, as its file has it. */
interface Answer {
  name: string;
  /** Facts in braces, with them. */
  facts: readonly string[];
  times: readonly string[];
  sum: string | undefined;
}

export const cityOddAnswer = defineSetRule<Answer[]>({
  id: "city/odd-answer",
  severity: "warning",
  checks:
    "If cities answer a question with a fact from business.yaml, no city gives another value instead, or the answer to another question.",
  why: "The terms of a business are the same in every town, so one of the two answers is wrong.",
  fix: "Reference the fact in braces in the answer.",
  source: "product",
  note: ({ path }, { site }) =>
    Object.entries(cityOf(site, path)?.faqs ?? {}).map(([name, text]) => ({
      name,
      facts: text.match(/\{[^{}]*\}/g) ?? [],
      times: text.match(times) ?? [],
      sum: /\$ ?\d[\d,.]*/.exec(text)?.[0],
    })),
  *set(notes, { site }) {
    const all = [...notes].flatMap(([path, answers]) => answers.map((answer) => ({ path, ...answer })));
    for (const [name, answers] of groupBy(all, (answer) => answer.name)) {
      if (answers.length < fewestCities) continue;
      for (const [fact, value] of Object.entries(site.business.facts)) {
        const odd = answers.filter(({ facts }) => !facts.includes(`{${fact}}`));
        const count = answers.length - odd.length;
        if (count / answers.length < usualFrom) continue;
        const usual = { name, fact, value, count, of: answers.length };
        for (const answer of odd) yield* oddAnswer(answer, usual, notes, all);
      }
    }
  },
});

interface Usual {
  name: string;
  fact: string;
  value: string;
  /** Cities whose answer prints the fact, and all that have one. */
  count: number;
  of: number;
}

type Placed = Answer & { path: string };

function* oddAnswer(
  { path, ...answer }: Placed,
  { name, fact, value, count, of }: Usual,
  notes: ReadonlyMap<string, readonly Answer[]>,
  all: readonly Placed[],
): Generator<Found> {
  const other = otherWith(fact, notes.get(path) ?? []);
  const odd = likeValue(answer, value);
  if (other !== undefined && !isUsual(fact, other, all))
    yield {
      message: `The answers "${name}" and "${other}" of ${path} look swapped: "${other}" prints {${fact}}, as "${name}" does in ${count} of ${of} cities.`,
      path,
      words: value,
      fix: "Give each question the answer of the other.",
    };
  else if (odd !== undefined)
    yield {
      message: `The answer "${name}" of ${path} says "${odd}", where ${count} of ${of} print "${value}" (business.yaml/facts/${fact}).`,
      path,
      words: odd,
      fix: `Write {${fact}} in place of "${odd}".`,
    };
}

/** Name of the answer that prints a fact. */
function otherWith(fact: string, answers: readonly Answer[]): string | undefined {
  return answers.find(({ facts }) => facts.includes(`{${fact}}`))?.name;
}

/** True where the answers of other cities to the question print the fact, too. */
function isUsual(fact: string, name: string, all: readonly Answer[]): boolean {
  return all.filter((one) => one.name === name && one.facts.includes(`{${fact}}`)).length > 1;
}

const times = new RegExp(`\\b${timeSpan}`, "gi");

/** Words of an answer of the same kind as a value: a span of the same unit, an amount of money. */
function likeValue({ times, sum }: Answer, value: string): string | undefined {
  const [, unit] =
    new RegExp(`${numeral}[ -](?:business |working )?(minute|hour|day|week|month|year)s?$`, "i").exec(
      value,
    ) ?? [];
  if (unit === undefined) return value.startsWith("$") ? sum : undefined;
  return times.find((span) => span.includes(unit));
}
