import type { Schema } from "../../src/fields/schema.ts";
import { type EntityKind, entities } from "../../src/kinds/index.ts";
import { capital } from "../../src/loader/counted.ts";
import { unfinishedMark } from "../../src/loader/unfinished.ts";

/** Fields of an entity that is being written, by name. */
export type Values = Record<string, unknown>;

/** What the answers of a page of this kind are to: the name of each question and its words. */
export type Questions = Record<string, string>;

/** The values with a mark in place of each required one that is missing, of each missing answer, and at the end of a list that is too short. */
export function markGaps(kind: EntityKind, values: Values, questions: Questions): Values {
  return markGroup(entities[kind].schema, values, questions);
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

function markGroup(schema: Schema, values: Values, questions: Questions): Values {
  const { properties = {}, required = [] } = schema;
  const marked: Values = { ...values };
  for (const [name, inner] of Object.entries(properties))
    if (required.includes(name) || marked[name] !== undefined)
      marked[name] = markField(marked[name], inner, questions);
  return marked;
}

function markField(value: unknown, schema: Schema, questions: Questions): unknown {
  const { additionalProperties: others, items = {}, minItems = 0 } = schema;
  if (typeof others === "object") {
    const gaps = Object.entries(questions).map(([key, question]) => [key, markInShape(others, question)]);
    return { ...Object.fromEntries(gaps), ...(value as Values | undefined) };
  }
  if (value === undefined) return markInShape(schema, schema.items ? listNote(schema) : "");
  if (Array.isArray(value)) {
    const entries = value.map((entry) => markField(entry, items, {}));
    return entries.length < minItems ? [...entries, unfinishedMark(listNote(schema))] : entries;
  }
  return schema.properties && isGroup(value) ? markGroup(schema, value, {}) : value;
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
  return limits === "" ? description : `${description} ${capital(limits)}.`;
}
