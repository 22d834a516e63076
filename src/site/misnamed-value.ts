import type { Dataset } from "../loader/load.ts";
import { escapePointer } from "../loader/pointer.ts";
import { type Suggestion, suggest } from "../loader/suggest.ts";
import type { DataPlace } from "../problem.ts";
import { countPlaces, type Root } from "./missing.ts";
import { isReferredTo } from "./referred.ts";
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

/** The fact or rate whose own name is misspelled, where every text prints the right one and none the one it has. */
export function misnamedValue(dataset: Dataset, name: string): Root {
  return {
    key: `value ${name}`,
    describe: (places) => {
      if (places.length < minPlaces) return undefined;
      const unprinted = namedValues(dataset.business).filter(
        (one) => one.writtenFor(name) !== undefined && !isReferredTo(dataset, `{${one.name}}`),
      );
      const meant = valueMeant(name, unprinted);
      if (!meant) return undefined;
      const right = meant.writtenFor(name) ?? "";
      const colon = meant.place.isKey ? ":" : "";
      return {
        code: "unknown-placeholder",
        severity: "error",
        message: `No text prints {${meant.name}}, but ${countPlaces(places)} print {${name}}, which has no value.`,
        hint: `Write ${right}${colon} instead of ${meant.written}${colon}.`,
        place: meant.place,
        proposal: [{ kind: "reword", place: meant.place, text: right }],
      };
    },
  };
}

/** The one that is nearly called so, else the only one that nothing prints. */
function valueMeant(name: string, unprinted: readonly NamedValue[]): NamedValue | undefined {
  const near: Suggestion | undefined = suggest(
    name,
    unprinted.map((one) => one.name),
  );
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
  return value?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
