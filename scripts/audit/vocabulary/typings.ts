import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

interface Property {
  /** Types that own it. */
  domains: string[];
  /** Types of its values. */
  ranges: string[];
}

interface Vocabulary {
  /** Parents by type. */
  types: Record<string, string[]>;
  properties: Record<string, Property>;
  /** Members by enumeration. */
  members: Record<string, string[]>;
  /** Types in whose place a text may stand: the name of a person, for example. */
  textual: string[];
}

/** `SchemaValue<Organization | Person, "author">` */
const propertyLine = /^ {4}"(\w+)"\?: SchemaValue<(.*), "\w+">;$/;
const typeNameLine = /^ {4}"@type": "(.+)";$/;
/** `interface OrganizationBase extends ThingBase {`; without an ending, `type Organization = ` what may stand in its place. */
const statementLine =
  /^(?:export )?(?:interface|type) (\w+?)(Base|Leaf)?(?:<.*?>)? (?:= (.*);|= .*\{|extends .*\{)$/;

/** Makes the vocabulary of schema.org from the typings of schema-dts, which its makers generate from the published one. */
export function readVocabulary(typings: string): Vocabulary {
  const { names, unions, properties } = readLines(typings);
  const types = new Map([...names.values()].map((name): [string, string[]] => [name, []]));
  const owned = new Map<string, Property>();
  for (const { owner, property, values } of properties) {
    const domain = names.get(owner);
    if (domain === undefined) continue;
    const { domains, ranges } = owned.get(property) ?? { domains: [], ranges: [] };
    const inRange = values
      .filter((value) => value !== "IdReference")
      .map((value) => names.get(value) ?? value);
    owned.set(property, { domains: [...domains, domain], ranges: [...ranges, ...inRange] });
  }
  const inRange = new Set([...owned.values()].flatMap(({ ranges }) => ranges));
  const members = new Map<string, string[]>();
  const textual: string[] = [];
  for (const [key, union] of unions) {
    const name = names.get(key);
    if (name === undefined) continue;
    for (const part of union) types.get(names.get(part) ?? "")?.push(name);
    if (!inRange.has(name)) continue;
    if (union.includes("string")) textual.push(name);
    const own = union.flatMap((part) => /^"(\w+)"$/.exec(part)?.[1] ?? []);
    if (own.length > 0) members.set(name, own);
  }
  return {
    types: mapped(types, sortedNames),
    properties: mapped(owned, ({ domains, ranges }) => ({
      domains: sortedNames(domains),
      ranges: sortedNames(ranges),
    })),
    members: mapped(members, sortedNames),
    textual: sortedNames(textual),
  };
}

/** What the typings say, by the names that they give the types. */
function readLines(typings: string) {
  /** Names of schema.org; those of other vocabularies are left out. */
  const names = new Map<string, string>();
  const unions = new Map<string, string[]>();
  const properties: { owner: string; property: string; values: string[] }[] = [];
  let owner = "";
  for (const line of typings.split("\n")) {
    const [, property, values = ""] = propertyLine.exec(line) ?? [];
    if (property) properties.push({ owner, property, values: values.split(" | ") });
    const [, typeName] = typeNameLine.exec(line) ?? [];
    if (typeName && !typeName.includes(":")) names.set(owner, typeName);
    const [, name, ending, union = ""] = statementLine.exec(line) ?? [];
    if (!name) continue;
    owner = name;
    if (!ending)
      unions.set(
        name,
        union.split(" | ").map((part) => part.replace(/<.*/, "")),
      );
  }
  return { names, unions, properties };
}

function sortedNames(names: string[]): string[] {
  return [...new Set(names)].sort();
}

function mapped<From, To>(map: Map<string, From>, change: (value: From) => To): Record<string, To> {
  const entries = [...map].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, value]) => [name, change(value)]));
}

// The package names no default export, so its folder is found through the one file that it names.
const typings = join(dirname(createRequire(import.meta.url).resolve("schema-dts")), "schema.d.ts");

/** The compiled CLI holds this value ready-made. */
export const vocabulary: Vocabulary = readVocabulary(readFileSync(typings, "utf8"));
