import { type EntityKind, entities, entityKinds } from "../../src/kinds/index.ts";
import { subjectNames, subjects } from "../../src/kinds/subjects.ts";
import type { Entity } from "../../src/loader/entity.ts";
import type { Dataset } from "../../src/loader/load.ts";
import { didYouMean } from "../../src/loader/suggest.ts";
import { withPoint } from "../../src/loader/wording.ts";
import { foldName } from "../../src/site/geography/fold-name.ts";
import { pathOf } from "../../src/site/paths.ts";
import type { Site } from "../../src/site/site.ts";
import { UserError } from "../user-error.ts";

/** Kinds whose files people know by name: they are added, renamed and removed with what refers to them. */
export type ThingKind = {
  [K in EntityKind]: (typeof entities)[K] extends { nameField: string } | { nameValue: string } ? K : never;
}[EntityKind];

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

export const thingKinds = entityKinds.filter(isThingKind);

export function isThingKind(kind: unknown): kind is ThingKind {
  return entityKinds.some((one) => one === kind && ("nameField" in entities[one] || one in subjects));
}

/** The field that holds the name of a thing; a page is known by its path. */
export function nameFieldOf(kind: ThingKind): string {
  const of = entities[kind];
  return "nameField" in of ? of.nameField : of.nameValue;
}

/** The files of a kind, also those that no page shows today. */
export function filesOfKind({ all, absent }: Dataset, kind: EntityKind): Entity<unknown>[] {
  return [...all[kind], ...absent.flatMap((one) => (one.kind === kind ? one.entity : []))];
}

/** The things of a kind. */
export function thingsOfKind(site: Site, kind: ThingKind): Thing[] {
  return filesOfKind(site.dataset, kind).map((entity) => toThing(site, kind, entity));
}

/** The thing of a kind that has an id; undefined where there is none. */
export function findThing(site: Site, kind: ThingKind, id: string): Thing | undefined {
  const entity = filesOfKind(site.dataset, kind).find((one) => one.id === id);
  return entity && toThing(site, kind, entity);
}

/** True where somebody names a thing so: by its file, or by its name in any spelling. */
export function isCalled({ id, name, file }: Thing, wanted: unknown): boolean {
  if (typeof wanted !== "string") return false;
  const isFile = `/${wanted}`.endsWith(`/${file}`) || wanted.replace(/\.ya?ml$/, "") === id;
  return isFile || foldName(name) === foldName(wanted);
}

/** The thing that somebody names by its file, or by its name in any spelling. Throws a `UserError` for none, and for several. */
export function requireThing(site: Site, kind: ThingKind, wanted: string): Thing {
  const things = thingsOfKind(site, kind);
  const named = things.filter((thing) => isCalled(thing, wanted));
  const [found, other] = named;
  if (found && !other) return found;
  if (found)
    throw new UserError(
      `Several have the name ${wanted}: ${named.map(({ id }) => id).join(", ")}.`,
      `Name one of them by its file, for example ${found.id}.`,
    );
  const names = things.map(({ name }) => name);
  const meant = didYouMean(wanted, [...names, ...things.map(({ id }) => id)]);
  throw new UserError(
    `There is no ${kind} ${wanted}.${meant ? ` Did you mean ${meant}?` : ""}`,
    meant ? `Write it as "${meant}".` : `Name it as it is called, or by its file. ${listed(names)}`,
  );
}

/** Most names that a message lists. */
const mostNames = 12;

function listed(names: readonly string[]): string {
  if (names.length === 0) return "There is none yet.";
  const more = names.length - mostNames;
  return withPoint(
    `There are: ${names.slice(0, mostNames).join(", ")}${more > 0 ? ` and ${more} more` : ""}`,
  );
}

/** The thing that a page is about: its subject, or the page itself. */
export function thingAt(site: Site, path: string): Thing | undefined {
  const entry = site.paths.get(path);
  if (!entry) return undefined;
  const { page, subject } = entry;
  return subject ? toThing(site, subject.kind, subject.entity) : toThing(site, "page", page);
}

/** The path of the page about what has an id, whether it exists or not; undefined where the kind has none. */
export function pagePathOf(site: Site, kind: ThingKind, id: string): string | undefined {
  const subject = subjectNames.find((one) => one === kind);
  return subject && pathOf(site.dataset, subject, id);
}

function toThing(site: Site, kind: ThingKind, { id, file, value }: Entity<unknown>): Thing {
  const name = String(Reflect.get(Object(value), nameFieldOf(kind)));
  const path = kind === "page" ? name : pagePathOf(site, kind, id);
  return { kind, id, file, name, ...(path !== undefined && { path }) };
}

/** True for a page file from which the pages of a kind are made. */
export function isPattern(site: Site, { kind, id }: Thing): boolean {
  return kind === "page" && site.dataset.pages.some((page) => page.id === id && page.value.forEach);
}
