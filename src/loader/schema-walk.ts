import type { Schema } from "../fields/schema.ts";
import { escapePointer, stepsOf } from "./pointer.ts";

/** A value on the way into a file, with the schema that its alternatives leave for it. */
export interface Step {
  pointer: string;
  value: unknown;
  schema: Schema;
}

/** The values from the whole file down to the one that a pointer names; ends early where the schema knows no more. */
export function stepsTo(schema: Schema, value: unknown, pointer: string): Step[] {
  let step: Step = { pointer: "", value, schema: alternativeFor(schema, value) };
  const steps = [step];
  for (const name of stepsOf(pointer)) {
    const inner = stepInto(step, name);
    if (!inner) break;
    step = inner;
    steps.push(step);
  }
  return steps;
}

/** The value of a field or list entry, with its schema; undefined where the schema has no such field. */
export function stepInto({ pointer, value, schema }: Step, name: string): Step | undefined {
  const others = typeof schema.additionalProperties === "object" ? schema.additionalProperties : undefined;
  const known = Object.hasOwn(schema.properties ?? {}, name) ? schema.properties?.[name] : undefined;
  const inner = Array.isArray(value) ? schema.items : (known ?? others);
  if (typeof inner !== "object") return undefined;
  const item = (value as Record<string, unknown> | null)?.[name];
  return { pointer: `${pointer}/${escapePointer(name)}`, value: item, schema: alternativeFor(inner, item) };
}

/** Of alternatives, the one whose constants the value has, else the one that knows most of its fields. */
export function alternativeFor(schema: Schema, value: unknown): Schema {
  const branches = schema.oneOf?.filter((branch) => branch.properties);
  if (!branches || branches.length === 0 || typeof value !== "object" || value === null) return schema;
  const fields = Object.entries(value);
  const constantOf = (branch: Schema, name: string) => branch.properties?.[name]?.const;
  const named = branches.find((branch) =>
    fields.some(([name, item]) => item !== undefined && constantOf(branch, name) === item),
  );
  const known = (branch: Schema) =>
    fields.filter(([name]) => Object.hasOwn(branch.properties ?? {}, name)).length;
  return named ?? branches.reduce((best, branch) => (known(branch) > known(best) ? branch : best));
}
