import { Ajv2020, type Options } from "ajv/dist/2020.js";
import { entities, entityKinds, sharedSchemas } from "../schema/index.ts";

/** Keywords of our schemas that say something to people and to the resolver, but check nothing. */
const annotations = ["unit", "role", "fills", "mistake"];

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
  ajv.addVocabulary(annotations);
  for (const schema of sharedSchemas) ajv.addSchema(schema);
  for (const kind of entityKinds) ajv.addSchema(entities[kind].schema, kind);
  return ajv;
}
