import { type Command, InvalidArgumentError } from "commander";
import type { Schema } from "../../src/fields/schema.ts";
import { entities } from "../../src/kinds/index.ts";
import { capital, withArticle } from "../../src/loader/counted.ts";
import { inOtherWords } from "../../src/loader/other-words.ts";
import { camelCase } from "../../src/loader/slug.ts";
import { didYouMean } from "../../src/loader/suggest.ts";
import { UserError } from "../user-error.ts";
import { type Field, fieldsOf, parseCoordinates, parseField } from "./fields.ts";
import { nameFieldOf, type ThingKind, thingKinds } from "./things.ts";

/** How a kind is added: the words of the help, and the fields that are worked out. */
interface AddWords {
  argument: string;
  about: string;
  /** Fields that no flag says. */
  derived: string[];
  /** Fields that are worked out, or asked, where nobody says them. */
  workedOut: string[];
  examples: [line: string, does: string][];
}

const ownWords: Partial<Record<ThingKind, Partial<AddWords>>> = {
  city: {
    argument: "<name>",
    about: "add a city: ZIP codes, coordinates and nearby cities are worked out, the neighbors point back",
    derived: ["city", "nearbyAreas"],
    workedOut: ["county", "zipCodes", "coordinates"],
    examples: [
      ["site add city Hamel --county lake-county --dry-run", "show every line that would change"],
      ["site add city Hamel --county lake-county", "write it; what is missing is asked, or marked"],
      ['site add city "Old Mill" --county lake-county --zip-codes 55311', "a place without its own ZIP code"],
    ],
  },
  project: { derived: ["id", "title"] },
  page: {
    derived: ["title", "forEach"],
    workedOut: ["path", "type"],
    examples: [
      ['site add page "Our warranty" --path /warranty', "a page of plain text at that path"],
      ['site add page "Roof care" --type article --dry-run', "show the file that would be written"],
    ],
  },
};

/** The field that holds what a new thing is called; a page is called by its title then. */
export function titleFieldOf(kind: ThingKind): string {
  return kind === "page" ? "title" : nameFieldOf(kind);
}

/** How a kind is added, by what its fields say where it has no words of its own. */
export function wordsOf(kind: ThingKind): AddWords {
  const title = titleFieldOf(kind);
  const { description = "", properties = {} }: Schema = entities[kind].schema;
  const [sentence = ""] = description.split(/[.:]/);
  const example = `npx site add ${kind} "${String(properties[title]?.examples?.[0])}"`;
  return {
    argument: `<${title}>`,
    about: `add ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
    derived: [title],
    workedOut: ["order"],
    examples: [
      [example, "write it; what is missing is asked, or marked"],
      [`${example} --dry-run`, "show the file that would be written"],
    ],
    ...ownWords[kind],
  };
}

/** Adds a flag for each field that a person can give by one; the others are worked out. Returns those fields, by the name of the option. */
export function addFlags(command: Command, kind: ThingKind): Map<string, Field> {
  const isTaken = (flag: string) => command.options.some(({ long }) => long === `--${flag}`);
  const fields = fieldsOf(kind)
    .filter(({ name }) => !wordsOf(kind).derived.includes(name))
    .map((field) => (isTaken(field.flag) ? { ...field, flag: `${kind}-${field.flag}` } : field));
  for (const field of fields) addFlag(command, field);
  return new Map(fields.map((field) => [camelCase(field.flag), field]));
}

/** Fields that are one text, number or row of names can be given by a flag; the schema says what they mean. */
function addFlag(command: Command, { name, flag, form, schema }: Field): void {
  const about = schema.description ?? "";
  if (name === "coordinates") command.option(`--${flag} <lat,lon>`, about, readCoordinates);
  else if (form === "text" || form === "number")
    command.option(`--${flag} <${form}>`, about, (text) => parseField({ form }, text));
  else if (form === "names")
    command.option(`--${flag} <names>`, `${about} Separated by commas.`, (text) =>
      parseField({ form }, text),
    );
  else if (form === "paragraphs")
    command.option(`--${flag} <text>`, `${about} An empty line starts another paragraph.`, (text) =>
      parseField({ form }, text),
    );
}

function readCoordinates(text: string) {
  const coordinates = parseCoordinates(text);
  if (coordinates) return coordinates;
  throw new InvalidArgumentError("Write latitude and longitude, for example 45.0725,-93.4558.");
}

/** The kind that a word names. Throws a `UserError` for none. */
export function requireKind(word: string, command: string, done: string): ThingKind {
  const kind = thingKinds.find((one) => one === word);
  if (kind) return kind;
  const meant = inOtherWords(word, thingKinds) ?? didYouMean(word, thingKinds);
  throw new UserError(
    `${capital(withArticle(word))} cannot be ${done}.${meant ? ` Did you mean ${meant}?` : ""}`,
    meant
      ? `Write npx site ${command} ${meant}.`
      : `Write npx site ${command} and one of ${thingKinds.join(", ")}.`,
  );
}
