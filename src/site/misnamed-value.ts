import type { Dataset } from "../loader/load.ts";
import { escapePointer } from "../loader/pointer.ts";
import { type Suggestion, suggest } from "../loader/suggest.ts";
import { asError, type DataPlace } from "../problem.ts";
import { countPlaces, type Root } from "./missing.ts";
import { isReferredTo, isSpelledAsInTexts } from "./referred.ts";
import { rateName } from "./values.ts";

/** Places that prove, where nobody prints the name as it is, that it is wrong in business.yaml and not there. */
const minPlaces = 2;

/** A name that business.yaml gives a value, where it stands, and how it is written there. */
interface NamedValue {
  name: string;
  place: DataPlace;
  written: string;
  /** What is written there for another name; undefined where that name cannot be had so. */
  writtenFor(name: string): string | undefined;
}

/**
 * The fact or rate whose own name is misspelled: nothing prints it as it is, and either several places print the right
 * name, or the one that does spells it as the texts of the site do.
 */
export function misnamedValue(dataset: Dataset, name: string): Root {
  return {
    key: `value ${name}`,
    describe: (places) => {
      const meant = unprintedValue(dataset, name);
      const spelling = meant && spellingAmong(dataset, name, meant);
      const isProven = spelling === "text" || (spelling === undefined && places.length >= minPlaces);
      if (!meant || !isProven) return undefined;
      const right = meant.writtenFor(name) ?? "";
      return asError({
        code: "unknown-placeholder",
        message: `No text prints {${meant.name}}, but ${countPlaces(places, "print")} {${name}}, which has no value.`,
        hint: `Write ${renaming(meant, name)}.`,
        place: meant.place,
        proposal: [{ kind: "reword", place: meant.place, text: right }],
      });
    },
  };
}

/** What else could be written, in business.yaml, where a text nearly prints a value that nothing else prints; undefined where the text is surely wrong. */
export function otherRenaming(dataset: Dataset, name: string, nearest: string): string | undefined {
  const meant = unprintedValue(dataset, name);
  if (meant?.name !== nearest || spellingAmong(dataset, name, meant) === "value") return undefined;
  return `${renaming(meant, name)} in ${meant.place.file}`;
}

function renaming({ place, writtenFor, written }: NamedValue, name: string): string {
  const colon = place.isKey ? ":" : "";
  return `${writtenFor(name)}${colon} instead of ${written}${colon}`;
}

/** The value that a text means although its name is another, where nothing prints it as it is. */
function unprintedValue(dataset: Dataset, name: string): NamedValue | undefined {
  const unprinted = namedValues(dataset.business).filter(
    (one) => one.writtenFor(name) !== undefined && !isReferredTo(dataset, `{${one.name}}`),
  );
  return valueMeant(name, unprinted);
}

/** Which of two names is spelled as the texts of the site spell their words: the one in a text, or that of the value. */
function spellingAmong(
  dataset: Dataset,
  name: string,
  { name: valueName }: NamedValue,
): "text" | "value" | undefined {
  if (!suggest(name, [valueName])) return undefined;
  const [isText, isValue] = [name, valueName].map((one) => isSpelledAsInTexts(dataset, one));
  return isText === isValue ? undefined : isText ? "text" : "value";
}

/** The one that is nearly called so, else the only one that nothing prints. */
function valueMeant(name: string, unprinted: readonly NamedValue[]): NamedValue | undefined {
  const names = unprinted.map((one) => one.name);
  const near: Suggestion | undefined = suggest(name, names);
  if (near) return unprinted.find((one) => one.name === near.name);
  return unprinted.length === 1 ? unprinted[0] : undefined;
}

function namedValues({ file, value }: Dataset["business"]): NamedValue[] {
  const facts = Object.keys(value.facts).map((name) => ({
    name,
    place: { file, pointer: `/facts/${escapePointer(name)}`, isKey: true },
    written: name,
    writtenFor: (other: string) => (/Rates$/.test(other) ? undefined : other),
  }));
  const rates = (value.rates?.items ?? []).map((rate, index) => ({
    name: rateName(rate),
    place: { file, pointer: `/rates/items/${index}/value` },
    written: rate.value,
    writtenFor: rateOf,
  }));
  return [...facts, ...rates];
}

/** `smallRoofRates` → `small-roof`, the value of the rate that is printed so; undefined for any other name. */
export function rateOf(name: string): string | undefined {
  const [, value] = /^([a-z]\w*)Rates$/.exec(name) ?? [];
  return value && slugOf(value);
}

/** `outOfHours` → `out-of-hours`. */
export function slugOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
