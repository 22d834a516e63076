import type { Schema } from "../../src/fields/schema.ts";
import { type EntityKind, entities, entityKinds } from "../../src/kinds/index.ts";
import type { Dataset } from "../../src/loader/load.ts";
import { alternativeFor, type Step, stepInto } from "../../src/loader/schema-walk.ts";
import { filesOfKind, isThingKind, type ThingKind } from "./things.ts";

/** A text of the data that leads to something: as its name, as a link, or as links within running text. */
export interface Reference {
  file: string;
  form: "name" | "link" | "links-in-text" | "old-path";
  /** The values from the whole file down to the text. */
  way: Step[];
  text: string;
}

/** What is referred to: names of files by kind, and paths of pages. */
export interface Referred {
  isNamed(kind: ThingKind, id: string): boolean;
  isLinked(path: string): boolean;
}

const linkInText = /\]\((\/[^\s)#]*)/g;

/** Everything in the data that leads to what is asked for, in the order of the files. */
export function listReferences(dataset: Dataset, referred: Referred): Reference[] {
  return entityKinds.flatMap((kind) =>
    filesOfKind(dataset, kind).flatMap(({ file, value }) =>
      [...textsIn([rootStep(kind, value)])].flatMap((way): Reference[] => {
        const form = formOf(kind, way, referred);
        return form ? [{ file, form, way, text: textAt(way) }] : [];
      }),
    ),
  );
}

/** A text that holds words, and where it stands. */
export interface Mention {
  file: string;
  pointer: string;
}

/** The texts that say some words, in the order of the files. Neighbors keep the names of places without a page. */
export function listMentions(dataset: Dataset, says: (text: string) => boolean): Mention[] {
  return entityKinds.flatMap((kind) =>
    filesOfKind(dataset, kind).flatMap(({ file, value }) =>
      [...textsIn([rootStep(kind, value)])].flatMap((way): Mention[] => {
        const { pointer = "", schema } = way.at(-1) ?? {};
        const isFree = schema?.role === undefined || schema.role === "line" || schema.role === "prose";
        return isFree && says(textAt(way)) && !/\/nearbyAreas\/\d+\/place$/.test(pointer)
          ? [{ file, pointer }]
          : [];
      }),
    ),
  );
}

function rootStep(kind: EntityKind, value: unknown): Step {
  return { pointer: "", value, schema: alternativeFor(entities[kind].schema as Schema, value) };
}

/** The way to each text of a value. */
function* textsIn(way: Step[]): Generator<Step[]> {
  const step = way.at(-1);
  if (typeof step?.value === "string") yield way;
  if (!step || typeof step.value !== "object" || step.value === null) return;
  for (const name of Object.keys(step.value)) {
    const inner = stepInto(step, name);
    if (inner) yield* textsIn([...way, inner]);
  }
}

/** How a text leads to what is asked for; undefined where it does not. */
function formOf(
  kind: EntityKind,
  way: Step[],
  { isNamed, isLinked }: Referred,
): Reference["form"] | undefined {
  const text = textAt(way);
  const last = way.at(-1);
  const role = last?.schema.role;
  if (isThingKind(role)) return isNamed(role, text) ? "name" : undefined;
  if (kind === "redirects")
    return isLinked(pathIn(text)) ? (last?.pointer.endsWith("/to") ? "link" : "old-path") : undefined;
  if (role === "target") return isLinked(pathIn(text)) ? "link" : undefined;
  const paths = role === "prose" ? [...text.matchAll(linkInText)] : [];
  return paths.some(([, path = ""]) => isLinked(path)) ? "links-in-text" : undefined;
}

function textAt(way: readonly Step[]): string {
  return String(way.at(-1)?.value);
}

/** A link without what stands behind the sign for a place on the page. */
export function pathIn(target: string): string {
  return target.replace(/#.*$/, "");
}

/** The same text with its links to some paths leading elsewhere; without the link where they lead nowhere. */
export function withLinks(
  text: string,
  isLinked: (path: string) => boolean,
  to: (path: string) => string | undefined,
): string {
  return text.replace(
    /\[([^\]]*)\]\((\/[^\s)#]*)(#[^\s)]*)?\)/g,
    (whole, label: string, path: string, fragment = "") => {
      if (!isLinked(path)) return whole;
      const target = to(path);
      return target === undefined ? label : `[${label}](${target}${fragment})`;
    },
  );
}
