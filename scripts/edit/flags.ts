import { type Command, InvalidArgumentError } from "commander";
import { didYouMean } from "../../src/loader/suggest.ts";
import { UserError } from "../user-error.ts";
import type { AddKind } from "./addition.ts";
import { type Field, fieldsOf, parseCoordinates, parseField } from "./fields.ts";

/** What can be added: the words of the help, and the fields that are worked out instead of given by a flag. */
export const kinds: Record<
  AddKind,
  { argument: string; about: string; derived: string[]; examples: [line: string, does: string][] }
> = {
  city: {
    argument: "<name>",
    about: "add a city: ZIP codes, coordinates and nearby cities are worked out, the neighbors point back",
    derived: ["city", "nearbyAreas"],
    examples: [
      ["site add city Hamel --county lake-county --dry-run", "show every line that would change"],
      ["site add city Hamel --county lake-county", "write it; what is missing is asked, or marked"],
      ['site add city "Old Mill" --county lake-county --zip-codes 55311', "a place without its own ZIP code"],
    ],
  },
  project: {
    argument: "<title>",
    about: "add a finished job with its own page",
    derived: ["id", "title"],
    examples: [
      ['site add project "Shed roof" --city "Maple Grove" --year 2020', "a job in a city of the site"],
      ['site add project "Shed roof" --dry-run', "show the file that would be written"],
    ],
  },
  service: {
    argument: "<title>",
    about: "add a service that the firm sells",
    derived: ["title"],
    examples: [
      [
        'site add service "Gutter repair" --page /roof-repair --image roof-repair',
        "a service that a page sells",
      ],
      ['site add service "Gutter repair" --dry-run', "show the file that would be written"],
    ],
  },
  page: {
    argument: "<title>",
    about: "add a page of its own, with a heading and a text to be written",
    derived: ["title", "forEach"],
    examples: [
      ['site add page "Our warranty" --path /warranty', "a page of plain text at that path"],
      ['site add page "Roof care" --type article --dry-run', "show the file that would be written"],
    ],
  },
};

/** Adds a flag for each field that a person can give by one. Returns those fields. */
export function addFlags(command: Command, kind: AddKind): Field[] {
  const fields = givenFields(kind);
  for (const field of fields) addFlag(command, field);
  return fields;
}

/** The fields that a person can give; the others are worked out. */
export function givenFields(kind: AddKind): Field[] {
  return fieldsOf(kind).filter(({ name }) => !kinds[kind].derived.includes(name));
}

/** Fields that are one text, number or row of names can be given by a flag; the schema says what they mean. */
function addFlag(command: Command, { name, flag, form, schema }: Field): void {
  const about = schema.description ?? "";
  if (name === "coordinates") command.option(`--${flag} <lat,lon>`, about, readCoordinates);
  else if (form === "text" || form === "number")
    command.option(`--${flag} <${form}>`, about, (text) => parseField({ form }, text));
  else if (form === "names")
    command.option(`--${flag} <names>`, `${about} With commas between them.`, (text) =>
      parseField({ form }, text),
    );
}

function readCoordinates(text: string) {
  const coordinates = parseCoordinates(text);
  if (coordinates) return coordinates;
  throw new InvalidArgumentError("Write latitude and longitude, for example 45.0725,-93.4558.");
}

/** What is said of a kind that cannot be added. */
export function unknownKind(kind: string): UserError {
  const meant = didYouMean(kind, Object.keys(kinds));
  return new UserError(
    `A ${kind} cannot be added.${meant ? ` Did you mean ${meant}?` : ""}`,
    `Write site add city, site add project, site add service or site add page${meant ? `, here site add ${meant}` : ""}.`,
  );
}
