import { hasOwnWords, type Schema } from "../../fields/schema.ts";
import { type EntityKind, entities } from "../../kinds/index.ts";
import { isOwnValueName } from "../../kinds/subjects.ts";
import { asError, asWarning, type Correction, type DataPlace, type Problem } from "../../problem.ts";
import { pointerThrough } from "../pointer.ts";
import { stepsTo } from "../schema-walk.ts";
import { suggest } from "../suggest.ts";
import { visitTexts } from "../visit-texts.ts";
import { exampleOf, fieldName, show, withPoint } from "../wording.ts";
import { findBackwardYears } from "./backward-years.ts";
import { findFiller } from "./filler.ts";
import { doubledWord, findMarkFaults, type TextUse } from "./marks.ts";
import { findMojibake } from "./mojibake.ts";

/** Kinds of files without a text that visitors read. */
const withoutTexts: ReadonlySet<EntityKind> = new Set<EntityKind>([
  "audit",
  "backend",
  "map",
  "redirects",
  "theme",
]);

/** Most problems that are reported of one file, so that a pasted document does not hide all others. */
const maxFaults = 50;

/** A text of nothing but blanks, which a page shows as nothing. */
const blank = /(?:^|\n)[^\S\n]+(?:\n|$)/;
const lineStarts =
  /\n(?:["'“”„‘’«#>•●▪◦‣∙·]|[-+] |[?.-]{2}|(?:undefined|null|NaN|nan|[Bb]lah?|t\.b)\b|(?:abcd?|foo|bar|baz|qwerty|test(?:ing)?|xyz|[A-Za-z])(?:\n|$))/;

/**
 * Characters and words without which a text has no fault; most texts hold none and are looked at no further. Several
 * small patterns, because V8 skips through a text with each of them, but reads it letter by letter with all in one.
 */
const signs = [
  /[<>&*_[\]%$~{}`|\\ÂÃâðï\ufffd]/,
  lineStarts,
  blank,
  /''|:[a-z_]+:/,
  doubledWord,
  /TODO|FIXME|TBD|XX|LOREM|INSERT/,
  /xx|tbd|ipsum|nsert|asdf/,
  /(?:text|copy|title|content|tion|graph|line|ing|goes) here/,
  /(?:holder|dummy|filler|sample) (?:text|copy)/,
  // Two years, as findBackwardYears reads them.
  /(?:1[6-9]|20)\d\ds?(?:\s?[-–—]\s?| \w+ (?:the )?)(?:1[6-9]|20)\d\d/i,
];
/** What people type to fill in a field that must not be empty. */
const stub = /^(?:abcd?|foo|bar|baz|qwerty|test(?:ing)?|xyz|[A-Za-z])$/;
const markSigns = /[<&*_[\]~`|\\%]|''|:[a-z_]+:|^(?:[#>•●▪◦‣∙·]|[-+] )/m;

/** What visitors would read although nobody meant them to: marks that print, damaged letters, texts still to be written. */
export function findTextFaults(kind: EntityKind, value: unknown, file: string): Problem[] {
  if (withoutTexts.has(kind)) return [];
  const { schema } = entities[kind];
  const texts: string[] = [];
  visitTexts(value, [], (text) => texts.push(text));
  // All at once, because a site has a hundred thousand files of a hundred texts.
  const all = `\n${texts.join("\n")}`;
  const found = signs.filter((sign) => sign.test(all));
  if (found.length === 0) return [];
  const problems: Problem[] = [];
  visitTexts(value, [], (text, steps) => {
    const isSuspect = found.some((sign) => sign.test(sign === lineStarts ? `\n${text}` : text));
    if (!isSuspect || problems.length >= maxFaults) return;
    const pointer = pointerThrough(steps);
    const field = fieldAt(schema, value, pointer);
    if (field) problems.push(...faultsOf({ text, field, place: { file, pointer }, file: value }));
  });
  return problems;
}

/** The schema of a text that is free, as far as its form goes; undefined for codes, paths and names of things. */
function fieldAt(schema: Schema, value: unknown, pointer: string): Schema | undefined {
  const last = stepsTo(schema, value, pointer).at(-1);
  if (last?.pointer !== pointer) return undefined;
  const { role, type, enum: choices, const: constant } = last.schema;
  // A text in the place of a list or group is reported as that, whatever it says.
  const isText = type === undefined || type === "string";
  const isOwn = role === undefined && hasOwnWords(last.schema);
  const isFree = isText && isOwn && !choices && constant === undefined;
  return isFree || role === "line" || role === "prose" ? last.schema : undefined;
}

interface Subject {
  text: string;
  field: Schema;
  place: DataPlace;
  /** The value of the whole file. */
  file: unknown;
}

function faultsOf(subject: Subject): Problem[] {
  const { text, field, place } = subject;
  const use: TextUse = field.role === "prose" ? "prose" : "plain";
  if (text !== "" && text.trim() === "") return [emptyText(field, place)];
  const damaged = findMojibake(text);
  if (damaged.length > 0) return [damagedLetters(text, damaged, place)];
  const filler = findFiller(text)[0] ?? (use === "prose" ? stub.exec(text)?.[0] : undefined);
  if (filler !== undefined) return [unwritten(filler, place)];
  const quotes = wholeInQuotes(text, use, place);
  return [
    ...(quotes ? [quotes] : []),
    ...(markSigns.test(text) || doubledWord.test(text) ? findMarkFaults(text, use) : []).map(
      ({ words, instead, ...wording }) => literal(wording, { ...place, words }, instead),
    ),
    ...findBackwardYears(text).map(({ words, meant }) =>
      asWarning({
        code: "invalid-value",
        message: `"${words}" ends before it begins.`,
        hint: `Write ${meant}, or the years that were meant.`,
        place: { ...place, words },
      }),
    ),
    ...foreignPlaceholders(text).map(({ words, instead }) =>
      literal(
        {
          message: `${words} is not replaced by a value: names stand in braces.`,
          hint: `Write ${instead} instead of ${words}.`,
        },
        { ...place, words },
        instead,
      ),
    ),
    ...(field.role === undefined ? bracesIn(subject) : []),
  ];
}

function emptyText(field: Schema, place: DataPlace): Problem {
  const hint = `Write something, for example${withPoint(exampleOf(field))}`;
  return {
    code: "invalid-value",
    severity: "error",
    message: `"${fieldName(place.pointer)}" is empty.`,
    hint,
    place,
  };
}

function literal(wording: Pick<Problem, "message" | "hint">, place: DataPlace, instead?: string): Problem {
  const correction: Correction | undefined =
    instead === undefined || instead.trim() === "" ? undefined : { kind: "reword", place, text: instead };
  return asError({
    code: "literal-markup",
    ...wording,
    place,
    ...(correction && { corrections: [correction] }),
  });
}

type Damaged = { words: string; meant: string | undefined };

function damagedLetters(text: string, found: Damaged[], place: DataPlace): Problem {
  const [first] = found as [Damaged];
  const pairs = new Map(found.map(({ words, meant }) => [words, meant]));
  const known = [...pairs].flatMap(([words, meant]) =>
    meant === undefined ? [] : [[words, meant] as const],
  );
  const mended = known.reduce((rest, [words, meant]) => rest.replaceAll(words, meant), text);
  return asError({
    code: "invalid-encoding",
    message: `${show(first.words)} is a damaged letter: the text was saved in one encoding and read in another.`,
    hint:
      known.length === 0
        ? "Type the letter that belongs here, and save the file with the encoding UTF-8."
        : `Write ${known.map(([words, meant]) => `${meant} instead of ${words}`).join(", ")}, and save the file with the encoding UTF-8.`,
    place: { ...place, words: first.words },
    ...(known.length === pairs.size && { corrections: [{ kind: "reword", place, text: mended }] }),
  });
}

function unwritten(words: string, place: DataPlace): Problem {
  return asError({
    code: "unfinished-value",
    message: `"${fieldName(place.pointer)}" is still to be written: it says ${show(words)}.`,
    hint: "Write the text that visitors are to read in its place.",
    place: { ...place, words },
  });
}

/** Quotation marks around all of a text print; running text may be somebody's words. */
function wholeInQuotes(text: string, use: TextUse, place: DataPlace): Problem | undefined {
  const [, words] = /^["'“”„‘’«]([^"“”„«»]*[^"“”„«»\s])["'“”‘’»]$/.exec(text.trim()) ?? [];
  if (words === undefined || use === "prose" || /testimonial|quote|review/i.test(place.pointer))
    return undefined;
  return literal(
    {
      message: `"${fieldName(place.pointer)}" is printed with the quotation marks around it: ${text.trim()}.`,
      hint: `Write ${withPoint(words)}`,
    },
    { ...place, words: text.trim() },
    /[:#"'{}[\]&*!|>%@`,]/.test(words) ? undefined : words,
  );
}

/** Names as other programs mark them: `%city%`, `[city]`, `<city>`, `$city`. */
function foreignPlaceholders(text: string): { words: string; instead: string }[] {
  return [
    ...text.matchAll(
      /%%?([A-Za-z]\w{1,40})%%?|\[([A-Za-z]\w{1,40})\](?!\()|<([A-Za-z]\w{1,40})>|\$([A-Za-z]\w{1,40})/g,
    ),
  ].flatMap(([words, percent, ...others]) => {
    const name = percent ?? others.find((other) => other !== undefined) ?? "";
    return percent !== undefined || isOwnValueName(name) ? { words, instead: `{${name}}` } : [];
  });
}

/** Braces in a text that takes no names, or takes other names than these. */
function bracesIn({ text, field, place, file }: Subject): Problem[] {
  const fills = field.fills ?? [];
  return [...text.matchAll(/\{\s*([^{}\n]*?)\s*\}|[{}]/g)].flatMap(([words, name]) => {
    if (name !== undefined && words === `{${name}}` && fills.includes(name)) return [];
    const meant = name === undefined ? undefined : meantName(name, fills, file);
    return asError({
      code: "unknown-placeholder",
      message:
        name === undefined
          ? `A brace without its other half is printed as it is: ${words}`
          : `The text uses {${name}}, but ${fills.length > 0 ? "no value has that name here" : `"${fieldName(place.pointer)}" takes no names in braces`}.`,
      hint: meant
        ? `Write ${meant} instead of ${words}.`
        : fills.length > 0
          ? `Names that work here are ${fills.map((fill) => `{${fill}}`).join(" ")}.`
          : "Write the words themselves, without braces.",
      place: { ...place, words },
      ...(meant && { corrections: [{ kind: "reword", place: { ...place, words }, text: meant }] }),
    });
  });
}

/** What to write in place of a name: another name that works here, or the words of a fact. */
function meantName(name: string, fills: string[], file: unknown): string | undefined {
  const near = suggest(name, fills)?.name;
  if (near) return `{${near}}`;
  const { facts } = file as { facts?: Record<string, unknown> };
  const fact = facts && Object.hasOwn(facts, name) ? facts[name] : undefined;
  return typeof fact === "string" && /^[\w][\w +-]*$/.test(fact) ? fact : undefined;
}
