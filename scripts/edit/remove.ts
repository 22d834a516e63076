import { asWarning, type Problem } from "../../src/problem.ts";
import type { Site } from "../../src/site/site.ts";
import { UserError } from "../user-error.ts";
import { oldNameOf } from "./mentions.ts";
import { listReferences } from "./references.ts";
import type { Restructuring } from "./restructuring.ts";
import { isPattern, type Thing } from "./things.ts";

/** Works out a removal: what led to the thing leads to another page from now on, or no longer is. */
export function prepareRemoval(site: Site, thing: Thing, replacement?: string): Restructuring {
  refuseNeeded(site, thing);
  if (replacement !== undefined) requirePage(site, replacement, thing);
  const paths = pathsOf(site, thing);
  const isLinked = (path: string) => paths.includes(path);
  return {
    title: `Remove the ${thing.kind} ${thing.name}`,
    files: new Map([[thing.file, undefined]]),
    references: listReferences(site.dataset, {
      isNamed: (kind, id) => kind === thing.kind && id === thing.id,
      isLinked,
    }).filter(({ form }) => form !== "old-path"),
    fate: { isLinked, newPath: () => replacement, newId: () => undefined, name: thing.name },
    changes: [],
    oldName: oldNameOf(thing),
    notes: pageLeft(site, thing),
    redirects: replacement === undefined ? [] : paths.map((from) => ({ from, to: replacement })),
  };
}

/** The page of a service is a file of its own, which may be worth keeping. */
function pageLeft({ dataset, paths }: Site, { kind, id }: Thing): Problem[] {
  const page = kind === "service" ? dataset.services.find((one) => one.id === id)?.value.page : undefined;
  if (page === undefined || !paths.has(page)) return [];
  return [
    asWarning({
      code: "unknown-reference",
      message: `The page ${page}, which is about it, stays.`,
      hint: `Remove it as well with npx site remove page ${page}, or say there what holds now.`,
    }),
  ];
}

/** The paths of all pages that are about a thing. */
export function pathsOf(site: Site, { file, path }: Thing): string[] {
  if (path === undefined) return [];
  const own = [...site.paths.values()].filter(
    ({ page, subject }) => (subject ? subject.entity.file : page.file) === file,
  );
  return own.map((entry) => entry.path);
}

function refuseNeeded(site: Site, thing: Thing): void {
  if (thing.path === "/" || thing.path === "/404")
    throw new UserError(`Every site needs the page ${thing.path}.`, "Change what it says instead.");
  if (isPattern(site, thing))
    throw new UserError(
      `${thing.file} makes the pages of many, so it is not removed with one of them.`,
      "Remove what one of the pages is about.",
    );
}

function requirePage(site: Site, path: string, thing: Thing): void {
  const isOther = site.paths.has(path) && !pathsOf(site, thing).includes(path);
  if (!isOther)
    throw new UserError(
      `No other page has the path ${path}.`,
      "Name the page that takes its place, for example the home page: /",
    );
}
