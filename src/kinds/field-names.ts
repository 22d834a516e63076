import type { Schema } from "../fields/schema.ts";
import { entities } from "./index.ts";

let names: Set<string> | undefined;

/** True for the name of a field of any file, section or group. */
export function isFieldName(name: string): boolean {
  names ??= new Set(Object.values(entities).flatMap(({ schema }) => namesIn(schema)));
  return names.has(name);
}

/** Every name under `properties`, however deep. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties } = schema as Schema;
  return [...Object.keys(properties ?? {}), ...Object.values(schema).flatMap(namesIn)];
}
