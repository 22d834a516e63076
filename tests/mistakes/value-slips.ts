import { isMap, isScalar, isSeq } from "yaml";
import { type Mistake, type Slip, splice } from "./mistake.ts";
import type { Spot } from "./spots.ts";

/** The spot with another value, written as it is. */
function replaced(kind: string, spot: Spot, source: string, correction?: string): Mistake {
  return {
    kind,
    file: spot.file,
    what: `${spot.pointer}: ${source}`,
    text: splice(spot.text, spot.value.start, spot.value.end, source),
    lines: [spot.line],
    ...(correction !== undefined && { correction }),
  };
}

/** The spot with another value on the line of its key, in place of all the lines of its own. */
function replacedBlock(kind: string, spot: Spot, source: string): Mistake {
  const { start, end } = spot.value;
  const keyEnd = (spot.key?.end ?? start) + 1;
  const isBlock = spot.text.slice(keyEnd, start).includes("\n");
  return {
    kind,
    file: spot.file,
    what: `${spot.pointer}: ${source}`,
    text: splice(spot.text, isBlock ? keyEnd : start, end, isBlock ? ` ${source}\n` : source),
    lines: [spot.line],
  };
}

function sourceOf({ text, value: { start, end } }: Spot): string {
  return text.slice(start, end);
}

function isOneLine(spot: Spot): boolean {
  return isScalar(spot.value.node) && !sourceOf(spot).includes("\n") && sourceOf(spot) !== "";
}

const isText = ({ schema }: Spot) => schema.type === "string" || schema.enum !== undefined;
const isNumber = ({ schema }: Spot) => schema.type === "number" || schema.type === "integer";

export const wordForNumber: Slip = (spot) =>
  isNumber(spot) && isOneLine(spot) ? replaced("word for a number", spot, "many") : undefined;

export const quotedNumber: Slip = (spot) =>
  (isNumber(spot) || spot.schema.type === "boolean") && isOneLine(spot)
    ? replaced("quoted number", spot, `"${sourceOf(spot)}"`, sourceOf(spot))
    : undefined;

export const yesForTrue: Slip = (spot) =>
  spot.schema.type === "boolean" && isOneLine(spot)
    ? replaced("yes for true", spot, sourceOf(spot) === "true" ? "yes" : "no", sourceOf(spot))
    : undefined;

/** Quotes that keep digits a text, left out. It stays readable, so it is said for information. */
export const unquotedDigits: Slip = (spot) =>
  isText(spot) && /^"\d+(\.\d+)?"$/.test(sourceOf(spot))
    ? replaced("digits without quotes", spot, sourceOf(spot).slice(1, -1), sourceOf(spot))
    : undefined;

export const listForText: Slip = (spot) =>
  isText(spot) && isOneLine(spot) && /^[\w/-]+$/.test(sourceOf(spot))
    ? replaced("list for a text", spot, `[${sourceOf(spot)}]`, sourceOf(spot))
    : undefined;

export const textForList: Slip = (spot) =>
  isSeq(spot.value.node) && spot.key ? replacedBlock("text for a list", spot, "some words") : undefined;

export const textForGroup: Slip = (spot) =>
  isMap(spot.value.node) && spot.key && !spot.isInFlow
    ? replacedBlock("text for a group", spot, "some words")
    : undefined;

export const groupForList: Slip = (spot) =>
  isSeq(spot.value.node) && spot.key
    ? replacedBlock("group for a list", spot, "{ first: some words }")
    : undefined;

export const emptyValue: Slip = (spot) =>
  spot.key && isOneLine(spot) && !spot.isInFlow ? replaced("empty value", spot, "") : undefined;

/** Another value where the schema asks for a form, by what its pattern holds. */
function ofWrongForm(kind: string, pattern: string, formsOf: (source: string) => string[]): Slip {
  return (spot, random) =>
    spot.schema.pattern?.includes(pattern) && isOneLine(spot)
      ? replaced(kind, spot, random.pick(formsOf(sourceOf(spot))))
      : undefined;
}

export const badZip = ofWrongForm("bad ZIP code", "^\\d{5}$", (zip) => [
  zip.replace(/\d"/, '"'),
  zip.replace(/"$/, '0"'),
  zip.replace(/\d"/, 'O"'),
]);

export const badColor = ofWrongForm("bad color", "^#[0-9a-f]{6}$", (color) => [
  color.replace(/\w"/, '"'),
  color.replace(/\w"/, 'g"'),
  color.replace(/"#/, '"'),
]);

export const badDate = ofWrongForm("bad date", "\\d{4}-", () => [
  '"2024-02-31"',
  '"2023-02-29"',
  '"2024-13-01"',
  '"12/03/2024"',
]);

/** A coordinate that no place on earth has, or that is written with a comma. */
export const badCoordinate: Slip = (spot, random) => {
  if (!/\/l(at|ong)itude$/.test(spot.pointer) || !isOneLine(spot)) return undefined;
  const number = sourceOf(spot);
  return random.below(2) === 0
    ? replaced("decimal comma", spot, number.replace(".", ","), number)
    : replaced("bad coordinate", spot, number.replace(".", ""));
};

export const outOfRange: Slip = (spot) =>
  isNumber(spot) && isOneLine(spot) && ("minimum" in spot.schema || "maximum" in spot.schema)
    ? replaced("number out of range", spot, "maximum" in spot.schema ? "9999999" : "-9999999")
    : undefined;
