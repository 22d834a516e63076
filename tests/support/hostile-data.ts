import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import type { Schema } from "../../src/fields/schema.ts";
import { entities, entityKinds } from "../../src/kinds/index.ts";
import { listFiles } from "../../src/loader/files.ts";
import { alternativeOf } from "../../src/site/resolve.ts";
import type { DataFolder } from "./data-folder.ts";

/**
 * What ends texts, attributes, elements, scripts, styles, comments and data blocks, fills templates, and runs. Its
 * elements lack their last bracket and its entities their semicolon, which browsers forgive and `validate` does not.
 */
export const hostileText =
  "\"'><script src=x <img src=x onerror=alert(2) <svg/onload=alert(3) --></style </title </textarea ]]> javascript:alert(4) data:text/html,<b $(7*7) <%= 7 %> $& &lti&gt &#60 \\u003c a.__proto__.b ../../etc/passwd 😀👩‍👩‍👧";

/** Where a text of the data stands, as file and pointer, with its new words. */
export interface Planted {
  place: string;
  text: string;
}

/** Texts that are held against the ZIP codes, so that only the right ones pass. */
const provenTexts: ReadonlySet<string> = new Set([
  "/address/postalCode",
  "/address/region",
  "/postalCode",
  "/region",
  "/stateName",
]);

/** Puts the text behind the words of every field of every file that takes free text. */
export function plantTexts(data: DataFolder): Planted[] {
  const planted: Planted[] = [];
  for (const kind of entityKinds) {
    const { schema } = entities[kind];
    for (const file of listFiles(data.dir, kind, [])) {
      const value: unknown = parse(readFileSync(join(data.dir, file), "utf8"));
      const note = (pointer: string, words: string) => {
        if (provenTexts.has(pointer)) return words;
        const changed = `${words} ${hostileText}`;
        planted.push({ place: `${file}#${pointer}`, text: changed });
        return changed;
      };
      data.write(file, stringify(mapTexts(value, schema, "", note), { lineWidth: 0 }));
    }
  }
  return planted;
}

/** A copy of a value whose free texts are replaced. */
export function mapTexts(
  value: unknown,
  schema: Schema,
  pointer: string,
  replace: (pointer: string, text: string) => unknown,
): unknown {
  const { oneOf, items, properties, additionalProperties: others, ...own } = schema;
  if (typeof value === "string") return isFreeText(own) ? replace(pointer, value) : value;
  if (oneOf) {
    const branch = alternativeOf(oneOf)(value as Record<string, unknown>);
    return branch ? mapTexts(value, branch, pointer, replace) : value;
  }
  if (Array.isArray(value))
    return value.map((item, index) => (items ? mapTexts(item, items, `${pointer}/${index}`, replace) : item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const field = properties?.[name] ?? (typeof others === "object" ? others : undefined);
      return [name, field ? mapTexts(item, field, `${pointer}/${name}`, replace) : item];
    }),
  );
}

/** True for a field that takes any words, and has room for the hostile ones: no pattern, no list of values, no reference. */
export function isFreeText(schema: Schema & { maxLength?: number }): boolean {
  const { type, pattern, role, enum: choices, maxLength = 1000 } = schema;
  const isReference = role !== undefined && role !== "line" && role !== "prose";
  const hasRoom = maxLength > hostileText.length;
  return type === "string" && pattern === undefined && choices === undefined && !isReference && hasRoom;
}
