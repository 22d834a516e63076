/** A ZIP code as the package zipcodes has it; coordinates in decimal degrees, 0 and 0 where it knows none. */
export interface PackageZip {
  zip: string;
  city: string;
  state: string;
  country: string;
  latitude: number;
  longitude: number;
}

/** Names of territories that have ZIP codes in the package, which says no names of them. */
const territories = [
  ["GU", "Guam"],
  ["PR", "Puerto Rico"],
  ["VI", "Virgin Islands"],
] as const;

interface States {
  /** Names in capitals by their two letters. */
  abbr: Record<string, string>;
}

/** Every ZIP code of the United States in the package. The package also has postal codes of Canada. */
export function readPackage(require: NodeJS.Require): PackageZip[] {
  const { codes } = require("zipcodes") as { codes: Record<string, PackageZip> };
  return Object.values(codes).filter(({ country, zip }) => country === "US" && /^\d{5}$/.test(zip));
}

/** Names of states by their two letters, as people write them: `District of Columbia`. */
export function readStateNames(require: NodeJS.Require): Map<string, string> {
  const { abbr } = require("zipcodes/lib/states.js") as States;
  return new Map([
    ...Object.entries(abbr).map(([letters, name]) => [letters, asWritten(name)] as const),
    ...territories,
  ]);
}

/** A name in small or capital letters, or without its apostrophe, as people write it: `O FALLON` → `O'Fallon`. */
export function asWritten(name: string): string {
  const upper = (letters: string) => letters.toUpperCase();
  return name
    .toLowerCase()
    .replace(/(?<!\p{L})([do]) (?=\p{L}{2})/gu, "$1'")
    .replace(/(?<![\p{L}'’])\p{L}|(?<=(?<!\p{L})(?:[dlo]['’]|mc))\p{L}/gu, upper)
    .replace(/(?<=[ -])(?:D(?=['’])|(?:And|Au|By|De|Du|In|Of|On|Or|Qui|The|Upon)(?=[ -]))/g, (word) =>
      word.toLowerCase(),
    );
}
