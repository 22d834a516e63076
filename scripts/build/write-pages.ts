import { setImmediate } from "node:timers/promises";
import type { PageWords } from "../../src/fields/summaries.ts";
import { createLayout, type LayoutProps, pageWords } from "../../src/layout/view.ts";
import type { Entity } from "../../src/loader/entity.ts";
import { SharedTexts } from "../../src/loader/shared-texts.ts";
import type { Page } from "../../src/pages/page.ts";
import { createPage } from "../../src/pages/pages.ts";
import { type PageSources, sourcesOf } from "../../src/pages/source-files.ts";
import { listCounties } from "../../src/site/county-listing.ts";
import type { PathEntry } from "../../src/site/paths.ts";
import type { Site } from "../../src/site/site.ts";
import { provePage, proveSharedLinks } from "../check/check-data.ts";
import { hashOf } from "../files/hash.ts";
import type { OnProgress } from "../output/progress.ts";
import type { Staging } from "../publish/staging.ts";
import {
  type BuildState,
  noLinks,
  type PageState,
  type RenderReason,
  renderReason,
} from "../publish/state.ts";
import { dataFile, htmlFile } from "../read-build/page-files.ts";
import type { Bundle } from "./bundle.ts";
import { PageOutput } from "./page-output.ts";
import { PageSerializer, type PageTexts } from "./page-texts.ts";
import type { Stopwatch } from "./stopwatch.ts";

/** What writing the pages needs. */
export interface PagesInput {
  site: Site;
  bundle: Bundle;
  /** Tags of the head that are the same on every page. */
  sharedHead: string;
  /** All that pages may say of pictures. */
  pictures: string;
  staging: Staging;
  /** Threads that work at the same time. */
  jobs: number;
  /** Memory of the last build into the same folder. */
  old: BuildState;
  watch: Stopwatch;
  /** The pages to write. */
  entries: readonly PathEntry[];
  onProgress?: OnProgress | undefined;
}

/** What writing the pages left behind. */
export interface WrittenPages {
  around: string;
  states: Map<string, PageState>;
  /** Why each page was rendered that was, by its path. */
  reasons: Record<string, RenderReason>;
  /** Paths of the pages whose files differ from those of the old site. */
  changed: string[];
}

/** A moment's work. */
const pagesPerTurn = 100;

/** Pages from which writing them takes seconds rather than a moment. */
const largeSite = 1000;

/**
 * Writes every page that may have changed, and takes the others over. Links are proven on the way; from the first that is
 * broken on nothing is rendered, because nothing will be published, but all pages are walked to find the others.
 */
export async function writePages(input: PagesInput): Promise<WrittenPages> {
  const { site, entries, onProgress } = input;
  const { layout, links } = createLayout(site);
  proveSharedLinks(site, links);
  const writer = new PageWriter(input, layout);
  let done = 0;
  try {
    for (const entry of entries) {
      const sources = writer.sourcesOf(entry);
      if (!writer.keep(entry, sources)) {
        const page = writer.make(entry, sources);
        if (site.missing.isEmpty && !writer.keepMade(page)) await writer.write(page);
      }
      // Signals are heard only between two turns of the event loop.
      if (++done % pagesPerTurn === 0) await setImmediate();
      if (entries.length >= largeSite) onProgress?.("Writing pages", done, entries.length);
    }
    return await writer.finish();
  } finally {
    await writer.close();
  }
}

class PageWriter {
  private readonly written: Omit<WrittenPages, "changed">;
  private readonly serializer = new PageSerializer();
  private readonly output: PageOutput;
  private readonly words: PageWords;
  private readonly renderedAt = new Date().toISOString();
  private readonly cards = new SharedTexts();
  /** Hash of the files that any page may read. */
  private readonly sharedFiles: string;

  constructor(
    private readonly input: PagesInput,
    layout: LayoutProps,
  ) {
    const { site, bundle, sharedHead, pictures } = input;
    const parts = { frame: bundle.frame, language: site.business.locale, sharedHead };
    this.words = pageWords(layout);
    const around = hashOf(bundle.key, JSON.stringify(layout), JSON.stringify(parts));
    this.sharedFiles = hashOfShared(site, around, pictures);
    this.written = { around, states: new Map(), reasons: {} };
    this.output = new PageOutput({ ...input, layout, parts }, this.serializer.shared);
  }

  /** Takes a page over without making it: all files that it is made from are as they were. */
  keep(entry: PathEntry, { hash }: HashedSources): boolean {
    const { site, staging, old } = this.input;
    const known = old.pages.get(entry.path);
    if (!known?.files || known.files !== hash) return false;
    if (!known.cityLinks.every((path) => site.paths.has(path))) return false;
    if (!staging.takeOver(htmlFile(entry.path), dataFile(entry.path))) return false;
    this.written.states.set(entry.path, known);
    return true;
  }

  make(entry: PathEntry, sources: HashedSources): MadePage {
    const { site, watch } = this.input;
    const page = createPage(site, entry, this.words);
    const start = performance.now();
    provePage(site, page);
    watch.move(performance.now() - start, "links");
    return { entry, sources, page, texts: this.serializer.serialize(page) };
  }

  /** Takes a page over that turned out to be the same, though a file that it is made from has changed. */
  keepMade(made: MadePage): boolean {
    const { old, staging } = this.input;
    const { path } = made.entry;
    const known = old.pages.get(path);
    if (known?.own !== made.texts.own || old.around !== this.written.around) return false;
    if (!staging.takeOver(htmlFile(path), dataFile(path))) return false;
    this.written.states.set(path, this.stateOf(made, known));
    return true;
  }

  async write(made: MadePage): Promise<void> {
    const { old, bundle } = this.input;
    const { path, own } = made.texts;
    const reason = renderReason(path, { own, around: this.written.around, templates: bundle.key }, old);
    this.written.states.set(path, this.stateOf(made, { renderedAt: this.renderedAt, reason }));
    this.written.reasons[path] = reason;
    await this.output.write(made.texts, made.page);
  }

  async finish(): Promise<WrittenPages> {
    const changed = await this.output.finish();
    const inOrder = this.input.entries.filter(({ path }) => changed.has(path));
    return { ...this.written, changed: inOrder.map(({ path }) => path) };
  }

  close(): Promise<void> {
    return this.output.close();
  }

  private stateOf(
    made: MadePage,
    { renderedAt, reason }: Pick<PageState, "renderedAt" | "reason">,
  ): PageState {
    const { sources, page, texts } = made;
    const card = this.cards.one(page.props.head.openGraph.image.url);
    return {
      files: sources.hash,
      own: texts.own,
      card,
      cityLinks: this.otherCities(made),
      renderedAt,
      reason,
    };
  }

  /** Paths of the cities, and of later parts of counties, that a page links and that are not among its sources. */
  private otherCities({ entry, sources, page }: MadePage): readonly string[] {
    const { site } = this.input;
    const linked = new Set(page.links.map(({ to }) => to.split("#")[0] ?? ""));
    const others = [...linked].filter((path) => {
      const subject = path !== entry.path && site.paths.get(path)?.subject;
      if (!subject) return false;
      if (subject.kind === "city") return !sources.cities.includes(subject.entity);
      return subject.kind === "county" && (subject.part?.number ?? 1) > 1;
    });
    return others.length > 0 ? others : noLinks;
  }

  sourcesOf(entry: PathEntry): HashedSources {
    const sources = sourcesOf(this.input.site, entry);
    if (!sources) return { cities: [], hash: "" };
    const { cities, others } = sources;
    return {
      cities,
      hash: hashOf(this.sharedFiles, ...others, ...cities.flatMap(({ id, hash }) => [id, hash])),
    };
  }
}

/** The cities that a page shows, and the hash of all files that it is made from; "" where they are not known. */
type HashedSources = Pick<PageSources, "cities"> & { hash: string };

/** A page, made but not rendered. */
interface MadePage {
  entry: PathEntry;
  sources: HashedSources;
  page: Page;
  texts: PageTexts;
}

/** All that any page may read beside the files of cities: the other files, and what is told of all cities together. */
function hashOfShared(site: Site, around: string, pictures: string): string {
  const { dataset, origin, base, values } = site;
  const { business, navigation, theme, redirects, map, backend } = dataset;
  const { counties, services, projects, pages, forms, mails, pictures: details } = dataset;
  const files: (Entity<unknown> | undefined)[] = [
    ...[business, navigation, theme, redirects, map, backend],
    ...[...counties, ...services, ...projects, ...pages, ...forms, ...mails, ...details],
  ];
  return hashOf(
    around,
    origin,
    base,
    pictures,
    JSON.stringify([values, listCounties(site)]),
    ...files.flatMap((entity) => (entity ? [entity.file, entity.hash] : [])),
  );
}
