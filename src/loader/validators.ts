import type { ValidateFunction } from "ajv";
import type { EntityKind } from "../kinds/index.ts";
import { createAjv } from "./ajv.ts";

let ajv: ReturnType<typeof createAjv> | undefined;

/**
 * The compiled check of an entity. The compiled CLI carries these functions ready-made in place of this module
 * (scripts/start/compile.mjs), because compiling schemas takes a third of the time that `site validate` has.
 */
export function validatorOf(kind: EntityKind): ValidateFunction {
  ajv ??= createAjv();
  const validator = ajv.getSchema(kind);
  if (!validator) throw new Error(`No schema for ${kind}`);
  return validator;
}
