import type { Schema } from "../../src/fields/schema.ts";
import { type EntityKind, entities } from "../../src/kinds/index.ts";
import type { Coordinates } from "../../src/site/geography/distance.ts";

/** How a person gives the value of a field: as text, as a number, as paragraphs, as names in a row, or in a file only. */
export type FieldForm = "text" | "number" | "paragraphs" | "names" | "parts" | "answers" | "other";

/** A field of an entity, as its schema says it. */
export interface Field {
  name: string;
  /** Name of its flag, without hyphens in front. */
  flag: string;
  form: FieldForm;
  isRequired: boolean;
  schema: Schema;
}

/** The fields of an entity, in the order of its schema. */
export function fieldsOf(kind: EntityKind): Field[] {
  const { properties = {}, required = [] }: Schema = entities[kind].schema;
  return Object.entries(properties).map(([name, schema]) => {
    return {
      name,
      flag: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      form: formOf(schema),
      isRequired: required.includes(name),
      schema,
    };
  });
}

/** How a value of this schema is given. */
export function formOf(schema: Schema): FieldForm {
  if (schema.type === "string" || schema.enum) return "text";
  if (schema.type === "number" || schema.type === "integer") return "number";
  const { items } = schema;
  if (items?.role === "prose") return "paragraphs";
  if (items?.type === "string") return "names";
  if (items?.properties) return "parts";
  return typeof schema.additionalProperties === "object" ? "answers" : "other";
}

/** What a person wrote for a field → its value. Names are separated by commas, or by semicolons where a name has a comma; paragraphs by empty lines. */
export function parseField({ form }: Pick<Field, "form">, text: string): unknown {
  if (form === "names") return splitNames(text);
  if (form === "paragraphs")
    return text
      .split(/\n\s*\n/)
      .map(squeezed)
      .filter(Boolean);
  const words = squeezed(text);
  return form === "number" && words !== "" && Number.isFinite(Number(words)) ? Number(words) : words;
}

/** "A, and B" → A and B; "A, Jr.; B" → A, Jr. and B; without either, each line is a name. */
export function splitNames(text: string): string[] {
  const sign = [";", ","].find((one) => text.includes(one));
  return text
    .split(sign ?? "\n")
    .map((name) => (sign ? squeezed(name).replace(/^(?:and|&) /i, "") : squeezed(name)))
    .filter((name) => name !== "");
}

/** True for words that say that there is none, such as `n/a`. */
export function saysNone(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 1 && saysNone(value[0]);
  return (
    typeof value === "string" && /^(?:none|no|nothing|n\.?\/?a\.?|not applicable|[-–—]+)$/i.test(value.trim())
  );
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** A field's meaning, limits and an example, for the question that asks for it and for the mark that waits for it. */
export function explainField({ schema, form }: Field): string {
  const least = schema.minItems && schema.minItems > 1 ? ` At least ${schema.minItems}.` : "";
  const first = schema.examples?.[0];
  const example = form === "names" && Array.isArray(first) ? first.join(", ") : first;
  const shown = typeof example === "object" || example === undefined ? "" : ` For example: ${example}`;
  return `${schema.description ?? ""}${least}${shown}`.trim();
}

/** "45.0725,-93.4558" → coordinates; undefined for anything else. */
export function parseCoordinates(text: string): Coordinates | undefined {
  const match = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text);
  return match ? { latitude: Number(match[1]), longitude: Number(match[2]) } : undefined;
}

/** Says which values are written in another form than they were said in; nothing where none is. */
export function formsNotes(values: readonly (readonly [written: unknown, said: unknown])[]): string[] {
  const each = values.map(([written, said]) => `${written} for "${said}"`);
  return each.length > 0 ? [`Written as the fields want it: ${each.join(", ")}.`] : [];
}
