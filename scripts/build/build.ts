import { existsSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { createEndpoints, listCallers, listOrigins } from "../../src/backend/endpoints.ts";
import { hasErrors, type Problem } from "../../src/problem.ts";
import { lastChange } from "../../src/routes/last-change.ts";
import { createLayout, type LayoutProps, pageWords } from "../../src/routes/layout.ts";
import type { Page } from "../../src/routes/page.ts";
import { listPages } from "../../src/routes/pages.ts";
import { absoluteUrl } from "../../src/routes/structured-data.ts";
import { renderHeaders, renderRedirectPage, renderRedirects, renderRobots } from "../../src/seo/hosting.ts";
import { escapeXml, renderSitemaps, type SitemapEntry } from "../../src/seo/sitemap.ts";
import { endpointsFile } from "../../src/site/endpoints-file.ts";
import { createSite, type Site } from "../../src/site/site.ts";
import { checkData } from "../check/check-data.ts";
import type { OnProgress } from "../output/progress.ts";
import { type Bundle, ensureBundle } from "./bundle.ts";
import { hashOf } from "./hash.ts";
import { makeIcons, renderManifest } from "./icons.ts";
import { type DocumentParts, dataFile, htmlFile, renderDocument, renderPageData } from "./pages.ts";
import { PictureSources } from "./picture-source.ts";
import { type EncodedPictures, encodePictures } from "./pictures.ts";
import { openStaging, publish } from "./publish.ts";
import { Staging } from "./staging.ts";
import { type BuildState, emptyState, type PageState, readState, renderReason, writeState } from "./state.ts";
import { Stopwatch } from "./stopwatch.ts";
import { makeTheme, type ThemeFiles } from "./theme.ts";

export interface BuildOptions {
  /** Folder of the tool, which holds its caches and shared files. */
  root: string;
  dataDir: string;
  /** Absolute path of the folder to publish. */
  out: string;
  /** Origin in place of the one in the data. */
  url?: string;
  /** Path the site lives under: "/", or with a slash at both ends. */
  base: string;
  /** Forgets what was built before. */
  isClean: boolean;
  /** Pictures that are encoded at the same time. */
  jobs: number;
  /** Told how far long work has come. */
  onProgress?: OnProgress;
}

/** What a build did; `--format json` prints it. */
export interface BuildReport {
  pages: number;
  rendered: number;
  unchanged: number;
  removed: number;
  /** Bytes of all published files. */
  bytes: number;
  ms: {
    total: number;
    validate: number;
    links: number;
    bundle: number;
    images: number;
    render: number;
    publish: number;
  };
  peakRssMb: number;
  out: string;
  changed: string[];
  removedPaths: string[];
}

/** Builds the site. With errors in the data nothing is written, and the old site stays as it is. */
export async function buildSite(
  options: BuildOptions,
): Promise<{ problems: Problem[]; report?: BuildReport }> {
  const watch = new Stopwatch();
  const { site: checked, problems } = checkData(options.dataDir, { onLap: (part) => watch.lap(part) });
  if (!checked || hasErrors(problems)) return { problems };
  const { dataset } = checked;
  const cacheDir = join(options.root, "node_modules", ".cache", "site");
  const bundle = await ensureBundle(options.root, options.base, options.onProgress);
  watch.lap("bundle");
  const sources = new PictureSources(dataset, options.root);
  const pictures = await encodePictures(sources, join(cacheDir, "pictures"), options);
  watch.lap("images");
  const theme = await makeTheme(dataset, pictures, join(cacheDir, "fonts"), options.base);
  const site = createSite(dataset, {
    pictures: pictures.catalog,
    cards: pictures.cards,
    base: options.base,
    ...(options.url && { origin: options.url }),
  });
  const state = options.isClean ? emptyState : readState(cacheDir, options.out);
  const stagingDir = openStaging(options.out);
  try {
    const staging = new Staging(stagingDir, options.out, state);
    const pages = await writePages(site, bundle, theme, staging, state, options.onProgress);
    watch.lap("render");
    const icons = await makeIcons(sources.of(site.business.logo), dataset.theme.value, cacheDir);
    writeFiles(site, bundle, { pictures, theme, icons }, staging, pages, options.root);
    publish(stagingDir, options.out);
    writeState(cacheDir, options.out, {
      templates: bundle.key,
      pages: pages.states,
      files: staging.files,
    });
    watch.lap("publish");
    return { problems, report: createReport(pages, state.pages, staging.bytes, watch, options.out) };
  } finally {
    rmSync(stagingDir, { recursive: true, force: true });
  }
}

/** What writing the pages left behind. */
interface WrittenPages {
  states: Record<string, PageState>;
  rendered: number;
  changed: string[];
  sitemap: SitemapEntry[];
  /** Addresses of the pictures that link previews show. */
  cards: Set<string>;
}

/** Renders what has changed since the last build, page by page, and takes the rest over. */
async function writePages(
  site: Site,
  bundle: Bundle,
  theme: ThemeFiles,
  staging: Staging,
  old: BuildState,
  onProgress?: OnProgress,
): Promise<WrittenPages> {
  const { layout } = createLayout(site);
  const parts: DocumentParts = {
    frame: bundle.frame,
    language: site.business.locale,
    sharedHead: sharedHead(site, theme),
  };
  const around = hashOf(bundle.key, JSON.stringify(layout), JSON.stringify(parts));
  const renderer = new LazyRenderer(bundle, layout);
  const renderedAt = new Date().toISOString();
  const written: WrittenPages = { states: {}, rendered: 0, changed: [], sitemap: [], cards: new Set() };
  for (const page of countPages(site, listPages(site, pageWords(layout)), onProgress)) {
    const { path } = page.props;
    written.cards.add(page.props.head.openGraph.image.url);
    const data = renderPageData(page, bundle);
    const own = hashOf(data, JSON.stringify(page.structuredData ?? ""));
    const input = hashOf(around, own);
    const known = old.pages[path];
    const isKept =
      known?.input === input && staging.takeOver(htmlFile(path)) && staging.takeOver(dataFile(path));
    if (known && isKept) written.states[path] = known;
    else {
      const html = await renderer.document(page, parts);
      written.rendered++;
      const reason = renderReason(path, { input, own, templates: bundle.key }, old);
      written.states[path] = { input, output: hashOf(html, data), own, renderedAt, reason };
      if (known?.output !== written.states[path].output) written.changed.push(path);
      staging.write(htmlFile(path), html);
      staging.write(dataFile(path), data);
    }
    if (page.isIndexed) {
      const modifiedOn = lastChange(page, site);
      written.sitemap.push({ url: absoluteUrl(site, path), ...(modifiedOn && { modifiedOn }) });
    }
  }
  return written;
}

/** Pages from which writing them takes seconds rather than a moment. */
const largeSite = 1000;

/** The pages, with a report after each on a site that is large. */
function* countPages(site: Site, pages: Iterable<Page>, onProgress?: OnProgress): Generator<Page> {
  const total = site.paths.size;
  let done = 0;
  for (const page of pages) {
    yield page;
    if (total >= largeSite) onProgress?.("Writing pages", ++done, total);
  }
}

/** React is loaded only when a page must be rendered: a build that changes nothing never needs it. */
class LazyRenderer {
  private render: ReturnType<Awaited<ReturnType<Bundle["loadRenderer"]>>> | undefined;

  constructor(
    private readonly bundle: Bundle,
    private readonly layout: LayoutProps,
  ) {}

  async document(page: Page, parts: DocumentParts): Promise<string> {
    this.render ??= (await this.bundle.loadRenderer())(this.layout);
    return renderDocument(page, this.render, parts);
  }
}

/** Tags of the head that are the same on every page. */
function sharedHead({ base, dataset }: Site, theme: ThemeFiles): string {
  const { paper } = dataset.theme.value.colors;
  return [
    theme.preloads,
    `<meta name="theme-color" content="${paper}">`,
    `<link rel="icon" href="${base}favicon.png" type="image/png" sizes="48x48">`,
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`,
    `<link rel="manifest" href="${base}manifest.webmanifest">`,
    `<link rel="stylesheet" href="${base}${theme.file}">`,
  ].join("");
}

/** Everything beside the pages. */
function writeFiles(
  site: Site,
  bundle: Bundle,
  { pictures, theme, icons }: { pictures: EncodedPictures; theme: ThemeFiles; icons: Map<string, string> },
  staging: Staging,
  pages: WrittenPages,
  root: string,
): void {
  const { dataset, origin, base } = site;
  if (!staging.takeOver(theme.file)) staging.write(theme.file, theme.text);
  staging.copyFolder(bundle.clientDir);
  for (const [file, source] of [...pictures.files, ...theme.fontFiles, ...icons]) staging.copy(file, source);
  for (const [file, source] of pictures.cardFiles)
    if (pages.cards.has(`${origin}${base}${file}`)) staging.copy(file, source);
  staging.write("manifest.webmanifest", renderManifest(site.business.name, dataset.theme.value, base));
  for (const folder of [join(root, "public"), join(dataset.dataDir, "static")])
    if (existsSync(folder)) staging.copyFolder(folder);
  for (const { file, text } of renderSitemaps(pages.sitemap, origin, base)) staging.write(file, text);
  staging.write("robots.txt", renderRobots(origin, base));
  staging.write("_redirects", renderRedirects(site.redirects, base));
  const endpoints = createEndpoints(site.business, dataset.backend?.value);
  if (listCallers(dataset).length > 0) staging.write(endpointsFile, `${JSON.stringify(endpoints)}\n`);
  staging.write("_headers", renderHeaders(base, listOrigins(endpoints)));
  if (site.business.hosting?.redirectPages) writeRedirectPages(site, staging);
}

function writeRedirectPages(site: Site, staging: Staging): void {
  for (const [from, to] of site.redirects)
    staging.write(
      htmlFile(from),
      renderRedirectPage(`${site.base.slice(0, -1)}${to}`, absoluteUrl(site, to), escapeXml),
    );
}

function createReport(
  pages: WrittenPages,
  old: Record<string, PageState>,
  bytes: number,
  watch: Stopwatch,
  out: string,
): BuildReport {
  const count = Object.keys(pages.states).length;
  const removedPaths = Object.keys(old).filter((path) => !(path in pages.states));
  return {
    pages: count,
    rendered: pages.rendered,
    unchanged: count - pages.rendered,
    removed: removedPaths.length,
    bytes,
    ms: { total: watch.total(), ...watch.laps() },
    peakRssMb: Math.round(process.resourceUsage().maxRSS / 1024),
    out: resolve(out),
    changed: pages.changed,
    removedPaths,
  };
}
