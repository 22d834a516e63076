import { createLayout, pageWords } from "../../src/layout/view.ts";
import { counted } from "../../src/loader/counted.ts";
import { listPages } from "../../src/pages/pages.ts";
import type { Problem } from "../../src/problem.ts";
import { mainId } from "../../src/site/main-id.ts";
import { listPictures, unencoded } from "../../src/site/pictures.ts";
import { redirectPageFiles, withoutSlash } from "../../src/site/redirects.ts";
import { createSite, type Site } from "../../src/site/site.ts";
import { BuiltFiles } from "../read-build/built-files.ts";
import { listDocuments, readPage } from "../read-build/documents.ts";
import { positionAt } from "../read-build/find-words.ts";
import { readHostRules } from "../read-build/host-rules.ts";
import { htmlFile } from "../read-build/page-files.ts";
import { placeOfBuild } from "../read-build/place.ts";
import { readSitemap } from "../read-build/sitemap.ts";
import { createFindTarget } from "../read-build/targets.ts";
import { comparePage, type Expected } from "./compare-page.ts";
import { type Disagreement, toProblem } from "./disagreement.ts";
import { targetsIn } from "./expected-targets.ts";
import { LinkedPlaces } from "./linked-places.ts";

/**
 * Compares the built files with the data, one after the other: every link, canonical, sitemap entry and redirect must
 * say the same in both.
 */
export function* checkBuiltLinks({ dataset, origin, base, today }: Site, dist: string): Generator<Problem> {
  const place = placeOfBuild(readPage(dist, "/")) ?? { origin, base };
  const site = createSite(dataset, { pictures: unencoded(listPictures(dataset)), today, ...place });
  const files = new BuiltFiles(dist);
  const indexed = new Set<string>();
  for (const check of [
    comparePages(site, dist, files, indexed),
    findStrangers(site, dist),
    compareSitemap(indexed, files),
    compareRedirects(site, dist),
  ])
    for (const disagreement of check) yield toProblem(dist, disagreement);
}

/** Adds the canonical URLs of pages for search engines to `indexed`. */
function* comparePages(
  site: Site,
  dist: string,
  files: BuiltFiles,
  indexed: Set<string>,
): Generator<Disagreement> {
  const { layout, links } = createLayout(site);
  const places = new LinkedPlaces();
  const expected = {
    isPage: (path: string) => site.paths.has(path),
    files,
    findTarget: createFindTarget(site),
    // The logo leads home.
    layoutTargets: new Set([`#${mainId}`, "/", ...targetsIn(layout), ...links.map(({ to }) => to)]),
    places,
    vain: new Map(),
  } satisfies Expected;
  for (const page of listPages(site, pageWords(layout))) {
    const { path, head } = page.props;
    if (page.isIndexed && head.canonical) indexed.add(head.canonical);
    const facts = readPage(dist, path, "without texts");
    if (facts) yield* comparePage(page, facts, expected);
    else yield { file: htmlFile(path), path, message: `The page ${path} has no file in the built folder.` };
  }
  yield* places.missing();
  for (const [href, { paths, meant, at }] of expected.vain) {
    const [path = "", ...others] = paths;
    const file = htmlFile(path);
    const more = others.length > 0 ? ` So do ${counted(others.length, "more page")}.` : "";
    yield {
      file,
      path,
      ...(at !== undefined && positionAt(files.textOf(`/${file}`) ?? "", at)),
      message: `${path} links to ${href}, but there is no such page or file.${more}`,
      hint: meant ? `Build the site again; its link is ${meant}.` : "Link a page that exists.",
    };
  }
}

/** Documents that no page or redirect accounts for. */
function* findStrangers({ paths, redirects }: Site, dist: string): Generator<Disagreement> {
  const redirectPages = new Set([...redirects.keys()].flatMap(redirectPageFiles));
  for (const path of listDocuments(dist)) {
    const file = htmlFile(path);
    if (paths.has(path) || redirectPages.has(file)) continue;
    yield { file, message: `${file} is in the built folder, but no page of the data has that path.` };
  }
}

function* compareSitemap(indexed: ReadonlySet<string>, files: BuiltFiles): Generator<Disagreement> {
  const file = "sitemap.xml";
  const missing = new Set(indexed);
  const strangers = new Set<string>();
  for (const { url } of readSitemap(files)) {
    missing.delete(url);
    if (!indexed.has(url)) strangers.add(url);
  }
  for (const url of strangers)
    yield { file, message: `The sitemap lists ${url}, which is no page for search engines.` };
  for (const url of missing) yield { file, message: `The sitemap lacks ${url}.` };
}

function* compareRedirects(site: Site, dist: string): Generator<Disagreement> {
  const file = "_redirects";
  const base = site.base.slice(0, -1);
  const built = readHostRules(dist).redirects;
  for (const [from, to] of site.redirects) {
    const isBuilt = ["", "/"].every((end) => built.get(`${base}${from}${end}`)?.to === `${base}${to}`);
    if (!isBuilt) yield { file, message: `The redirect from ${from} to ${to} is not in the built folder.` };
  }
  for (const from of built.keys())
    if (!site.redirects.has(withoutSlash(from.slice(base.length))))
      yield { file, message: `${from} is redirected in the built folder, but not in the data.` };
}
