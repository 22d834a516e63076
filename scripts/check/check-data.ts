import type { EntityLoader } from "../../src/loader/entity.ts";
import { createPositionLookup, loadDataset } from "../../src/loader/load.ts";
import type { Place, Position, Problem, ProblemCode } from "../../src/problem.ts";
import { createLayout, pageWords } from "../../src/routes/layout.ts";
import type { Page } from "../../src/routes/page.ts";
import { listPages } from "../../src/routes/pages.ts";
import { contrastProblems } from "../../src/site/contrast.ts";
import { geographyProblems } from "../../src/site/geography/geography.ts";
import { proveTarget } from "../../src/site/links.ts";
import { listPictures, unencoded } from "../../src/site/pictures.ts";
import type { LinkUse } from "../../src/site/resolve.ts";
import { createSite, type Site } from "../../src/site/site.ts";
import { fontProblems } from "../../src/site/theme.ts";
import { loadCached } from "./load-cached.ts";
import { findPlaceholders } from "./placeholders.ts";
import { loadZipCodes } from "./zip-index.ts";

/** What checking a data folder found. `site` is undefined where the data is too broken to link. */
export interface Checked {
  site: Site | undefined;
  problems: Problem[];
  pages: number;
}

export interface CheckOptions {
  /** Also refuses samples and placeholder values. */
  isRelease?: boolean;
  /** Reads each file in place of the usual loader; a server that checks again and again remembers what did not change. */
  load?: EntityLoader;
  /** Folder of the tool, whose cache then remembers what was parsed; commands give it. */
  root?: string;
  /** Told when a part of the work is done. */
  onLap?(part: "validate" | "links"): void;
}

/** A data folder, linked, with what is wrong so far. */
export interface Linked {
  /** Undefined where the data is too broken to link. What its pages point at in vain is noted in it as they are made. */
  site: Site | undefined;
  /** What is wrong apart from that. */
  problems: Problem[];
}

/** Loads a data folder, links it and proves every link, without rendering. Throws only if the folder is missing. */
export function checkData(dataDir: string, options: CheckOptions = {}): Checked {
  const { site, problems } = linkData(dataDir, options);
  options.onLap?.("validate");
  const pages = site ? proveSite(site) : 0;
  options.onLap?.("links");
  return { site, problems: allProblems(dataDir, problems, site), pages };
}

/** Loads a data folder and links it, without walking its pages. */
export function linkData(dataDir: string, options: CheckOptions = {}): Linked {
  const { dataset, problems } =
    options.root === undefined ? loadDataset(dataDir, options.load) : loadCached(options.root, dataDir);
  if (!dataset) return { site: undefined, problems };
  const site = createSite(dataset, { pictures: unencoded(listPictures(dataset)) });
  const found = [
    ...problems,
    ...site.problems,
    ...contrastProblems(dataset),
    ...fontProblems(dataset),
    ...geographyProblems(dataset, loadZipCodes),
    ...(options.isRelease ? findPlaceholders(dataset) : []),
  ];
  return { site, problems: found };
}

/** All that is wrong, in the order of the files, once the pages of the site have been walked. */
export function allProblems(dataDir: string, problems: Problem[], site: Site | undefined): Problem[] {
  return sorted(withPositions(dataDir, [...problems, ...(site?.missing.problems() ?? [])]));
}

/** Walks every page once, so that all references, texts and links are tried. Returns the number of pages. */
export function proveSite(site: Site): number {
  const { layout, links } = createLayout(site);
  proveSharedLinks(site, links);
  let pages = 0;
  for (const page of listPages(site, pageWords(layout))) {
    pages++;
    provePage(site, page);
  }
  return pages;
}

/** Proves the links of the frame, and those of what stands on many pages. */
export function proveSharedLinks(site: Site, ofFrame: LinkUse[]): void {
  const home = site.paths.get("/");
  for (const link of [...ofFrame, ...site.sharedLinks]) proveTarget(site, link, home);
}

/** Proves the links of one page. */
export function provePage(site: Site, { props, links }: Page): void {
  const entry = site.paths.get(props.path);
  for (const link of links) proveTarget(site, link, entry);
}

/** Codes that speak of links; `site links` reports these alone. */
export const linkCodes: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  "broken-internal-link",
  "broken-fragment",
  "unknown-nearby-area",
  "unknown-reference",
  "redirect-chain",
  "redirect-loop",
  "redirect-shadow",
  "links-disagree",
]);

/** Looks up line and column of every place. Files are relative to the data folder until a problem is printed. */
function withPositions(dataDir: string, problems: Problem[]): Problem[] {
  const lookUp = createPositionLookup(dataDir);
  const locate = (place: Place | Position): Position => ("pointer" in place ? lookUp(place) : place);
  return problems.map((problem) => ({
    ...problem,
    ...(problem.place && !problem.position && { position: locate(problem.place) }),
    ...(problem.related && { related: problem.related.map(locate) }),
  }));
}

/** By file, then line, so that a report reads like the folder. */
function sorted(problems: Problem[]): Problem[] {
  const key = ({ position, place }: Problem) =>
    `${position?.file ?? place?.file ?? ""}:${String(position?.line ?? 0).padStart(7, "0")}:${String(position?.column ?? 0).padStart(5, "0")}`;
  return problems
    .map((problem) => ({ problem, key: key(problem) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ problem }) => problem);
}
