import type { ErrorObject } from "ajv";
import type { Schema } from "../fields/schema.ts";

/** The field a pointer names, as a person would say it: "zipCodes", or "zipCodes, entry 2". */
export function fieldName(pointer: string): string {
  const steps = pointer.split("/").slice(1);
  const last = steps.at(-1) ?? "";
  return /^\d+$/.test(last) && steps.length > 1 ? `${steps.at(-2)}, entry ${Number(last) + 1}` : last;
}

/** The first example of a schema, after a blank; "" where it has none. */
export function exampleOf(schema: Schema | undefined): string {
  const example = schema?.examples?.[0];
  if (example === undefined) return "";
  return ` ${typeof example === "object" ? JSON.stringify(example) : String(example)}`;
}

/** What a group must hold, in one line as YAML takes it; "" where that is open. */
export function groupExample(schema: Schema): string {
  const example = schema.examples?.[0];
  if (example !== undefined) return JSON.stringify(example);
  if (schema.type === "array" && schema.items) {
    const entry = groupExample(schema.items);
    return entry && `[${entry}]`;
  }
  const { properties = {}, required = [] } = schema;
  const fields = required.map((name) => [name, groupExample(properties[name] ?? {})]);
  if (fields.length === 0 || fields.some(([, value]) => value === "")) return "";
  return `{ ${fields.map(([name, value]) => `${name}: ${value}`).join(", ")} }`;
}

/** Ends a sentence that an example may have ended already. */
export function withPoint(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** A type of JSON Schema in plain words. */
export function typeName(type: string): string {
  const names: Record<string, string> = {
    string: "text",
    number: "a number",
    integer: "a whole number",
    boolean: "true or false",
    array: "a list",
    object: "a group of fields",
  };
  return names[type] ?? type;
}

/** A value as a message quotes it, shortened. */
export function show(value: unknown): string {
  if (value === null || value === undefined) return "empty";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a group of fields";
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}..."` : text;
}

/** What the field that decides between alternatives may be. */
export function tagValues({ parentSchema, params }: ErrorObject): string[] {
  const branches = (parentSchema as Schema).oneOf ?? [];
  return branches.flatMap((branch) => branch.properties?.[String(params.tag)]?.const ?? []);
}
