import { parseDocument } from "yaml";
import type { Started } from "../../scripts/edit/init/init.ts";
import type { Schema } from "../../src/fields/schema.ts";
import { type EntityKind, entities, entityKinds } from "../../src/kinds/index.ts";
import { findUnfinished, schemaAt } from "../../src/loader/unfinished.ts";
import { sectionFields } from "../../src/sections/index.ts";
import type { DataFolder } from "./data-folder.ts";

function kindOf(file: string): EntityKind {
  const kind = entityKinds.find((name) => {
    const { location } = entities[name];
    return "file" in location ? location.file === file : file.startsWith(`${location.folder}/`);
  });
  if (!kind) throw new Error(`No schema for ${file}`);
  return kind;
}

function schemaOf(file: string, value: unknown, pointer: string): Schema | undefined {
  const [, index, rest] = /^\/sections\/(\d+)(\/.*)$/.exec(pointer) ?? [];
  if (index === undefined || rest === undefined) return schemaAt(entities[kindOf(file)].schema, pointer);
  const { sections } = value as { sections: { kind: string }[] };
  const kind = sections[Number(index)]?.kind;
  const section = sectionFields.find(({ properties }) => properties.kind.const === kind);
  return section && schemaAt(section, rest);
}

/** The example of a schema, long enough for its lists. */
function exampleOf(schema: Schema | undefined): unknown {
  const { examples = [], minItems = 0, items } = schema ?? {};
  const [example] = examples;
  if (!Array.isArray(example)) return example ?? "Within a day";
  const missing = Math.max(0, minItems - example.length);
  const more = Array.from({ length: missing }, (_, at) => `${exampleOf(items) ?? "Name"} ${at + 1}`);
  // The first city is that of the schema's examples, and no city is near itself.
  return [...example, ...more].filter((entry) => !(typeof entry === "object" && "city" in entry));
}

/** A value in place of a mark: no two pages have the same description, and no two entries the same text. */
function valueFor(file: string, pointer: string, example: unknown): unknown {
  const isTold = /^\/(description|customMeta|localText|faqs|sections|text|lead)\b/.test(pointer);
  if (!isTold || typeof example !== "string") return example;
  const words = `${file}${pointer}`.split(/[^A-Za-z0-9]+/).join(" ");
  if (/^\/(description|customMeta)$/.test(pointer))
    return `${example} What is said on this page, and for whom: ${words}, written out for this test alone.`.slice(
      0,
      150,
    );
  if (!/text|paragraphs|answer|faqs/.test(pointer)) return `${example}: ${words}`;
  return Array.from({ length: 12 }, (_, at) => `${example} ${words} ${at + 1}.`).join(" ");
}

/** Writes examples of the schemas in place of every mark that `site init` left. */
export function writeOpenValues(data: DataFolder, { open }: Started): void {
  for (const file of open.keys()) {
    const document = parseDocument(data.read(file));
    const value: unknown = document.toJS();
    for (const { pointer: open } of findUnfinished(value)) {
      // The mark of a list stands in it as its only entry.
      const list = open.replace(/\/0$/, "");
      const pointer = schemaOf(file, value, list)?.examples ? list : open;
      const path = pointer.slice(1).split("/");
      document.setIn(path, valueFor(file, pointer, exampleOf(schemaOf(file, value, pointer))));
    }
    data.write(file, document.toString());
  }
}
