import standaloneCode from "ajv/dist/standalone/index.js";
import { entities, entityKinds } from "../../src/kinds/index.ts";
import { createAjv } from "../../src/loader/ajv.ts";
import { bundleClient } from "../audit/report/bundle-client.ts";
import { vocabulary } from "../audit/vocabulary/typings.ts";

/** What `src/loader/validators.ts` compiles, as a module with a check of each kind. */
export function standaloneChecks(): string {
  const ajv = createAjv({ source: true, esm: true });
  return standaloneCode(ajv, Object.fromEntries(entityKinds.map((kind) => [kind, kind])));
}

/** The module `scripts/audit/vocabulary/typings.ts` with the typings already read. */
export function standaloneVocabulary(): string {
  return `export const vocabulary = ${JSON.stringify(vocabulary)};\n`;
}

/** The module `scripts/audit/report/bundle-client.ts` with the script and the style already compiled. */
export async function standaloneClient(root: string): Promise<string> {
  return `export const bundleClient = async () => (${JSON.stringify(await bundleClient(root))});\n`;
}

/** The schema of each kind of file for editors, as text by the name of its file. */
export function editorSchemas(): Record<string, string> {
  return Object.fromEntries(
    entityKinds.map((kind) => {
      const $id = `${kind}.schema.json`;
      const $schema = "https://json-schema.org/draft/2020-12/schema";
      return [$id, `${JSON.stringify({ $schema, $id, ...entities[kind].schema }, null, 2)}\n`];
    }),
  );
}
