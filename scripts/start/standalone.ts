import standaloneCode from "ajv/dist/standalone/index.js";
import { createAjv } from "../../src/loader/ajv.ts";
import { entityKinds } from "../../src/schema/index.ts";

/** The module `src/loader/validators.ts` with the checks already compiled. */
export function standaloneValidators(): string {
  const ajv = createAjv({ source: true, esm: true });
  const code = standaloneCode(ajv, Object.fromEntries(entityKinds.map((kind) => [kind, kind])));
  return `${code}\nconst validators = { ${entityKinds.join(", ")} };\nexport const validatorOf = (kind) => validators[kind];\n`;
}
