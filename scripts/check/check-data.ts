import type { EntityLoader } from "../../src/loader/entity.ts";
import { createPositionLookup, loadDataset } from "../../src/loader/load.ts";
import type { Place, Position, Problem, ProblemCode } from "../../src/problem.ts";
import { createLayout, pageWords } from "../../src/routes/layout.ts";
import { listPages } from "../../src/routes/pages.ts";
import { contrastProblems } from "../../src/site/contrast.ts";
import { geographyProblems } from "../../src/site/geography/geography.ts";
import { proveTarget } from "../../src/site/links.ts";
import { listPictures, unencoded } from "../../src/site/pictures.ts";
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

/** Loads a data folder, links it and proves every link, without rendering. Throws only if the folder is missing. */
export function checkData(dataDir: string, options: CheckOptions = {}): Checked {
  const { dataset, problems } =
    options.root === undefined ? loadDataset(dataDir, options.load) : loadCached(options.root, dataDir);
  if (!dataset) return { site: undefined, problems: sorted(withPositions(dataDir, problems)), pages: 0 };
  const site = createSite(dataset, { pictures: unencoded(listPictures(dataset)) });
  options.onLap?.("validate");
  const pages = proveSite(site);
  options.onLap?.("links");
  const found = [
    ...problems,
    ...site.problems,
    ...site.missing.problems(),
    ...contrastProblems(dataset),
    ...fontProblems(dataset),
    ...geographyProblems(dataset, loadZipCodes),
    ...(options.isRelease ? findPlaceholders(dataset) : []),
  ];
  return { site, problems: sorted(withPositions(dataDir, found)), pages };
}

/** Walks every page once, so that all references, texts and links are tried. Returns the number of pages. */
export function proveSite(site: Site): number {
  const { layout, links } = createLayout(site);
  const words = pageWords(layout);
  const home = site.paths.get("/");
  for (const link of [...links, ...site.sharedLinks]) proveTarget(site, link, home);
  let pages = 0;
  for (const page of listPages(site, words)) {
    pages++;
    const entry = site.paths.get(page.props.path);
    for (const link of page.links) proveTarget(site, link, entry);
  }
  return pages;
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
