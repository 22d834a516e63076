import { vocabulary } from "./typings.ts";

const { types, properties, members } = vocabulary;
const textual = new Set(vocabulary.textual);

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
  const parents = isType(type) ? (types[type] ?? []) : [];
  const line = new Set([type, ...parents.flatMap((parent) => [...lineOf(parent)])]);
  lines.set(type, line);
  return line;
}

/** Types that own a property; their subtypes inherit it. */
export function domainsOf(property: string): string[] {
  return properties[property]?.domains ?? [];
}

/** Types of the values of a property, data types such as Text among them. */
export function rangesOf(property: string): string[] {
  return properties[property]?.ranges ?? [];
}

/** Members of an enumeration; none for other types. */
export function membersOf(type: string): string[] {
  return members[type] ?? [];
}

/** True for a type in whose place a text may stand: schema.org takes the name of a person for the person. */
export function takesText(type: string): boolean {
  return textual.has(type);
}
