import type { Schema } from "../fields/schema.ts";

const candidatesOf = new WeakMap<Schema, Schema[]>();

/** The schemas a value may have: alternatives side by side. */
export function candidates(schema: Schema): Schema[] {
  let found = candidatesOf.get(schema);
  if (!found) {
    found = schema.oneOf ? schema.oneOf.flatMap(candidates) : [schema];
    candidatesOf.set(schema, found);
  }
  return found;
}

/** Of several alternatives, those whose `kind` is the one the group names. */
export function narrow(schemas: Schema[], kind: unknown): Schema[] {
  const matching = schemas.filter((schema) => schema.properties?.kind?.const === kind);
  return matching.length > 0 ? matching : schemas;
}

/** The schemas of a field of a group that may have each of `schemas`. */
export function schemasOfField(schemas: Schema[], name: string): Schema[] {
  const [first, ...others] = schemas;
  if (!first) return [];
  const ofFirst = fieldOf(first, name);
  return others.length === 0 ? ofFirst : [...ofFirst, ...others.flatMap((schema) => fieldOf(schema, name))];
}

function fieldOf(schema: Schema, name: string): Schema[] {
  const field = Object.hasOwn(schema.properties ?? {}, name) ? schema.properties?.[name] : undefined;
  if (field) return candidates(field);
  return typeof schema.additionalProperties === "object" ? candidates(schema.additionalProperties) : [];
}

/** The schemas of the entries of a list that may have each of `schemas`. */
export function schemasOfEntries(schemas: Schema[]): Schema[] {
  return schemas.flatMap((schema) => (schema.items ? candidates(schema.items) : []));
}

/** True where a value can be nothing but text. */
export function wantsText(schemas: Schema[]): boolean {
  return schemas.length > 0 && schemas.every(isTextSchema);
}

function isTextSchema(schema: Schema): boolean {
  return schema.type === "string" || schema.enum !== undefined || schema.const !== undefined;
}
