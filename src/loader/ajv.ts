import { Ajv2020, type Options } from "ajv/dist/2020.js";
import { annotations } from "../fields/schema.ts";
import { entities, entityKinds } from "../kinds/index.ts";

/** The checker with all schemas known to it. `verbose` lets messages quote the schema and the value. */
export function createAjv(code: Options["code"] = {}): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    discriminator: true,
    verbose: true,
    strict: true,
    strictRequired: false,
    validateSchema: false,
    code,
  });
  ajv.addVocabulary([...annotations]);
  for (const kind of entityKinds) ajv.addSchema(entities[kind].schema, kind);
  return ajv;
}
