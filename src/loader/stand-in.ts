import type { Schema } from "../fields/schema.ts";

/** What a draft puts where a value is open. */
export interface Standing {
  /** What a text says. */
  mark: string;
  /** Name of a picture that says that it is none yet. */
  picture(): string;
  /** The day of a date by which pages are chosen or counted: on it, whatever has a first or last day is shown. No page shows that it is open. */
  day?: string;
}

/** A link that leads nowhere else: every site has this page. */
const home = "/";

/** What a draft shows of an open value that has such a schema; undefined where nothing but the value itself will do. */
export function standIn(schema: Schema, standing: Standing): unknown {
  const { role, oneOf, items, properties } = schema;
  if (schema.draft === "example") return schema.examples?.[0];
  if (schema.draft === "mark" || isFreeText(schema)) return standing.mark;
  if (schema.form === "date") return standing.day;
  if (role === "image") return standing.picture();
  if (role === "target") return home;
  if (oneOf) return oneOf.map((branch) => standIn(branch, standing)).find((value) => value !== undefined);
  if (items) {
    const entry = standIn(items, standing);
    return entry === undefined ? undefined : [entry];
  }
  return properties && standInGroup(properties, schema.required ?? [], standing);
}

function isFreeText({ type, role, pattern, enum: choices }: Schema): boolean {
  if (role !== undefined) return role === "line" || role === "prose";
  return type === "string" && pattern === undefined && choices === undefined;
}

/** The fields that must be there; undefined where one of them has no stand-in. */
function standInGroup(
  properties: Record<string, Schema>,
  required: readonly string[],
  standing: Standing,
): Record<string, unknown> | undefined {
  const fields = required.map((name) => [name, standIn(properties[name] ?? {}, standing)] as const);
  return fields.every(([, value]) => value !== undefined) ? Object.fromEntries(fields) : undefined;
}
