import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { compile, type JSONSchema } from "json-schema-to-typescript";
import { dereference, entities, type Role, type Schema, sharedSchemas } from "../src/schema/index.ts";

const root = join(import.meta.dirname, "..");
const header = "// Generated from src/schema/*.schema.json by `npm run types`; edit the schemas instead.\n";

/** What each role of a string becomes once the site has resolved it. */
const resolvedTypes: Record<Role, string> = {
  line: "string",
  prose: "Prose",
  target: "string",
  image: "Picture",
  city: "CitySummary",
  county: "CountySummary",
  service: "ServiceSummary",
  project: "ProjectSummary",
};

type Variant = { suffix: string; typeOf: (role: Role) => string };

/** Both generated files, by path: types of the data as written, and of the props made from it. */
export async function generateTypes(): Promise<Record<string, string>> {
  const imports =
    'import type { CitySummary, CountySummary, Picture, ProjectSummary, Prose, ServiceSummary } from "./summaries.ts";\n';
  return {
    "src/schema/types.ts": header + (await compileAll({ suffix: "", typeOf: () => "string" })),
    "src/site/props.types.ts":
      header + imports + (await compileAll({ suffix: "Props", typeOf: (role) => resolvedTypes[role] })),
  };
}

async function compileAll(variant: Variant): Promise<string> {
  const roots = Object.values(entities).map((entity) => entity.schema);
  const sections = sharedSchemas.filter((schema) => schema.$id?.startsWith("sections/"));
  const definitions: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(sharedSchemas[0]?.$defs ?? {})) {
    if (schema.type !== "object") continue;
    const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}${variant.suffix}`;
    definitions[title] = rewrite({ ...schema, title }, variant);
  }
  for (const schema of [...sections, ...roots]) {
    const title = `${schema.title}${variant.suffix}`;
    definitions[title] = rewrite({ ...schema, title }, variant);
  }
  const bundle = { title: "Bundle", $defs: definitions, type: "object" } as unknown as JSONSchema;
  const text = await compile(bundle, "Bundle", {
    bannerComment: "",
    unreachableDefinitions: true,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style: { printWidth: 110 },
  });
  return withoutBundle(text);
}

/** Inlines references, except to sections, which keep their names. */
function rewrite(schema: Schema, variant: Variant): unknown {
  if (schema.$ref?.includes("sections/")) {
    const title = dereference(schema).title;
    return { $ref: `#/$defs/${title}${variant.suffix}` };
  }
  const shared = sharedObject(schema);
  if (shared) return { $ref: `#/$defs/${shared}${variant.suffix}` };
  const { $id, $ref, $defs, role, fills, mistake, unit, ...rest } = dereference(schema) as Schema & {
    $schema?: string;
  };
  delete (rest as { $schema?: string }).$schema;
  if (role) return { description: rest.description, tsType: variant.typeOf(role) };
  const result: Record<string, unknown> = { ...rest };
  delete result.examples;
  delete result.discriminator;
  if (rest.properties)
    result.properties = Object.fromEntries(
      Object.entries(rest.properties).map(([key, value]) => [key, rewrite(value, variant)]),
    );
  if (rest.items) result.items = rewrite(rest.items, variant);
  if (rest.oneOf) {
    result.oneOf = rest.oneOf.map((branch) => rewrite(branch, variant));
    for (const key of ["type", "required"]) delete result[key];
  }
  if (typeof rest.additionalProperties === "object")
    result.additionalProperties = rewrite(rest.additionalProperties, variant);
  delete result.propertyNames;
  return result;
}

/** Name of the type of a shared group of fields, such as Button; undefined for anything else. */
function sharedObject(schema: Schema): string | undefined {
  const name = schema.$ref?.split("common.schema.json#/$defs/")[1];
  if (!name || dereference(schema).type !== "object") return undefined;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The wrapper that carries the definitions is not a type of ours, and neither are its cross references. */
function withoutBundle(text: string): string {
  return text
    .replace(/export interface Bundle \{[^}]*\}\n?/, "")
    .replace(/^ \*\n(?= \* This interface was referenced)/gm, "")
    .replace(
      /^ \* This interface was referenced by `Bundle`'s JSON-Schema\n \* via the `definition` "[^"]+"\.\n/gm,
      "",
    )
    .replace(/^\/\*\*\n \*\/\n/gm, "")
    .replace(/[ \t]+$/gm, "");
}

if (process.argv[1] === import.meta.filename) {
  for (const [file, text] of Object.entries(await generateTypes())) writeFileSync(join(root, file), text);
}
