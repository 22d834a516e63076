import type { Schema } from "../../src/fields/schema.ts";
import { type EntityKind, entities } from "../../src/kinds/index.ts";
import { findUnfinished, unfinishedMark } from "../../src/loader/unfinished.ts";

/** Fields of an entity that is being written, by name. */
export type Values = Record<string, unknown>;

/** What the answers of a page of this kind are to: the name of each question and its words. */
export type Questions = Record<string, string>;

/** Says what stands in a gap: for a value, and for the entries that a list of `count` is too short by. */
interface Filler {
  value(schema: Schema, note: string): unknown;
  entries(schema: Schema, count: number): unknown[];
}

/** The values with a mark in place of each required one that is missing, of each missing answer, and at the end of a list that is too short. */
export function markGaps(kind: EntityKind, values: Values, questions: Questions): Values {
  return fillGaps(kind, values, questions, {
    value: markInShape,
    entries: (schema) => [unfinishedMark(listNote(schema))],
  });
}

/** A mark in the shape that the value will have, so that words can be written in its place: lists have entries, groups their fields. */
export function markInShape(schema: Schema, note: string): unknown {
  const { items, minItems = 1, properties, required = [], description = "", oneOf } = schema;
  const shape = oneOf?.at(-1);
  if (shape) return markInShape(shape, note);
  if (items) return Array.from({ length: items.properties ? minItems : 1 }, () => markInShape(items, note));
  if (!properties) return unfinishedMark(note || description);
  const own = required.length === 1 ? note : "";
  return Object.fromEntries(required.map((name) => [name, markInShape(properties[name] ?? {}, own)]));
}

/** The values with something valid in place of each gap, so that all the rest can be checked. */
export function standInGaps(kind: EntityKind, values: Values, questions: Questions, stand: StandIns): Values {
  return fillGaps(kind, withoutMarks(values) as Values, questions, {
    value: (schema) => standIn(schema, stand),
    entries: (schema, count) => (standIn(schema, stand) as unknown[]).slice(count),
  });
}

/** The same values with a text in place of each mark that is in them already. */
function withoutMarks(value: unknown): unknown {
  if (typeof value === "string") return findUnfinished(value).length > 0 ? "Text to be written" : value;
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutMarks(inner)]));
}

/** What there is to refer to. */
interface StandIns {
  image: string;
  target: string;
}

function fillGaps(kind: EntityKind, values: Values, questions: Questions, filler: Filler): Values {
  return fillGroup(entities[kind].schema, values, questions, filler);
}

function fillGroup(schema: Schema, values: Values, questions: Questions, filler: Filler): Values {
  const { properties = {}, required = [] } = schema;
  const filled: Values = { ...values };
  for (const [name, inner] of Object.entries(properties))
    if (required.includes(name) || filled[name] !== undefined)
      filled[name] = fillField(filled[name], inner, questions, filler);
  return filled;
}

function fillField(value: unknown, schema: Schema, questions: Questions, filler: Filler): unknown {
  const { additionalProperties: others, items = {}, minItems = 0 } = schema;
  if (typeof others === "object") {
    const gaps = Object.entries(questions).map(([key, question]) => [key, filler.value(others, question)]);
    return { ...Object.fromEntries(gaps), ...(value as Values | undefined) };
  }
  if (value === undefined) return filler.value(schema, schema.items ? listNote(schema) : "");
  if (Array.isArray(value)) {
    const entries = value.map((entry) => fillField(entry, items, {}, filler));
    return entries.length < minItems ? [...entries, ...filler.entries(schema, entries.length)] : entries;
  }
  return schema.properties && isGroup(value) ? fillGroup(schema, value, {}, filler) : value;
}

function isGroup(value: unknown): value is Values {
  return typeof value === "object" && value !== null;
}

/** What a list is of: how many entries at least, and what each has where it is more than a name. */
function listNote({ description = "", minItems = 1, items }: Schema): string {
  const { required = [] } = items ?? {};
  const parts = required.length > 0 ? `each with ${required.join(" and ")}` : "";
  const least = minItems > 1 ? `at least ${minItems}` : "";
  const limits = [least, parts].filter(Boolean).join(", ");
  return limits === "" ? description : `${description} ${limits.charAt(0).toUpperCase()}${limits.slice(1)}.`;
}

/** The smallest value that a schema accepts. */
function standIn(schema: Schema, stand: StandIns, index = 1): unknown {
  if (schema.role === "image") return stand.image;
  if (schema.role === "target") return stand.target;
  if (schema.enum) return schema.enum[0];
  if (schema.type === "number" || schema.type === "integer") return schema.examples?.[0] ?? index;
  if (schema.oneOf) return standIn(schema.oneOf.at(-1) ?? {}, stand, index);
  if (schema.items) {
    const items = schema.items;
    return Array.from({ length: schema.minItems ?? 0 }, (_, at) => standIn(items, stand, at + 1));
  }
  if (schema.properties) {
    const { properties, required = [] } = schema;
    return Object.fromEntries(required.map((name) => [name, standIn(properties[name] ?? {}, stand, index)]));
  }
  return schema.pattern ? schema.examples?.[0] : `Text to be written ${index}`;
}
