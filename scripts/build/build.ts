import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Draft } from "../../src/loader/draft.ts";
import { absoluteUrl, fileUrl } from "../../src/pages/addresses.ts";
import { createFeed } from "../../src/pages/feed.ts";
import { isIndexed, lastChange } from "../../src/pages/last-change.ts";
import { createPage } from "../../src/pages/pages.ts";
import { policySources } from "../../src/pages/policy-sources.ts";
import { ownFigures } from "../../src/pages/shown-pictures.ts";
import { hasErrors, type Problem } from "../../src/problem.ts";
import { renderFeed } from "../../src/seo/feed.ts";
import { renderSecurityTags } from "../../src/seo/hosting/header-rules.ts";
import { renderRedirectPage } from "../../src/seo/hosting.ts";
import { keyFile } from "../../src/seo/index-now.ts";
import { renderSitemaps, type SitemapEntry } from "../../src/seo/sitemap.ts";
import { ownFiles } from "../../src/site/own-files.ts";
import { redirectPageFiles } from "../../src/site/redirects.ts";
import { createSite, type Site } from "../../src/site/site.ts";
import { makeIcons } from "../assets/icons.ts";
import { PictureSources } from "../assets/picture-source.ts";
import { type EncodedPictures, encodePictures, listEncoded } from "../assets/pictures.ts";
import { makeTheme, type ThemeFiles } from "../assets/theme.ts";
import { allProblems, linkData } from "../check/check-data.ts";
import { proveSite } from "../check/prove-pages.ts";
import { hearSignals } from "../interruption.ts";
import type { OnProgress } from "../output/progress.ts";
import { digestOf } from "../publish/digest.ts";
import { refuseMisplaced } from "../publish/misplaced.ts";
import { ownerOfData, refuseOtherOwner } from "../publish/owner.ts";
import { openPublication } from "../publish/publish.ts";
import { Staging } from "../publish/staging.ts";
import { type BuildState, emptyState, readState, writeState } from "../publish/state.ts";
import type { BuildReport } from "../schemas/reports.ts";
import { siteTexts } from "../site-texts.ts";
import { cacheFolder } from "../tool-root.ts";
import { type Bundle, bundleKey, ensureBundle, isBundled } from "./bundle.ts";
import { draftHeaders, draftTag, writeDraftFiles } from "./draft-files.ts";
import { isFirstShard, isOfShard, type Shard } from "./shard.ts";
import { Stopwatch } from "./stopwatch.ts";
import { type WrittenPages, writePages } from "./write-pages.ts";

export interface BuildOptions {
  /** Folder of the tool, which holds its caches and shared files. */
  root: string;
  dataDir: string;
  /** Absolute path of the folder to publish. */
  out: string;
  /** Builds nothing while the data holds samples and placeholder values. */
  isRelease?: boolean;
  /** Lets values be open. What is built shows their marks, so that it is for the eyes of its maintainer alone. */
  draft?: Draft;
  /** Origin in place of the one in the data. */
  url?: string;
  /** Path the site lives under: "/", or with a slash at both ends. */
  base: string;
  /** Replaces the site of another business, too. */
  isForced?: boolean;
  /** Forgets what was built before. */
  isClean: boolean;
  /** Pictures that are encoded at the same time. */
  jobs: number;
  /** Which part of the pages to write; all where it is left out. */
  shard?: Shard;
  /** Has the content of every new file on the disk before the folder is swapped in. */
  isDurable?: boolean;
  /** Told how far long work has come. */
  onProgress?: OnProgress;
  /** Told when another build holds the target, so that this one waits. */
  onWait?: (sentence: string) => void;
}

/** Builds the site. With errors in the data nothing is written, and the old site stays as it is. */
export async function buildSite(
  options: BuildOptions,
): Promise<{ problems: Problem[]; report?: BuildReport }> {
  const { root, dataDir, out, base, draft } = options;
  const watch = new Stopwatch();
  const cacheDir = cacheFolder(root);
  if (!draft) refuseMisplaced(out, options);
  const { site: linked, problems } = linkData(dataDir, {
    root,
    isRelease: options.isRelease ?? false,
    ...(draft && { draft }),
  });
  watch.lap("validate");
  if (!linked || hasErrors(problems) || linked.missing.hasErrors) {
    if (linked) proveSite(linked);
    return { problems: allProblems(dataDir, problems, linked) };
  }
  const { dataset } = linked;
  // Before a minute of encoding, and again once no other build can come between.
  const refuseOther = () => options.isForced || refuseOtherOwner(out, dataDir, cacheDir);
  refuseOther();
  const sources = new PictureSources(dataset);
  const key = bundleKey(root, base);
  if (!isBundled(root, key) || !areEncoded(sources, cacheDir, base)) {
    // Compiling and encoding take so long that a broken link is reported before, not after.
    proveSite(linked);
    if (linked.missing.hasErrors) return { problems: allProblems(dataDir, problems, linked) };
    watch.lap("links");
  }
  const [bundle, pictures] = await Promise.all([
    ensureBundle(root, base, options.onProgress, key).finally(() => watch.lap("bundle")),
    encodePictures(sources, join(cacheDir, "pictures"), options),
  ]);
  watch.lap("images");
  const theme = await makeTheme(dataset, pictures, root, base);
  const site = createSite(dataset, {
    pictures: pictures.catalog,
    cards: pictures.cards,
    places: linked.places,
    today: linked.today,
    base,
    ...(options.url && { origin: options.url }),
  });
  const publication = await openPublication(out, options);
  try {
    refuseOther();
    const known = readState(cacheDir, out);
    const old = options.isClean ? emptyState : known;
    const staging = new Staging(publication.stagingDir, out, old.files);
    const pages = await writePages({
      site,
      bundle,
      sharedHead: `${sharedHead(site, theme)}${draft ? draftTag(base) : ""}`,
      staging,
      old,
      watch,
      jobs: options.jobs,
      entries: [...site.paths.values()].filter(({ path }) => isOfShard(path, options.shard)),
      onProgress: options.onProgress,
    });
    watch.lap("render");
    const found = allProblems(dataDir, problems, site);
    if (hasErrors(found)) return { problems: found };
    copyCards(site, pictures, pages, staging);
    if (isFirstShard(options.shard)) {
      const icons = await makeIcons(sources.of(site.business.logo), dataset.theme.value, cacheDir);
      writeSiteFiles(site, bundle, { pages, pictures, theme, icons, draft }, staging, root);
    }
    if (draft) await writeDraftFiles(root, staging);
    await hearSignals();
    publication.publish(known.files, staging);
    const { around, questions, states } = pages;
    writeState(cacheDir, out, {
      templates: bundle.key,
      around,
      questions,
      pages: states,
      files: staging.files,
      owner: ownerOfData(dataDir),
    });
    watch.lap("publish");
    return { problems: found, report: createReport(pages, old, staging, watch, out) };
  } catch (error) {
    throw publication.explain(error);
  } finally {
    publication.close();
  }
}

/** True where every picture is in the cache. */
function areEncoded(sources: PictureSources, cacheDir: string, base: string): boolean {
  return listEncoded(sources, join(cacheDir, "pictures"), base).size === sources.all().length;
}

/** Tags of the head that are the same on every page. */
function sharedHead({ base, dataset }: Site, theme: ThemeFiles): string {
  const { paper } = dataset.theme.value.colors;
  return [
    renderSecurityTags(policySources(dataset)),
    theme.preloads,
    `<meta name="theme-color" content="${paper}">`,
    `<link rel="icon" href="${base}favicon.png" type="image/png" sizes="48x48">`,
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`,
    `<link rel="manifest" href="${base}manifest.webmanifest">`,
    `<link rel="stylesheet" href="${base}${theme.file}">`,
  ].join("");
}

/** The crops for link previews that the pages written here name. */
function copyCards(
  { origin, base }: Site,
  { cardFiles }: EncodedPictures,
  { states }: WrittenPages,
  staging: Staging,
): void {
  const cards = new Set([...states.values()].map(({ card }) => card));
  for (const [file, source] of cardFiles)
    if (cards.has(`${origin}${base}${file}`)) staging.copy(file, source);
}

interface BesidePages {
  pages: WrittenPages;
  pictures: EncodedPictures;
  theme: ThemeFiles;
  icons: Map<string, string>;
  draft: Draft | undefined;
}

/** Everything beside the pages. */
function writeSiteFiles(
  site: Site,
  bundle: Bundle,
  { pages, pictures, theme, icons, draft }: BesidePages,
  staging: Staging,
  root: string,
): void {
  const { dataset, origin, base } = site;
  staging.write(theme.file, theme.text);
  staging.copyFolder(bundle.clientDir);
  for (const [file, source] of [...pictures.files, ...theme.fontFiles, ...icons]) staging.copy(file, source);
  for (const folder of [join(root, "public"), join(dataset.dataDir, "static")])
    if (existsSync(folder)) staging.copyFolder(folder);
  for (const { file, text } of renderSitemaps(sitemapEntries(site, pages), origin, base))
    staging.write(file, text);
  const feed = createFeed(site);
  if (feed) staging.write(ownFiles.feed, renderFeed(feed));
  if (site.business.indexNow) staging.write(keyFile(site.business.indexNow), site.business.indexNow);
  for (const [file, text] of siteTexts(site))
    staging.write(file, draft && file === ownFiles.headers ? text + draftHeaders(base) : text);
  if (site.business.hosting?.redirectPages) writeRedirectPages(site, staging);
}

function* sitemapEntries(site: Site, { states, words }: WrittenPages): Generator<SitemapEntry> {
  for (const entry of site.paths.values()) {
    if (!isIndexed(entry)) continue;
    const modifiedOn = lastChange(site, entry);
    const known = states.get(entry.path);
    // Pages of other shards are not written here, but the sitemap names the pictures of all.
    const figures = known
      ? (JSON.parse(known.figures) as string[])
      : ownFigures(createPage(site, entry, words).props.sections);
    yield {
      url: absoluteUrl(site, entry.path),
      ...(modifiedOn && { modifiedOn }),
      pictures: figures.map((src) => fileUrl(site, { src })),
    };
  }
}

function writeRedirectPages(site: Site, staging: Staging): void {
  for (const [from, to] of site.redirects) {
    const page = renderRedirectPage(`${site.base.slice(0, -1)}${to}`, absoluteUrl(site, to));
    for (const file of redirectPageFiles(from)) staging.write(file, page);
  }
}

function createReport(
  pages: WrittenPages,
  old: BuildState,
  { bytes, files }: Staging,
  watch: Stopwatch,
  out: string,
): BuildReport {
  const count = pages.states.size;
  const removedPaths = [...old.pages.keys()].filter((path) => !pages.states.has(path));
  const rendered = Object.keys(pages.reasons).length;
  return {
    pages: count,
    rendered,
    unchanged: count - rendered,
    removed: removedPaths.length,
    bytes,
    ms: { total: watch.total(), ...watch.laps() },
    peakRssMb: Math.round(process.resourceUsage().maxRSS / 1024),
    out: resolve(out),
    digest: digestOf([...files].map(([file, { hash }]) => [file, hash])),
    changed: pages.changed,
    reasons: pages.reasons,
    removedPaths,
  };
}
