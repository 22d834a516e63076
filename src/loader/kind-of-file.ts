import type { Schema } from "../fields/schema.ts";
import { type EntityKind, entities, entityKinds } from "../kinds/index.ts";
import { toSlug } from "./slug.ts";

/** Share of the fields of a kind, and of those of the file, that must agree before a file is said to be of that kind. */
const minLikeness = 0.7;
/** By how much another kind must fit better than that of the folder. */
const minLead = 0.3;

const topField = /^([A-Za-z]\w*):(?=\s|$)/gm;

/** The kind of file whose fields a text has; undefined where none fits clearly better than `own`. */
export function kindMeant(text: string, own?: EntityKind): EntityKind | undefined {
  const names = new Set([...text.matchAll(topField)].map(([, name = ""]) => name));
  if (names.size < 2) return undefined;
  const ranked = entityKinds
    .map((kind) => ({ kind, likeness: likeness(names, entities[kind].schema) }))
    .sort((a, b) => b.likeness - a.likeness);
  const [best] = ranked;
  const ofOwn = ranked.find(({ kind }) => kind === own)?.likeness ?? 0;
  return best && best.kind !== own && best.likeness >= minLikeness && best.likeness - ofOwn >= minLead
    ? best.kind
    : undefined;
}

function likeness(names: ReadonlySet<string>, { properties = {}, required = [] }: Schema): number {
  const known = [...names].filter((name) => Object.hasOwn(properties, name)).length;
  const present = required.filter((name) => names.has(name)).length;
  return (known + present) / (names.size + required.length);
}

/** Where a file of a kind belongs, by its name and the county that it says; undefined where that cannot be known. */
export function homeOf(kind: EntityKind, file: string, text: string): string | undefined {
  const { location } = entities[kind];
  if ("file" in location) return location.file;
  const slug = toSlug(stemOf(file));
  const county = /^county:[ \t]*["']?([a-z0-9-]+)/m.exec(text)?.[1];
  if (slug === "" || (location.depth === 2 && county === undefined)) return undefined;
  return `${location.folder}/${location.depth === 2 ? `${county}/` : ""}${slug}.yaml`;
}

/** The name of a file without its folders and endings: `cities/Maple.yml.txt` → `Maple`. */
export function stemOf(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1).replace(/(?<=.)\..*$/, "");
}

/** The kind whose files lie where a file lies; undefined where nothing is read there. */
export function kindAt(file: string): EntityKind | undefined {
  const parts = file.split("/");
  return entityKinds.find((kind) => {
    const { location } = entities[kind];
    if ("file" in location) return location.file === file;
    return parts[0] === location.folder && parts.length === location.depth + 1 && file.endsWith(".yaml");
  });
}
