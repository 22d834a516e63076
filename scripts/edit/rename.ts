import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { subjects } from "../../src/kinds/subjects.ts";
import { toSlug } from "../../src/loader/slug.ts";
import { fillPath } from "../../src/site/paths.ts";
import type { Site } from "../../src/site/site.ts";
import { UserError } from "../user-error.ts";
import { requireSlug } from "./addition.ts";
import { requireName } from "./name.ts";
import { listReferences } from "./references.ts";
import { pathsOf } from "./remove.ts";
import type { Restructuring } from "./restructuring.ts";
import { isPattern, nameFieldOf, type Thing } from "./things.ts";

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
  const move =
    thing.kind === "page" ? pageMove(site, thing, name) : thingMove(site, thing, requireName(name));
  refuseTaken(site, move);
  const paths = pathsOf(site, thing);
  const { newPath } = move;
  const newPathOf = (path: string) =>
    newPath === undefined || thing.path === undefined ? path : newPath + path.slice(thing.path.length);
  const newName = thing.kind === "page" ? (newPath ?? "") : name.trim();
  const isMoved = newPath !== thing.path;
  const isLinked = (path: string) => isMoved && paths.includes(path);
  const newPaths = new Set(paths.map(newPathOf));
  const references = listReferences(site.dataset, {
    isNamed: (kind, id) => kind === thing.kind && id === thing.id && id !== move.newId,
    isLinked: (path) => isLinked(path) || (isMoved && newPaths.has(path)),
  });
  return {
    title: `Rename the ${thing.kind} ${thing.name} to ${newName}`,
    files: new Map([[thing.file, move.newFile]]),
    // An address that is a page again is no longer sent on.
    references: references.filter(({ form, text }) => (form === "old-path") === newPaths.has(text)),
    fate: { isLinked, newPath: newPathOf, newId: () => move.newId, name },
    changes: [
      {
        kind: "set",
        place: { file: thing.file, pointer: `/${nameFieldOf(thing.kind)}` },
        value: newName,
      },
    ],
    redirects: isRedirected && isMoved ? paths.map((from) => ({ from, to: newPathOf(from) })) : [],
  };
}

function thingMove(site: Site, thing: Thing, name: string): Move {
  const slug = requireSlug(toSlug(name), name);
  const newFile = `${dirname(thing.file)}/${slug}.yaml`;
  const newId = thing.id.replace(/[^/]+$/, slug);
  if (thing.kind === "county" && newId !== thing.id)
    throw new UserError(
      `The cities of ${thing.name} lie in a folder of its name, so the county keeps the name of its file.`,
      `Change its name on its page instead, or move cities/${thing.id} and ${thing.file} by hand.`,
    );
  const pattern = site.dataset.pages.find(({ value }) => value.forEach === thing.kind)?.value.path;
  const slugs =
    thing.kind === "service" || thing.kind === "page" ? {} : subjects[thing.kind].slugs({ id: newId, slug });
  const newPath = pattern === undefined || thing.path === undefined ? undefined : fillPath(pattern, slugs);
  return { thing, newId, newFile, newPath };
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
  return { thing, newId, newFile: `pages/${newId}.yaml`, newPath };
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
