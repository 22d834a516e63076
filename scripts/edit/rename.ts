import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { records } from "../../src/kinds/listed.ts";
import { toSlug } from "../../src/loader/slug.ts";
import type { Site } from "../../src/site/site.ts";
import { UserError } from "../user-error.ts";
import { fileOf, requireSlug } from "./addition.ts";
import { oldNameOf } from "./mentions.ts";
import { requireName } from "./name.ts";
import { listReferences } from "./references.ts";
import { pathsOf } from "./remove.ts";
import type { Restructuring } from "./restructuring.ts";
import { isPattern, nameFieldOf, pagePathOf, type Thing, thingsOfKind } from "./things.ts";

/** A thing and what becomes of it. */
interface Move {
  thing: Thing;
  newId: string;
  newFile: string;
  newPath: string | undefined;
}

/** Works out another name of a thing, or another path of a page: its file and its path follow, and so does all that leads to it. */
export function prepareRenaming(
  site: Site,
  thing: Thing,
  name: string,
  isRedirected: boolean,
): Restructuring {
  const own = thing.kind === "page" ? pageMove(site, thing, name) : thingMove(site, thing, requireName(name));
  const newName = thing.kind === "page" ? (own.newPath ?? "") : name.trim();
  if (newName === thing.name && own.newId === thing.id)
    throw new UserError(`The ${thing.kind} is called ${newName} already.`, "Write the name it is to have.");
  const moves = [own, ...movesWithin(site, own)];
  for (const move of moves) refuseTaken(site, move);
  const newPaths = new Map(moves.flatMap((move) => movedPaths(site, move)));
  const newIds = new Map(moves.map(({ thing: { kind, id }, newId }) => [`${kind} ${id}`, newId]));
  const newIdOf = (id: string) => moves.find((move) => move.thing.id === id)?.newId ?? id;
  const isLinked = (path: string) => newPaths.has(path);
  const taken = new Set(newPaths.values());
  const references = listReferences(site.dataset, {
    isNamed: (kind, id) => (newIds.get(`${kind} ${id}`) ?? id) !== id,
    isLinked: (path) => isLinked(path) || taken.has(path),
  });
  return {
    title: `Rename the ${thing.kind} ${thing.name} to ${newName}`,
    files: new Map(moves.map((move) => [move.thing.file, move.newFile])),
    // An address that is a page again is no longer sent on.
    references: references.filter(({ form, text }) => (form === "old-path") === taken.has(text)),
    fate: { isLinked, newPath: (path) => newPaths.get(path) ?? path, newId: newIdOf, name },
    changes: [
      { kind: "set", place: { file: thing.file, pointer: `/${nameFieldOf(thing.kind)}` }, value: newName },
    ],
    oldName: oldNameOf(thing, newName),
    redirects: isRedirected ? [...newPaths].map(([from, to]) => ({ from, to })) : [],
  };
}

/** What has no page and is named nowhere keeps its file: several customers may have one name. */
function thingMove(site: Site, thing: Thing, name: string): Move {
  const slug = requireSlug(toSlug(name), name);
  return moveTo(site, thing, thing.kind in records ? thing.id : thing.id.replace(/[^/]+$/, slug));
}

function moveTo(site: Site, thing: Thing, newId: string): Move {
  const { kind } = thing;
  return { thing, newId, newFile: fileOf(kind, newId), newPath: pagePathOf(site, kind, newId) };
}

/** Cities lie in a folder that has the name of their county. */
function movesWithin(site: Site, { thing, newId }: Move): Move[] {
  if (thing.kind !== "county" || newId === thing.id) return [];
  const cities = thingsOfKind(site, "city").filter(({ id }) => dirname(id) === thing.id);
  return cities.map((city) => moveTo(site, city, city.id.replace(/^[^/]+/, newId)));
}

function pageMove(site: Site, thing: Thing, written: string): Move {
  if (isPattern(site, thing) || thing.path === "/" || thing.path === "/404")
    throw new UserError(`The path ${thing.path} is not renamed here.`, `Change it in ${thing.file}.`);
  const parts = written.split("/").filter((part) => part.trim() !== "");
  const newPath = `/${parts.map((part) => requireSlug(toSlug(part), part)).join("/")}`;
  if (newPath === "/") throw new UserError("A page has a path.", "Write one, for example /our-warranty.");
  const slug = parts.map(toSlug).at(-1) ?? "";
  // A file that has the name of its path keeps having it.
  const isNamedFor = thing.path?.endsWith(`/${thing.id}`) ?? false;
  const newId = isNamedFor ? slug : thing.id;
  return { thing, newId, newFile: fileOf("page", newId), newPath };
}

/** The paths of a thing that become others. */
function movedPaths(site: Site, { thing, newPath }: Move): [from: string, to: string][] {
  const { path } = thing;
  if (path === undefined || newPath === undefined || newPath === path) return [];
  return pathsOf(site, thing).map((from) => [from, newPath + from.slice(path.length)]);
}

function refuseTaken(site: Site, { thing, newFile, newPath }: Move): void {
  const { dataDir } = site.dataset;
  const isFileTaken = newFile !== thing.file && existsSync(join(dataDir, newFile));
  const isPathTaken = newPath !== undefined && newPath !== thing.path && site.paths.has(newPath);
  if (isFileTaken || isPathTaken)
    throw new UserError(
      `There is one of that name already: ${isPathTaken ? newPath : newFile}.`,
      "Take another name.",
    );
}
