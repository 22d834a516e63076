import { subjectNames } from "../kinds/subjects.ts";
import { unknownPath } from "../loader/entity.ts";
import type { Absence, Dataset } from "../loader/load.ts";
import { type Suggestion, suggest } from "../loader/suggest.ts";
import type { DataPlace } from "../problem.ts";
import { misspelledTemplate } from "./filled-links.ts";
import { mainId } from "./main-id.ts";
import { emptyFolder, kindWithoutPage, misspelledPath, noPageForEach } from "./misnamed.ts";
import { andMore, question, type Root } from "./missing.ts";
import { misspelledPattern } from "./misspelled-pattern.ts";
import { hasFile, nearestPath } from "./nearest-target.ts";
import { notFoundPath } from "./not-found-path.ts";
import { once, oncePer } from "./once.ts";
import { matchesPattern, type PathEntry, pathOf } from "./paths.ts";
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

/** Checks one internal link against the paths, files and fragments of the site; what is missing is noted in `site.missing`. */
export function proveTarget(site: Site, link: LinkUse, ownPath?: PathEntry): void {
  const { to, written = to } = link;
  const [path = "", fragment] = to.split("#");
  if (path !== "" && !site.paths.has(path)) {
    if (!hasFile(site, path) && !isPathOfInvalidFile(site, path)) noteBrokenLink(site, link, path);
    return;
  }
  // Of most pages only their being there is asked, so that an edit of them is none of this page.
  const target = fragment === undefined || path === "" ? ownPath : site.paths.get(path);
  if (fragment !== undefined && target && !fragmentsOf(target).includes(fragment))
    noteBrokenFragment(site, link, target, fragment);
  else if (written !== to) noteOwnAddress(site, written, to, link.place);
}

function noteBrokenLink(site: Site, link: LinkUse, path: string): void {
  const { to, place, written = to } = link;
  const absence = absenceAt(site.dataset, path);
  if (absence && !site.redirects.has(path)) {
    noteAbsent(site, link, absence);
    return;
  }
  const successor = site.redirects.get(path);
  const found = once(() => (successor ? { name: successor, isCertain: true } : nearestPath(path, site)));
  const end = to.slice(path.length);
  site.missing.add(
    `path ${path}`,
    "broken-internal-link",
    { ...place, words: written },
    (others) => {
      const said = successor ? "; it is redirected." : `.${question(found()?.name)}`;
      const isFile = /\.[a-z\d]{2,5}$/i.test(path);
      return `${path} is linked here${andMore(others)}, but no page${isFile ? " or file" : ""} has that path${said}`;
    },
    (others) => {
      const meant = found()?.name;
      if (meant)
        return `Write ${meant}${written === to ? "" : end} instead of ${written === to ? path : written}.`;
      return /\.(?!html?$)[a-z\d]{2,5}$/i.test(path)
        ? `Put the file into the folder static, as static${path}, or link a page; \`npx site routes\` lists them all.`
        : others > 0
          ? "Bring back the page of that path, or link one that exists; `npx site routes` lists them all."
          : "Link a page that exists; `npx site routes` lists them all.";
    },
    (at) => {
      const meant = found();
      const rest = at.words?.startsWith(path) ? at.words.slice(path.length) : end;
      return (
        meant && {
          correction: { kind: "reword", place: at, text: `${meant.name}${rest}` },
          isCertain: meant.isCertain,
        }
      );
    },
    rootsOf(site, link, path, found),
  );
}

/** A link to what is over, or not shown yet: nothing is misspelled, so nothing else is proposed. */
function noteAbsent(
  site: Site,
  { to, place, written = to }: LinkUse,
  { kind, path = "", when }: Absence,
): void {
  const hint = when.startsWith("ended")
    ? `Remove the link. To send visitors of old links on, add to redirects.yaml "- from: ${path}" and below it "  to: " with the path of another page.`
    : "Add the link when that day has come.";
  site.missing.add(
    `path ${path}`,
    "broken-internal-link",
    { ...place, words: written },
    (others) => `${path} is linked here${andMore(others)}, but the ${kind} ${when}, so it has no page.`,
    () => hint,
  );
}

/** What else but the link may be wrong, if nobody links what it was probably meant to lead to. */
function rootsOf(site: Site, link: LinkUse, path: string, meant: () => Suggestion | undefined): Root[] {
  const { dataset } = site;
  const empty = subjectNames.find(
    (kind) =>
      dataset.knownIds[kind].size === 0 &&
      dataset.pages.some(({ value }) => value.forEach === kind && matchesPattern(path, value.path)),
  );
  if (empty) return [emptyFolder(empty)];
  const kind = kindWithoutPage(dataset, path);
  if (kind) return [noPageForEach(kind)];
  return [
    misspelledPattern(site, path),
    misspelledTemplate(link, meant),
    misspelledPath(dataset, path, meant, (name) => site.paths.get(name)),
  ].filter((root) => root !== undefined);
}

/** One problem for a page file, however many pages it makes. */
function noteBrokenFragment(
  site: Site,
  { to, place, written = to, template = written }: LinkUse,
  target: PathEntry,
  fragment: string,
): void {
  const ids = fragmentsOf(target);
  const near = suggest(fragment, ids);
  const elsewhere = near ? undefined : pageWithFragment(site, fragment);
  const isShort = near && written === to;
  const whole = near
    ? `${to.slice(0, to.indexOf("#"))}#${near.name}`
    : elsewhere && `${elsewhere}#${fragment}`;
  const meant = isShort ? `#${near.name}` : whole;
  // Without anything alike, the first section that has a name; the main text is where a page starts anyway.
  const other = `#${near?.name ?? ids.find((id) => id !== mainId) ?? mainId}`;
  const page = target.subject ? target.page.file : target.path;
  site.missing.add(
    `fragment ${page}#${fragment}`,
    "broken-fragment",
    { ...place, words: template },
    (others) =>
      `${to} is linked here${andMore(others)}, but no section of ${page} has the id "${fragment}".${question(meant)}`,
    () =>
      meant
        ? `Write ${meant} instead of ${isShort ? `#${fragment}` : written}.`
        : `Write ${ids.map((id) => `#${id}`).join(" or ")}, or give the section that is meant the line id: ${fragment}.`,
    (at) => ({
      correction: {
        kind: "reword",
        place: at,
        text: whole && !isShort ? whole : `${(at.words ?? "").replace(/#.*/, "")}${other}`,
      },
      isCertain: near?.isCertain ?? false,
    }),
  );
}

/** The first page of its own that has a section of that id. */
function pageWithFragment(site: Site, fragment: string): string | undefined {
  const page = site.dataset.pages.find(
    ({ value }) => !value.forEach && value.sections.some(({ id }) => id === fragment),
  );
  return page?.value.path;
}

/** A preview, or the site at another address, would send visitors to the live site. */
function noteOwnAddress(site: Site, written: string, to: string, place: DataPlace): void {
  site.missing.add(
    `address ${written}`,
    "absolute-own-link",
    { ...place, words: written },
    (others) => `${written} is linked here${andMore(others)} with the address of this site in front.`,
    () => `Write ${to} instead of ${written}.`,
    (at) => ({ correction: { kind: "reword", place: at, text: to }, isCertain: true }),
    [],
    "warning",
  );
}

/** True for the path of a file that exists but is not valid, which is reported by itself. */
export function isPathOfInvalidFile(site: Site, path: string): boolean {
  const { dataset } = site;
  if (dataset.invalidPaths.has(unknownPath)) return true;
  if ([...dataset.invalidPaths].some((pattern) => matchesPattern(path, pattern))) return true;
  return pathsOfInvalidFiles(site).has(path);
}

/** The paths that cities, counties and projects would have whose files are not valid. */
const pathsOfInvalidFiles = oncePer(({ dataset, paths }: Site) => {
  const all = subjectNames.flatMap((kind) =>
    [...dataset.knownIds[kind]].map((id) => pathOf(dataset, kind, id)),
  );
  return new Set(all.filter((path) => path !== undefined && !paths.has(path) && !absenceAt(dataset, path)));
});

/** What has the path on other days. */
export function absenceAt({ absent }: Dataset, path: string): Absence | undefined {
  return absent.find((one) => one.path === path);
}

/** Every fragment of a page that may be linked. */
function fragmentsOf(entry: PathEntry): string[] {
  return [mainId, ...entry.page.value.sections.flatMap((section) => section.id ?? [])];
}
