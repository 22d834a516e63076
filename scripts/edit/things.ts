import { type SubjectName, subjectNames, subjects } from "../../src/kinds/subjects.ts";
import type { Entity } from "../../src/loader/entity.ts";
import { pathOf } from "../../src/site/paths.ts";
import type { Site } from "../../src/site/site.ts";

/** Kinds whose files are renamed and removed with what refers to them. */
export type ThingKind = SubjectName | "service" | "page";

/** A file that stands for something people have a name for. */
export interface Thing {
  kind: ThingKind;
  /** How other files refer to it. */
  id: string;
  /** Relative to the data folder. */
  file: string;
  /** What people call it. */
  name: string;
  /** The path of its page; absent where it has none of its own. */
  path?: string;
}

export const thingKinds: readonly ThingKind[] = [...subjectNames, "service", "page"];

/** The field that holds the name of a thing; a page is known by its path. */
export function nameFieldOf(kind: ThingKind): string {
  if (kind === "page") return "path";
  return kind === "service" ? "title" : subjects[kind].nameValue;
}

/** The thing of a kind that has an id; undefined where there is none. */
export function findThing(site: Site, kind: ThingKind, id: string): Thing | undefined {
  const entity = site.dataset.all[kind].find((one) => one.id === id);
  return entity && toThing(site, kind, entity);
}

/** The thing that a page is about: its subject, or the page itself. */
export function thingAt(site: Site, path: string): Thing | undefined {
  const entry = site.paths.get(path);
  if (!entry) return undefined;
  const { page, subject } = entry;
  return subject ? toThing(site, subject.kind, subject.entity) : toThing(site, "page", page);
}

function toThing(site: Site, kind: ThingKind, { id, file, value }: Entity<unknown>): Thing {
  const name = String(Reflect.get(Object(value), nameFieldOf(kind)));
  const path = kind === "page" ? name : kind === "service" ? undefined : pathOf(site.dataset, kind, id);
  return { kind, id, file, name, ...(path !== undefined && { path }) };
}

/** True for a page file from which the pages of a kind are made. */
export function isPattern(site: Site, { kind, id }: Thing): boolean {
  return kind === "page" && site.dataset.pages.some((page) => page.id === id && page.value.forEach);
}
