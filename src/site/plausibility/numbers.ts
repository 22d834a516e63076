import type { Entity } from "../../loader/entity.ts";
import type { Dataset } from "../../loader/load.ts";
import { escapePointer } from "../../loader/pointer.ts";
import type { Place, Problem } from "../../problem.ts";
import type { Business } from "../../schema/types.ts";

/** Best of the scale on which nearly all reviews are. */
const bestRating = 5;

/** Two numbers of one unit with a dash between them, and nothing else: `7-3 days`, `$7,500 – $2,000`. */
const range =
  /^(?<low>[$€£]?\s?\d[\d,]*(?:\.\d+)?)(?<dash>\s*(?:[-–—]|to)\s*)(?<high>[$€£]?\s?\d[\d,]*(?:\.\d+)?)(?<unit>\s*(?:%|[A-Za-z][A-Za-z .]*)?)$/;

/** Numbers that contradict each other or cannot be: a range the wrong way round, a rating above the best one. */
export function numberProblems({ business, audit, projects, services }: Dataset): Problem[] {
  return [
    ...rateProblems(business),
    ...ratingProblems(business),
    ...[business, ...projects, ...services].flatMap(({ file, value }) => [
      ...reversedRanges(value, file, ""),
    ]),
    ...(audit ? [...reversedLimits(audit.value, audit.file, "")] : []),
  ];
}

function rateProblems({ file, value }: Entity<Business>): Problem[] {
  return (value.rates?.items ?? []).flatMap(({ label, low, high }, index) => {
    if (low <= high) return [];
    const at = (field: string): Place => ({ file, pointer: `/rates/items/${index}/${field}` });
    return {
      ...problem(
        `The lowest price of "${label}", ${low}, is above the highest, ${high}.`,
        `Write low: ${high} and high: ${low}.`,
        at("low"),
      ),
      corrections: [
        { kind: "replace", place: at("low"), source: String(high) },
        { kind: "replace", place: at("high"), source: String(low) },
      ],
    };
  });
}

/** Facts that are called a rating, or a count of ratings or reviews. Words beside the number name another scale. */
function ratingProblems({ file, value }: Entity<Business>): Problem[] {
  return Object.entries(value.facts).flatMap(([name, text]) => {
    const place = { file, pointer: `/facts/${escapePointer(name)}` };
    const number = /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : undefined;
    if (number === undefined) return [];
    if (/rating(value)?$/i.test(name) && (number < 0 || number > bestRating))
      return problem(
        `"${name}" is ${text}, but a rating is from 0 to ${bestRating}.`,
        `Correct the number. On another scale, say it with it, for example "9.6 out of 10".`,
        place,
      );
    if (/(rating|review)s?count$/i.test(name) && (number <= 0 || !Number.isInteger(number)))
      return problem(
        `"${name}" is ${text}, but reviews are counted from 1.`,
        "Write how many there are. Without any, leave the rating out of the pages.",
        place,
      );
    return [];
  });
}

function* reversedRanges(value: unknown, file: string, pointer: string): Generator<Problem> {
  if (typeof value === "string") {
    const { low = "", dash, high = "", unit = "" } = range.exec(value)?.groups ?? {};
    const isMeasured = /^[$€£]/.test(low) || unit.trim() !== "";
    if (isMeasured && amountOf(low) > amountOf(high)) {
      const right = `${withSign(high, low)}${dash}${high.startsWith("$") || !low.startsWith("$") ? low : low.slice(1)}${unit}`;
      yield {
        ...problem(`"${value}" runs from the larger number to the smaller.`, `Write ${right}.`, {
          file,
          pointer,
        }),
        corrections: [{ kind: "reword", place: { file, pointer }, text: right }],
      };
    }
    return;
  }
  if (typeof value !== "object" || value === null) return;
  for (const [name, item] of Object.entries(value))
    yield* reversedRanges(item, file, `${pointer}/${escapePointer(name)}`);
}

/** `$7-5` says its sign once, so the number that comes first takes it. */
function withSign(high: string, low: string): string {
  return /^[$€£]/.test(low) && !/^[$€£]/.test(high) ? `${low[0]}${high}` : high;
}

function amountOf(text: string): number {
  return Number(text.replace(/[^\d.]/g, ""));
}

/** Limits such as `minChars` above the `maxChars` beside it. */
function* reversedLimits(value: unknown, file: string, pointer: string): Generator<Problem> {
  if (typeof value !== "object" || value === null) return;
  const fields = value as Record<string, unknown>;
  for (const [name, item] of Object.entries(fields)) {
    const limit = fields[name.replace(/^min/, "max")];
    if (name.startsWith("min") && typeof item === "number" && typeof limit === "number" && item > limit)
      yield problem(
        `"${name}" is ${item}, above "${name.replace(/^min/, "max")}", which is ${limit}.`,
        `Write ${name}: ${limit} and ${name.replace(/^min/, "max")}: ${item}.`,
        { file, pointer: `${pointer}/${name}` },
      );
    yield* reversedLimits(item, file, `${pointer}/${escapePointer(name)}`);
  }
}

function problem(message: string, hint: string, place: Place): Problem {
  return { code: "invalid-value", severity: "error", message, hint, place };
}
