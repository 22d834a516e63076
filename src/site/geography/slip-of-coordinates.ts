import type { Correction } from "../../problem.ts";
import { type Coordinates, meanCenter, milesBetween } from "./distance.ts";
import { maxZipMiles, nearMiles } from "./zip-codes.ts";

/** Coordinates that were probably meant, and the words that say so. */
export interface MeantCoordinates {
  /** The fields that change. */
  changed: ("latitude" | "longitude")[];
  /** What to write, as a sentence. */
  hint: string;
  /** What --fix writes, where it cannot be anything else. */
  corrections?: Correction[];
  /** The same as a proposal, where it may be something else. */
  proposal?: Correction[];
}

/** Powers of ten by which a lost or doubled point moves the digits. */
const shifts = [0.1, 0.01, 0.001, 0.0001, 0.000001, 10, 100];

interface Slip {
  candidates(given: Coordinates): Iterable<Coordinates>;
  /** Why, after the numbers to write. */
  reason(changed: MeantCoordinates["changed"]): string;
  isCertain: boolean;
  /** Miles from the places within which it is believed to be the slip that was made. */
  maxMiles: number;
}

/** What people do to coordinates, the likeliest first. */
const slips: Slip[] = [
  // Text such as 33,7458 or 33.7458 N, whose number is right.
  { candidates: (given) => [given], reason: () => ".", isCertain: false, maxMiles: nearMiles },
  {
    candidates: signs,
    reason: ([first, second]) =>
      second
        ? "."
        : first === "longitude"
          ? ". West of Greenwich it is negative."
          : ". North of the equator it is positive.",
    isCertain: true,
    maxMiles: maxZipMiles,
  },
  {
    candidates: ({ latitude, longitude }) => {
      const swapped = { latitude: longitude, longitude: latitude };
      return [swapped, ...signs(swapped)];
    },
    reason: () => ": the two are swapped.",
    isCertain: true,
    maxMiles: maxZipMiles,
  },
  {
    candidates: movedPoints,
    reason: () => ": the decimal point moved.",
    isCertain: false,
    maxMiles: nearMiles,
  },
  {
    candidates: (given) => inEither(given, transposed),
    reason: () => ": two digits changed places.",
    isCertain: true,
    maxMiles: nearMiles,
  },
  {
    candidates: (given) => inEither(given, slipsOfDigits),
    reason: () => ".",
    isCertain: false,
    maxMiles: nearMiles,
  },
];

/** What was meant by coordinates that are not near any of the places where they should be. There must be one. */
export function meantCoordinates(
  file: string,
  given: Partial<Coordinates>,
  places: readonly Coordinates[],
  source: string,
): MeantCoordinates {
  const { latitude, longitude } = given;
  if (latitude !== undefined && longitude !== undefined)
    for (const { candidates, reason, isCertain, maxMiles } of slips) {
      const best = nearestOf(candidates({ latitude, longitude }), places, maxMiles);
      if (!best) continue;
      const changed = (["latitude", "longitude"] as const).filter((field) => best[field] !== given[field]);
      const fields = changed.length > 0 ? changed : (["latitude", "longitude"] as const);
      const written = fields.map((field) => replacement(file, field, best[field]));
      return {
        changed: [...fields],
        hint: `Write ${fields.map((field) => `${field}: ${best[field]}`).join(" and ")}${reason(changed)}`,
        ...(isCertain ? { corrections: written } : { proposal: written }),
      };
    }
  const middle = meanCenter(places);
  return {
    changed: ["latitude", "longitude"],
    hint: `Write latitude: ${middle.latitude} and longitude: ${middle.longitude}, the middle of ${source}.`,
  };
}

function replacement(file: string, field: string, value: number): Correction {
  return { kind: "replace", place: { file, pointer: `/coordinates/${field}` }, source: String(value) };
}

function nearestOf(
  candidates: Iterable<Coordinates>,
  places: readonly Coordinates[],
  maxMiles: number,
): Coordinates | undefined {
  let best: Coordinates | undefined;
  let bestMiles = maxMiles;
  for (const candidate of candidates) {
    if (Math.abs(candidate.latitude) > 90 || Math.abs(candidate.longitude) > 180) continue;
    const miles = Math.min(...places.map((place) => milesBetween(candidate, place)));
    if (miles < bestMiles) [best, bestMiles] = [candidate, miles];
  }
  return best;
}

function signs({ latitude, longitude }: Coordinates): Coordinates[] {
  return [
    { latitude, longitude: -longitude },
    { latitude: -latitude, longitude },
    { latitude: -latitude, longitude: -longitude },
  ];
}

function* movedPoints({ latitude, longitude }: Coordinates): Generator<Coordinates> {
  for (const a of [1, ...shifts])
    for (const b of [1, ...shifts])
      if (a !== 1 || b !== 1) {
        const moved = { latitude: scaled(latitude, a), longitude: scaled(longitude, b) };
        yield moved;
        yield* signs(moved);
      }
}

/** Without the digits that binary fractions add. */
function scaled(value: number, factor: number): number {
  return Number((value * factor).toFixed(6));
}

function* inEither(
  { latitude, longitude }: Coordinates,
  slipsOf: (value: number) => Iterable<number>,
): Generator<Coordinates> {
  for (const slip of slipsOf(latitude)) yield { latitude: slip, longitude };
  for (const slip of slipsOf(longitude)) yield { latitude, longitude: slip };
}

/** Two digits side by side that changed places. */
function transposed(value: number): number[] {
  const text = String(value);
  return Array.from(text, (digit, at) =>
    Number(text.slice(0, at) + (text[at + 1] ?? "") + digit + text.slice(at + 2)),
  );
}

/** A digit wrong, missing or too much. */
function* slipsOfDigits(value: number): Generator<number> {
  const text = String(value);
  for (let at = 0; at <= text.length; at++) {
    const [before, after] = [text.slice(0, at), text.slice(at + 1)];
    const digit = text[at] ?? "";
    for (const other of "0123456789") {
      yield Number(before + other + text.slice(at));
      if (/\d/.test(digit)) yield Number(before + other + after);
    }
    if (/\d/.test(digit)) yield Number(before + after);
  }
}
