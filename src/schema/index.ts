import audit from "./audit.schema.json" with { type: "json" };
import backend from "./backend.schema.json" with { type: "json" };
import business from "./business.schema.json" with { type: "json" };
import city from "./city.schema.json" with { type: "json" };
import common from "./common.schema.json" with { type: "json" };
import county from "./county.schema.json" with { type: "json" };
import form from "./form.schema.json" with { type: "json" };
import mail from "./mail.schema.json" with { type: "json" };
import map from "./map.schema.json" with { type: "json" };
import navigation from "./navigation.schema.json" with { type: "json" };
import page from "./page.schema.json" with { type: "json" };
import picture from "./picture.schema.json" with { type: "json" };
import project from "./project.schema.json" with { type: "json" };
import redirects from "./redirects.schema.json" with { type: "json" };
import { sectionSchemas } from "./sections/index.ts";
import service from "./service.schema.json" with { type: "json" };
import theme from "./theme.schema.json" with { type: "json" };

/** The parts of JSON Schema 2020-12 that this project's schemas use, with our annotations. */
export interface Schema {
  $id?: string;
  $ref?: string;
  $defs?: Record<string, Schema>;
  title?: string;
  description?: string;
  type?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  const?: string;
  enum?: string[];
  required?: string[];
  examples?: unknown[];
  /** What holds where a field is left out. */
  default?: unknown;
  minItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  pattern?: string;
  /** What a string is: text with placeholders, a link target, a picture or a reference to an entity. */
  role?: Role;
  /** Names in braces that are replaced later than by the values of the page. */
  fills?: string[];
  /** Sentence that says what a value must look like, shown when its pattern fails. */
  mistake?: string;
  unit?: string;
}

export type Role = "line" | "prose" | "target" | "image" | "city" | "county" | "service" | "project";

/** Where the files of an entity lie: one file, or a folder with files that many levels deep. */
export type Location = { file: string; isRequired: boolean } | { folder: string; depth: 1 | 2 };

/** The only registry of entities: which schema checks which file below a data folder. */
export const entities = {
  business: { schema: business as Schema, location: { file: "business.yaml", isRequired: true } },
  navigation: { schema: navigation as Schema, location: { file: "navigation.yaml", isRequired: true } },
  theme: { schema: theme as Schema, location: { file: "theme.yaml", isRequired: true } },
  redirects: { schema: redirects as Schema, location: { file: "redirects.yaml", isRequired: false } },
  map: { schema: map as Schema, location: { file: "map.yaml", isRequired: false } },
  audit: { schema: audit as unknown as Schema, location: { file: "audit.yaml", isRequired: false } },
  backend: { schema: backend as Schema, location: { file: "backend.yaml", isRequired: false } },
  county: { schema: county as Schema, location: { folder: "counties", depth: 1 } },
  city: { schema: city as Schema, location: { folder: "cities", depth: 2 } },
  service: { schema: service as Schema, location: { folder: "services", depth: 1 } },
  project: { schema: project as Schema, location: { folder: "projects", depth: 1 } },
  page: { schema: page as Schema, location: { folder: "pages", depth: 1 } },
  form: { schema: form as Schema, location: { folder: "forms", depth: 1 } },
  mail: { schema: mail as Schema, location: { folder: "mails", depth: 1 } },
  picture: { schema: picture as Schema, location: { folder: "images", depth: 1 } },
} satisfies Record<string, { schema: Schema; location: Location }>;

export type EntityKind = keyof typeof entities;
export const entityKinds = Object.keys(entities) as EntityKind[];

/** Schemas that others refer to, by their `$id`. */
export const sharedSchemas: Schema[] = [common as Schema, ...sectionSchemas];

const schemasById = new Map<string, Schema>(
  [...sharedSchemas, ...entityKinds.map((kind): Schema => entities[kind].schema)].map((schema) => [
    schema.$id ?? "",
    schema,
  ]),
);

/** Follows a `$ref` of one of our schemas; annotations beside the `$ref` win. Throws for a reference to nothing. */
export function dereference(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const [file = "", pointer = ""] = schema.$ref.replace("../", "").split("#");
  const target = schemasById.get(file);
  const found = pointer === "" ? target : target?.$defs?.[pointer.replace("/$defs/", "")];
  if (found === undefined) throw new Error(`No schema ${schema.$ref}`);
  const { $ref: _, ...annotations } = schema;
  return { ...dereference(found), ...annotations };
}

let fieldNames: Set<string> | undefined;

/** True for the name of a field of any file, section or group. */
export function isFieldName(name: string): boolean {
  fieldNames ??= new Set(
    [...sharedSchemas, ...entityKinds.map((kind): Schema => entities[kind].schema)].flatMap(namesIn),
  );
  return fieldNames.has(name);
}

/** Every name under `properties`, however deep. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties } = schema as Schema;
  return [...Object.keys(properties ?? {}), ...Object.values(schema).flatMap(namesIn)];
}
