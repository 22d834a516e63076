import { setImmediate } from "node:timers/promises";
import type { PageWords } from "../../src/fields/summaries.ts";
import { createLayout, type LayoutProps, pageWords } from "../../src/layout/view.ts";
import { SharedTexts } from "../../src/loader/shared-texts.ts";
import type { Page } from "../../src/pages/page.ts";
import { isFirst, textKeys } from "../../src/pages/page-texts.ts";
import { createPage } from "../../src/pages/pages.ts";
import { ownFigures } from "../../src/pages/shown-pictures.ts";
import { answerTo } from "../../src/site/answers.ts";
import type { PathEntry } from "../../src/site/paths.ts";
import { withQuestions } from "../../src/site/questions.ts";
import type { Site } from "../../src/site/site.ts";
import { provePage, proveSharedLinks } from "../check/prove-pages.ts";
import { hashOf } from "../files/hash.ts";
import type { OnProgress } from "../output/progress.ts";
import type { Staging } from "../publish/staging.ts";
import { type BuildState, type PageState, type RenderReason, renderReason } from "../publish/state.ts";
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
  /** What the pages asked, by the numbers in their states. */
  questions: readonly string[];
  /** Words of the frame, which further pages are made with. */
  words: PageWords;
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
      if (!writer.keep(entry)) {
        const page = writer.make(entry);
        if (!site.missing.hasErrors && !writer.keepMade(page)) await writer.write(page);
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
  private readonly figures = new SharedTexts();
  private readonly questions: SharedTexts;
  /** Today's answers, by the numbers of their questions. */
  private readonly answers: string[] = [];

  constructor(
    private readonly input: PagesInput,
    layout: LayoutProps,
  ) {
    const { site, bundle, sharedHead } = input;
    const { frame, entry } = bundle;
    const parts = { frame, entry, language: site.business.locale, sharedHead };
    this.words = pageWords(layout);
    const around = hashOf(bundle.key, JSON.stringify(layout), JSON.stringify(parts));
    this.questions = new SharedTexts(input.old.questions);
    this.written = {
      around,
      questions: this.questions.texts,
      words: this.words,
      states: new Map(),
      reasons: {},
    };
    this.output = new PageOutput({ ...input, layout, parts }, this.serializer.shared);
  }

  /** Takes a page over without making it: all that it asked when it was made has the answer that it had. */
  keep(entry: PathEntry): boolean {
    const { site, staging, old } = this.input;
    const known = old.pages.get(entry.path);
    if (!known?.answers || old.around !== this.written.around) return false;
    if (known.answers !== this.answersTo(entry, known.questions)) return false;
    if (!isFirst(site, entry, known.texts)) return false;
    if (!staging.takeOver(htmlFile(entry.path), dataFile(entry.path))) return false;
    this.written.states.set(entry.path, known);
    return true;
  }

  make(entry: PathEntry): MadePage {
    const { site, watch } = this.input;
    const noted = site.missing.noted;
    const { made: page, questions } = withQuestions(() => {
      const page = createPage(site, entry, this.words);
      const start = performance.now();
      provePage(site, entry, page);
      watch.move(performance.now() - start, "links");
      return page;
    });
    const asked = [...questions].map((question) => this.questions.numberOf(question));
    // What is noted of a page is said again by each build, so such a page is made by each.
    const answers = site.missing.noted === noted ? this.answersTo(entry, asked) : "";
    return { entry, questions: asked, answers, page, texts: this.serializer.serialize(page) };
  }

  /** Hash of the files that a page is of, and of the answers to its questions. */
  private answersTo({ page, subject }: PathEntry, questions: readonly number[]): string {
    const part = JSON.stringify(subject?.part ?? "");
    const own = `${page.hash} ${subject?.entity.hash ?? ""} ${part}`;
    return hashOf(own, ...questions.map((question) => this.answerTo(question)));
  }

  private answerTo(question: number): string {
    this.answers[question] ??= answerTo(this.input.site, this.questions.texts[question] as string);
    return this.answers[question];
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
    const { questions, answers, page, texts } = made;
    const card = this.cards.one(page.props.head.openGraph.image.url);
    const figures = this.figures.one(JSON.stringify(ownFigures(page.props.sections)));
    return { questions, answers, texts: textKeys(page), own: texts.own, card, figures, renderedAt, reason };
  }
}

/** A page, made but not rendered. */
interface MadePage {
  entry: PathEntry;
  questions: readonly number[];
  answers: string;
  page: Page;
  texts: PageTexts;
}
