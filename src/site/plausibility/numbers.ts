import type { Schema } from "../../fields/schema.ts";
import type { AuditSettings } from "../../kinds/audit/fields.ts";
import type { Business } from "../../kinds/business/fields.ts";
import { entities } from "../../kinds/index.ts";
import type { PageFile } from "../../kinds/page/fields.ts";
import type { Entity } from "../../loader/entity.ts";
import type { Dataset } from "../../loader/load.ts";
import { escapePointer, pointerThrough } from "../../loader/pointer.ts";
import { visitTexts } from "../../loader/visit-texts.ts";
import { type DataPlace, invalidValue, type Problem } from "../../problem.ts";

/** Best of the scale on which nearly all reviews are. */
const bestRating = 5;

/** Two numbers of one unit with a dash between them, and nothing else: `7-3 days`, `$7,500 – $2,000`. */
const range =
  /^(?<low>[$€£]?\s?\d[\d,]*(?:\.\d+)?)(?<dash>\s*(?:[-–—]|to)\s*)(?<high>[$€£]?\s?\d[\d,]*(?:\.\d+)?)(?<unit>\s*(?:%|[A-Za-z][A-Za-z .]*)?)$/;

/** Numbers that contradict each other or cannot be: a range the wrong way round, a rating above the best one. */
export function numberProblems({ business, audit, projects, services, pages }: Dataset): Problem[] {
  return [
    ...rateProblems(business),
    ...factProblems(business),
    ...pages.flatMap(reversedPrices),
    ...[business, ...projects, ...services].flatMap(({ file, value }) => reversedRanges(value, file)),
    ...(audit ? reversedLimits(audit) : []),
  ];
}

function rateProblems({ file, value }: Entity<Business>): Problem[] {
  const { pattern = "{low} {high}", items = [] } = value.rates ?? {};
  const lost = ["{low}", "{high}"].filter((name) => !pattern.includes(name));
  // Another name in braces is reported as what it is.
  if (lost.length > 0 && !/\{(?!low\}|high\})/.test(pattern))
    return [
      invalidValue(
        `The pattern of the prices does not print ${lost.join(" and ")}.`,
        'Write both names, for example "from {low} to {high}".',
        { file, pointer: "/rates/pattern" },
      ),
    ];
  return items.flatMap(({ label, low, high }, index) =>
    reversed(label, { low, high }, (field) => ({ file, pointer: `/rates/items/${index}/${field}` })),
  );
}

/** Prices of price tables from more to less. */
function reversedPrices({ file, value: { sections } }: Entity<PageFile>): Problem[] {
  return sections.flatMap((section, at) =>
    section.kind !== "price-table"
      ? []
      : section.groups.flatMap(({ rows }, group) =>
          rows.flatMap(({ label, price }, row) => {
            if (!("from" in price) || price.to === undefined) return [];
            const pointer = `/sections/${at}/groups/${group}/rows/${row}/price`;
            return reversed(label, { from: price.from, to: price.to }, (field) => ({
              file,
              pointer: `${pointer}/${field}`,
            }));
          }),
        ),
  );
}

/** The problem of two amounts, named as in the data, of which the first is above the second. */
function reversed(
  label: string,
  amounts: Record<string, number>,
  placeOf: (field: string) => DataPlace,
): Problem[] {
  const [low, high] = Object.entries(amounts) as [[string, number], [string, number]];
  if (low[1] <= high[1]) return [];
  return [
    {
      ...invalidValue(
        `The lowest price of "${label}", ${low[1]}, is above the highest, ${high[1]}.`,
        `Write ${low[0]}: ${high[1]} and ${high[0]}: ${low[1]}.`,
        placeOf(low[0]),
      ),
      corrections: [
        { kind: "replace", place: placeOf(low[0]), source: String(high[1]) },
        { kind: "replace", place: placeOf(high[0]), source: String(low[1]) },
      ],
    },
  ];
}

/** What a fact of such a name, or such a text, cannot be. */
interface FactRule {
  names?: RegExp;
  isWrong(text: string): boolean;
  message(fact: string): string;
  /** Left out where `meant` says what to write. */
  hint?: string;
  /** What was surely meant. */
  meant?(text: string): string;
}

const rating = /rating(value)?$/i;
const count = /(rating|review)s?count$/i;
const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text);

/** Words beside the number name another scale. */
const factRules: FactRule[] = [
  {
    names: rating,
    isWrong: (text) => /^\d+,\d+$/.test(text),
    message: (fact) => `${fact}, but numbers have a point and no comma.`,
    meant: (text) => text.replace(",", "."),
  },
  {
    names: rating,
    isWrong: (text) =>
      !/\d/.test(text) || (isNumber(text) && (Number(text) < 0 || Number(text) > bestRating)),
    message: (fact) => `${fact}, but a rating is from 0 to ${bestRating}.`,
    hint: `Correct the number. On another scale, say it with it, for example "9.6 out of 10".`,
  },
  {
    names: count,
    isWrong: (text) =>
      !/\d/.test(text) || (isNumber(text) && (Number(text) <= 0 || !Number.isInteger(Number(text)))),
    message: (fact) => `${fact}, but reviews are counted from 1.`,
    hint: "Write how many there are. Without any, leave the rating out of the pages.",
  },
  {
    isWrong: (text) => /^\$\d{1,3}(\.\d{3})+$/.test(text),
    message: (fact) => `${fact}, but thousands of dollars have a comma.`,
    meant: (text) => text.replaceAll(".", ","),
  },
];

function factProblems({ file, value }: Entity<Business>): Problem[] {
  return Object.entries(value.facts).flatMap(([name, text]) => {
    const rule = factRules.find(({ names, isWrong }) => (names?.test(name) ?? true) && isWrong(text));
    if (!rule) return [];
    const place = { file, pointer: `/facts/${escapePointer(name)}` };
    const meant = rule.meant?.(text);
    const hint = meant === undefined ? (rule.hint ?? "") : `Write ${meant} instead of ${text}.`;
    return {
      ...invalidValue(rule.message(`"${name}" is ${text}`), hint, place),
      ...(meant !== undefined && { corrections: [{ kind: "reword", place, text: meant }] }),
    };
  });
}

function reversedRanges(value: unknown, file: string): Problem[] {
  const problems: Problem[] = [];
  visitTexts(value, [], (text, steps) => {
    const { low = "", dash, high = "", unit = "" } = range.exec(text)?.groups ?? {};
    const isMeasured = /^[$€£]/.test(low) || unit.trim() !== "";
    if (!isMeasured || amountOf(low) <= amountOf(high)) return;
    const right = `${withSign(high, low)}${dash}${high.startsWith("$") || !low.startsWith("$") ? low : low.slice(1)}${unit}`;
    const place = { file, pointer: pointerThrough(steps) };
    problems.push({
      ...invalidValue(`"${text}" runs from the larger number to the smaller.`, `Write ${right}.`, place),
      corrections: [{ kind: "reword", place, text: right }],
    });
  });
  return problems;
}

/** `$7-5` says its sign once, so the number that comes first takes it. */
function withSign(high: string, low: string): string {
  return /^[$€£]/.test(low) && !/^[$€£]/.test(high) ? `${low[0]}${high}` : high;
}

function amountOf(text: string): number {
  return Number(text.replace(/[^\d.]/g, ""));
}

/** Limits such as `minChars` above the `maxChars` beside it, or above the one that holds where none is written. */
function reversedLimits({ file, value }: Entity<AuditSettings>): Problem[] {
  return Object.entries(value).flatMap(([group, limits]) => {
    const groups: Record<string, Schema> = entities.audit.schema.properties;
    const usual = groups[group]?.properties ?? {};
    const written = limits as Record<string, unknown>;
    const limitOf = (name: string) => Number(written[name] ?? usual[name]?.default);
    const pairs = Object.keys(usual).map((low) => [low, low.replace(/^min/, "max")] as const);
    return pairs.flatMap(([low, high]): Problem[] => {
      const [least, most] = [limitOf(low), limitOf(high)];
      if (low === high || !(least > most)) return [];
      const isBoth = low in written && high in written;
      return [
        invalidValue(
          `"${low}" is ${least}, above "${high}", which is ${most}${isBoth ? "" : " unless the file says otherwise"}.`,
          isBoth ? `Write ${low}: ${most} and ${high}: ${least}.` : `Write both, the smaller in ${low}.`,
          { file, pointer: `/${group}/${low in written ? low : high}` },
        ),
      ];
    });
  });
}
