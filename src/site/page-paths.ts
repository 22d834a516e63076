import type { PageFile } from "../kinds/page/fields.ts";
import type { Entity } from "../loader/entity.ts";
import type { Dataset } from "../loader/load.ts";
import { toSlug, withoutDevice } from "../loader/slug.ts";
import { asError, type Problem } from "../problem.ts";
import { normalPath } from "./nearest-target.ts";
import { isReferredTo } from "./referred.ts";

/** A page file and the path that it says. */
interface WrittenPath {
  slug: string;
  path: string;
}

/** The path that a page of a wrong one should have: what links say, else the same words as paths are written. */
export function pathMeant(dataset: Dataset, page: WrittenPath): string | undefined {
  const plain = plainPath(page.path);
  const folder = plain.slice(0, plain.lastIndexOf("/"));
  const isFree = (path: string) => !dataset.pages.some(({ value }) => value.path === path);
  const linked = [plain, `${folder}/${page.slug}`, `/${page.slug}`].find(
    (path) => isReferredTo(dataset, path) && isFree(path),
  );
  // Where a path that goes up was to lead nobody can tell.
  const isClear = !page.path.split("/").some((part) => part === ".." || part === ".");
  return linked ?? (isClear && plain !== page.path && plain !== "/" && isFree(plain) ? plain : undefined);
}

/** The path that links give to the file of a page that has another one; undefined where none does. */
export function linkedPathOf(dataset: Dataset, page: WrittenPath): string | undefined {
  const meant = pathMeant(dataset, page);
  return meant !== undefined && isReferredTo(dataset, meant) ? meant : undefined;
}

/** A path as paths are written: words of a to z, digits and hyphens between single slashes. */
function plainPath(path: string): string {
  const parts = normalPath(path).split("/").map(toSlug).filter(Boolean);
  return `/${parts.map(withoutDevice).join("/")}`;
}

/** The problem of a path, with the right one. */
export function withMeantPath(problem: Problem, dataset: Dataset, meant: string): Problem {
  const { place } = problem;
  dataset.invalidPaths.add(meant);
  return {
    ...problem,
    hint: `Write path: ${meant}.`,
    ...(place && { proposal: [{ kind: "replace", place, source: meant }] }),
  };
}

/** Two pages of one path: the one that links know by another path is wrong, else the one whose file is not named for it. */
export function sharedPath(dataset: Dataset, one: Entity<PageFile>, other: Entity<PageFile>): Problem {
  const known = [one, other].map((page) => linkedPathOf(dataset, { slug: page.slug, path: page.value.path }));
  const isOneWrong = known[0] !== undefined || (known[1] === undefined && !isNamedFor(one));
  const [wrong, right, meant] = isOneWrong ? [one, other, known[0]] : [other, one, known[1]];
  const isCopy = wrong.hash === right.hash;
  const { path } = wrong.value;
  const place = { file: wrong.file, pointer: "/path" };
  const problem: Problem = asError({
    code: "duplicate-path",
    message: isCopy ? `${wrong.file} holds the same as ${right.file}.` : `Two pages have the path ${path}.`,
    hint: isCopy
      ? "Remove one of the two files, or write in this one what is true of another page."
      : `Give one of them another path; the other is in ${right.file}.`,
    place,
    path,
    related: [{ file: right.file, pointer: "/path" }],
  });
  if (meant === undefined) return problem;
  if (!isCopy) return withMeantPath(problem, dataset, meant);
  dataset.invalidPaths.add(meant);
  return {
    ...problem,
    hint: `Bring back what it held, for example from Git: links lead to ${meant}, which has no page now.`,
  };
}

function isNamedFor({ slug, value }: Entity<PageFile>): boolean {
  return value.path.endsWith(`/${slug}`) || (value.path === "/" && slug === "home");
}
