import { unknownPath } from "../loader/entity.ts";
import { suggestPath } from "../loader/suggest.ts";
import { mainId } from "./main-id.ts";
import { andMore, lazily, question } from "./missing.ts";
import { oncePerSite } from "./once.ts";
import { matchesPattern, notFoundPath, type PathEntry, pathOf } from "./paths.ts";
import type { LinkUse } from "./resolve.ts";
import type { Site } from "./site.ts";

/** Every site has a home page, which the frame links, and a page that unknown paths show. */
export function noteMissingPages(site: Site): void {
  for (const [path, name] of [
    ["/", "home"],
    [notFoundPath, "not-found"],
  ] as const) {
    if (site.paths.has(path) || isPathOfInvalidFile(site, path)) continue;
    site.missing.add(
      `path ${path}`,
      "missing-file",
      { file: `pages/${name}.yaml`, pointer: "" },
      () => `No page has the path ${path}, which every site needs.`,
      () => `Add pages/${name}.yaml with the lines path: ${path} and type: ${name}.`,
    );
  }
}

/** Checks one internal link against the paths and fragments of the site; what is missing is noted in `site.missing`. */
export function proveTarget(site: Site, link: LinkUse, ownPath?: PathEntry): void {
  const [path = "", fragment] = link.to.split("#");
  const place = { ...link.place, words: link.to };
  const target = path === "" ? ownPath : site.paths.get(path);
  if (path !== "" && !target) {
    if (isPathOfInvalidFile(site, path)) return;
    const successor = site.redirects.get(path);
    const found = lazily(() =>
      successor ? { name: successor, isCertain: true } : suggestPath(path, [...site.paths.keys()]),
    );
    site.missing.add(
      `path ${path}`,
      "broken-internal-link",
      place,
      (others) => {
        const said = successor ? "; it is redirected." : `.${question(found()?.name)}`;
        return `${path} is linked here${andMore(others)}, but no page has that path${said}`;
      },
      () => {
        const meant = found()?.name;
        return meant
          ? `Write ${meant} instead of ${path}.`
          : "Link a page that exists; `site routes` lists them all.";
      },
      (at) => {
        const { name, isCertain } = found() ?? { isCertain: false };
        return isCertain
          ? { kind: "reword", place: at, text: `${name}${(at.words ?? "").slice(path.length)}` }
          : undefined;
      },
    );
  } else if (fragment !== undefined && target && !fragmentsOf(target).includes(fragment)) {
    site.missing.add(
      `fragment ${target.path}#${fragment}`,
      "broken-fragment",
      place,
      (others) =>
        `${link.to} is linked here${andMore(others)}, but no section of ${target.path} has the id "${fragment}".`,
      () =>
        `Give the section the line id: ${fragment}, or link one of ${fragmentsOf(target)
          .map((id) => `#${id}`)
          .join(", ")}.`,
    );
  }
}

/** True for the path of a file that exists but is not valid, which is reported by itself. */
export function isPathOfInvalidFile(site: Site, path: string): boolean {
  const { dataset } = site;
  if (dataset.invalidPaths.has(unknownPath)) return true;
  if ([...dataset.invalidPaths].some((pattern) => matchesPattern(path, pattern))) return true;
  return pathsOfInvalidFiles(site).has(path);
}

/** The paths that cities, counties and projects would have whose files are not valid. */
const pathsOfInvalidFiles = oncePerSite(({ dataset, paths }) => {
  const kinds = ["city", "county", "project"] as const;
  const all = kinds.flatMap((kind) => [...dataset.knownIds[kind]].map((id) => pathOf(dataset, kind, id)));
  return new Set(all.filter((path) => path !== undefined && !paths.has(path)));
});

/** Every fragment of a page that may be linked. */
export function fragmentsOf(entry: PathEntry): string[] {
  return [mainId, ...entry.page.value.sections.flatMap((section) => section.id ?? [])];
}
