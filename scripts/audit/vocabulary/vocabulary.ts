import generated from "./vocabulary.json" with { type: "json" };

/** The vocabulary of schema.org, as `generate.ts` took it from the typings of schema-dts. */
const types = generated.types as Record<string, string>;
const properties = generated.properties as Record<string, string>;
const members = generated.members as Record<string, string>;
const textual = new Set(namesIn(generated.textual));

function namesIn(names: string | undefined): string[] {
  return names ? names.split(" ") : [];
}

export const typeNames: readonly string[] = Object.keys(types);
export const propertyNames: readonly string[] = Object.keys(properties);

export function isType(name: string): boolean {
  return Object.hasOwn(types, name);
}

export function isProperty(name: string): boolean {
  return Object.hasOwn(properties, name);
}

/** True where a type is another, or one of its subtypes: RoofingContractor is an Organization. */
export function isA(type: string, other: string): boolean {
  return lineOf(type).has(other);
}

const lines = new Map<string, ReadonlySet<string>>();

/** A type and all types above it. */
function lineOf(type: string): ReadonlySet<string> {
  const known = lines.get(type);
  if (known) return known;
  const parents = isType(type) ? namesIn(types[type]) : [];
  const line = new Set([type, ...parents.flatMap((parent) => [...lineOf(parent)])]);
  lines.set(type, line);
  return line;
}

/** Types that own a property; their subtypes inherit it. */
export function domainsOf(property: string): string[] {
  return namesIn(properties[property]?.split(" > ")[0]);
}

/** Types of the values of a property, data types such as Text among them. */
export function rangesOf(property: string): string[] {
  return namesIn(properties[property]?.split(" > ")[1]);
}

/** Members of an enumeration; none for other types. */
export function membersOf(type: string): string[] {
  return namesIn(members[type]);
}

/** True for a type in whose place a text may stand: schema.org takes the name of a person for the person. */
export function takesText(type: string): boolean {
  return textual.has(type);
}
