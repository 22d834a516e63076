import { refusedForms, refusedHeaders } from "../../src/calls/refused-forms.ts";
import type { Draft } from "../../src/loader/draft.ts";
import { type EntityLoader, loadEntity } from "../../src/loader/entity.ts";
import { createPositionLookup, type Dataset, type Loaded, loadDataset } from "../../src/loader/load.ts";
import { pageSectionProblems } from "../../src/pages/page-sections.ts";
import type { DataPlace, Position, Problem, ProblemCode } from "../../src/problem.ts";
import { contactProblems } from "../../src/site/contact-problems.ts";
import { contrastProblems } from "../../src/site/contrast.ts";
import { credentialProblems } from "../../src/site/credentials.ts";
import { formProblems } from "../../src/site/form-problems.ts";
import { geographyProblems } from "../../src/site/geography/geography.ts";
import { placeOpenCities } from "../../src/site/geography/open-cities.ts";
import { withMeantCoordinates, withoutMadeUpZipCodes } from "../../src/site/geography/written-coordinates.ts";
import { withMeantPaths } from "../../src/site/invalid-paths.ts";
import { matchesPattern } from "../../src/site/paths.ts";
import { listPictures, unencoded } from "../../src/site/pictures.ts";
import { codeProblems } from "../../src/site/plausibility/codes.ts";
import { contactLabelProblems } from "../../src/site/plausibility/contact-labels.ts";
import { dateProblems } from "../../src/site/plausibility/dates.ts";
import { eventProblems } from "../../src/site/plausibility/events.ts";
import { hoursProblems } from "../../src/site/plausibility/hours.ts";
import { mapProblems } from "../../src/site/plausibility/map-points.ts";
import { menuProblems } from "../../src/site/plausibility/menus.ts";
import { nameProblems } from "../../src/site/plausibility/names.ts";
import { numberProblems } from "../../src/site/plausibility/numbers.ts";
import { pictureProblems } from "../../src/site/plausibility/pictures.ts";
import { questionProblems } from "../../src/site/plausibility/questions.ts";
import { repeatedRates } from "../../src/site/plausibility/rates.ts";
import { repeatProblems } from "../../src/site/plausibility/repeats.ts";
import { reviewProblems } from "../../src/site/plausibility/reviews.ts";
import { specialHoursProblems } from "../../src/site/plausibility/special-hours.ts";
import { termProblems } from "../../src/site/plausibility/terms.ts";
import { unreadFiles } from "../../src/site/plausibility/unread.ts";
import { createSite, type Site } from "../../src/site/site.ts";
import { fontProblems } from "../../src/site/theme.ts";
import type { CheckMemory } from "./check-memory.ts";
import { fileProblems } from "./file-problems.ts";
import { loadCached } from "./load-cached.ts";
import { findPlaceholders } from "./placeholders.ts";
import { proveSite } from "./prove-pages.ts";
import { schemaTypeProblems } from "./schema-types.ts";
import { staleFunctions } from "./stale-functions.ts";
import { todayOf } from "./today.ts";
import { zipCodes } from "./zip-index.ts";

/** What commands say that judge pages of data with problems. */
export const mayChange =
  "The data has problems, so this may change once they are mended; npx site validate lists them.";

/** What checking a data folder found. `site` is undefined where the data is too broken to link. */
export interface Checked {
  site: Site | undefined;
  problems: Problem[];
  pages: number;
}

export interface CheckOptions {
  /** Also refuses samples and placeholder values. */
  isRelease?: boolean;
  /** What is remembered from one check of the folder to the next; for a server, which checks again and again. */
  memory?: CheckMemory;
  /** True where the disk is as it was when it was last checked with this memory, and need not be looked at. */
  isAsSeen?: boolean;
  /** The day, as year-month-day, that the data is read on; today where it is left out. */
  today?: string;
  /** Folder of the tool, whose cache then remembers what was parsed; commands give it. */
  root?: string;
  /** Lets values be open: it is told of each, and has something in its place. */
  draft?: Draft;
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
  const { memory } = options;
  const loaded = load(dataDir, options);
  const check = () => checkLoaded(dataDir, loaded, options);
  return memory ? memory.once(loaded, options, check) : check();
}

function checkLoaded(dataDir: string, loaded: Loaded, options: CheckOptions): Checked {
  const { site, problems } = linkLoaded(loaded, options);
  const prove = (one: Site) => options.memory?.pages.prove(one) ?? proveSite(one);
  const pages = site ? prove(site) : 0;
  const all = allProblems(dataDir, problems, site);
  return { site, problems: options.draft?.withoutGaps(all) ?? all, pages };
}

/** Loads a data folder and links it, without walking its pages. */
export function linkData(dataDir: string, options: CheckOptions = {}): Linked {
  return linkLoaded(load(dataDir, options), options);
}

function linkLoaded({ dataset, problems }: Loaded, options: CheckOptions): Linked {
  if (!dataset) return { site: undefined, problems };
  // The paths that were meant are known before links are looked at.
  const loaded = withMeantPaths(problems, dataset);
  const today = options.today ?? todayOf(dataset);
  const { memory } = options;
  const former = memory?.places;
  const site = createSite(dataset, { pictures: unencoded(listPictures(dataset)), today, former });
  const geography = memory?.geographyProblems(dataset) ?? geographyProblems(dataset, zipCodes);
  const apart = () => problemsApartFromCityTexts(dataset, today);
  const found = [
    ...withMeantCoordinates(withoutMadeUpZipCodes(loaded, dataset, zipCodes), dataset, zipCodes),
    ...withoutCopies(site.problems, geography),
    ...fileProblems(dataset, new Set(problems.flatMap(({ position }) => position?.file ?? []))),
    ...pageSectionProblems(dataset, site.missing),
    ...geography,
    ...repeatedRates(dataset),
    ...pictureProblems(dataset),
    ...(memory?.problemsApartFromCityTexts(apart) ?? apart()),
    ...(options.isRelease ? findPlaceholders(dataset) : []),
    ...(options.isRelease && options.root !== undefined ? staleFunctions(site, options.root) : []),
  ];
  return { site, problems: options.draft ? options.draft.withoutGaps(found) : found };
}

/** What is wrong, by whatever is not a text of a city. */
function problemsApartFromCityTexts(dataset: Dataset, today: string): Problem[] {
  return [
    ...contrastProblems(dataset),
    ...fontProblems(dataset),
    ...formProblems(dataset),
    ...contactProblems(dataset),
    ...contactLabelProblems(dataset),
    ...refusedForms(dataset),
    ...refusedHeaders(dataset),
    ...schemaTypeProblems(dataset),
    ...[dataset.business, ...dataset.offices].flatMap(({ file, value }) => [
      ...hoursProblems(file, value.hours),
      ...specialHoursProblems(file, value, today),
    ]),
    ...numberProblems(dataset),
    ...codeProblems(dataset),
    ...mapProblems(dataset),
    ...menuProblems(dataset),
    ...nameProblems(dataset),
    ...questionProblems(dataset),
    ...repeatProblems(dataset),
    ...reviewProblems(dataset),
    ...unreadFiles(dataset),
    ...dateProblems(dataset, today),
    ...termProblems(dataset, today),
    ...eventProblems(dataset),
    ...credentialProblems(dataset, today),
  ];
}

/** Reads the files of a data folder, with something in place of each open value where it is a draft. */
function load(dataDir: string, { root, memory, isAsSeen, draft, today }: CheckOptions): Loaded {
  const reading = (loader: EntityLoader) => draft?.reading(loader) ?? loader;
  const reader = isAsSeen ? memory?.files.readerOfUnsaved : memory?.files.reader;
  const loaded =
    root === undefined
      ? loadDataset(dataDir, reading(reader?.load ?? loadEntity), reader?.list)
      : loadCached(root, dataDir, reading);
  if (draft && loaded.dataset) {
    draft.complete(loaded.dataset, today ?? todayOf(loaded.dataset));
    if (draft.gaps.length > 0) placeOpenCities(loaded.dataset, (file) => draft.isOpen(file, "/coordinates"));
  }
  return loaded;
}

/** A copy of a city in the folder of another county is one problem: what county it names no longer matters. */
function withoutCopies(problems: readonly Problem[], geography: readonly Problem[]): Problem[] {
  const copies = new Set(
    geography.flatMap(({ code, place }) => (code === "duplicate-city" ? place?.file : [])),
  );
  return problems.filter(({ place }) => place?.pointer !== "/county" || !copies.has(place.file));
}

/** All that is wrong, in the order of the files, once the pages of the site have been walked. */
export function allProblems(dataDir: string, problems: Problem[], site: Site | undefined): Problem[] {
  const missing = site?.missing.problems() ?? [];
  const patterns = missing.flatMap(patternExpected);
  // A path that is linked and gone is one cause, whether it was published before or not.
  const found = problems.filter(
    ({ code, path = "" }) =>
      code !== "lost-path" ||
      !(site?.missing.has(`path ${path}`) || patterns.some((pattern) => matchesPattern(path, pattern))),
  );
  const all = [...found, ...missing];
  return sorted(withPositions(dataDir, withoutTextsOfCopies(withoutNamesOfMisplaced(all))));
}

/** The path that a page should have, of which all its published paths were made. */
function patternExpected({ place, proposal = [] }: Problem): string[] {
  if (place?.pointer !== "/path") return [];
  return proposal.flatMap((one) => (one.kind === "reword" ? one.text : []));
}

/** A file of the wrong name is one cause: that the name in it is another goes without saying. */
function withoutNamesOfMisplaced(problems: readonly Problem[]): Problem[] {
  const misplaced = new Set(
    problems.flatMap(({ code, position }) => (code === "misplaced-file" ? (position?.file ?? []) : [])),
  );
  return problems.filter(
    ({ place }) => !place || !/^\/(city|county)$/.test(place.pointer) || !misplaced.has(place.file),
  );
}

/** Codes that say that a file was made from another one, whose pages therefore have the same texts. */
const copied: ReadonlySet<string> = new Set<ProblemCode>([
  "duplicate-city",
  "duplicate-county",
  "shared-coordinates",
]);

/** A copied file is one cause: that its pages repeat the texts of the other goes without saying. */
function withoutTextsOfCopies(problems: readonly Problem[]): Problem[] {
  const isCopy = ({ code, place }: Problem) =>
    copied.has(code) || (code === "duplicate-id" && place?.pointer === "");
  if (!problems.some(isCopy)) return [...problems];
  return problems.filter(({ code }) => code !== "duplicate-text");
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
  const locate = (place: DataPlace | Position): Position => ("pointer" in place ? lookUp(place) : place);
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
