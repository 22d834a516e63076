import type { PageWords } from "../../src/fields/summaries.ts";
import { createLayout, pageWords } from "../../src/layout/view.ts";
import { isSameFile } from "../../src/loader/same-data.ts";
import { SharedTexts } from "../../src/loader/shared-texts.ts";
import { isAllSaved } from "../../src/loader/unsaved.ts";
import type { Page } from "../../src/pages/page.ts";
import { isFirst, type TextKeys, textKeys } from "../../src/pages/page-texts.ts";
import { createPage } from "../../src/pages/pages.ts";
import { answerText, asking } from "../../src/site/answers.ts";
import type { PathEntry } from "../../src/site/paths.ts";
import { withQuestions } from "../../src/site/questions.ts";
import type { Site } from "../../src/site/site.ts";
import { hashOf } from "../files/hash.ts";
import { provePage, proveSharedLinks } from "./prove-pages.ts";

/** Paths of the pages by which a site differs from an earlier one. */
export interface PageChanges {
  added: string[];
  changed: string[];
  removed: string[];
  /** True when the frame changes, and with it every page. */
  isLayoutChanged: boolean;
}

/** A page that was proven, and is for as long as its files are the same and its questions have the same answers. */
interface ProvenPage {
  entry: PathEntry;
  questions: readonly number[];
  texts: TextKeys;
  /** Something was noted of it, which is to be noted of each site. */
  isNoted: boolean;
  /** Of all that it shows, once somebody has asked. */
  digest?: string;
}

/** A site that was proven. */
interface ProvenSite {
  layout: string;
  words: PageWords;
  /** By the number of the question. */
  answers: unknown[];
  pages: Map<string, ProvenPage>;
}

/** Proves one site after the other; pages that are the same as in the last good one are not made again. */
export class PageMemory {
  private readonly questions = new SharedTexts();
  private readonly asking: ReturnType<typeof asking>[] = [];
  private readonly sites = new WeakMap<Site, ProvenSite>();
  /** The last good one, and the last good one that was on the disk. */
  private kept: { last?: ProvenSite | undefined; saved?: ProvenSite | undefined } = {};

  /** Tries all references, texts and links of a site. Returns the number of its pages. */
  prove(site: Site): number {
    const { layout, links } = createLayout(site);
    proveSharedLinks(site, links);
    const proven: ProvenSite = {
      layout: JSON.stringify(layout),
      words: pageWords(layout),
      answers: [],
      pages: new Map(),
    };
    const knownIn = [...new Set([this.kept.last, this.kept.saved])].flatMap((before) =>
      before ? this.keptOf(site, proven, before) : [],
    );
    for (const entry of site.paths.values()) {
      let kept: ProvenPage | undefined;
      for (const find of knownIn) kept ??= find(entry);
      const wasKnown = this.kept.last?.pages.has(entry.path) === true;
      proven.pages.set(entry.path, kept ?? this.make(site, entry, proven, wasKnown));
    }
    this.sites.set(site, proven);
    return site.paths.size;
  }

  /** The next sites are compared with this one. */
  keep(site: Site): void {
    this.kept.last = this.sites.get(site);
    if (isAllSaved()) this.kept.saved = this.kept.last;
  }

  /** Compares two sites that were proven; nothing is known to change where there is no second one. */
  compare(before: Site | undefined, after: Site | undefined): PageChanges {
    const [old, now] = [before, after].map((site) => site && this.sites.get(site));
    const paths = [...(now?.pages.keys() ?? [])];
    const isChanged = (path: string) =>
      old?.pages.get(path) !== now?.pages.get(path) &&
      this.digestOf(before, path) !== this.digestOf(after, path);
    return {
      added: paths.filter((path) => !old?.pages.has(path)),
      changed: paths.filter((path) => old?.pages.has(path) && isChanged(path)),
      removed: now ? [...(old?.pages.keys() ?? [])].filter((path) => !now.pages.has(path)) : [],
      isLayoutChanged: now !== undefined && old?.layout !== now.layout,
    };
  }

  /** Finds the pages of a former site that are the same in this one. */
  private keptOf(site: Site, proven: ProvenSite, before: ProvenSite) {
    const isSame: boolean[] = [];
    const isAnswerSame = (question: number) => {
      isSame[question] ??= isSameAnswer(before.answers[question], this.answer(site, proven, question));
      return isSame[question];
    };
    return (entry: PathEntry): ProvenPage | undefined => {
      const known = before.pages.get(entry.path);
      const isKept =
        known?.isNoted === false &&
        isSameEntry(known.entry, entry) &&
        known.questions.every(isAnswerSame) &&
        isFirst(site, entry, known.texts);
      return isKept ? known : undefined;
    };
  }

  private answer(site: Site, proven: ProvenSite, question: number): unknown {
    this.asking[question] ??= asking(this.questions.texts[question] as string);
    proven.answers[question] ??= this.asking[question](site);
    return proven.answers[question];
  }

  private make(site: Site, entry: PathEntry, proven: ProvenSite, wasKnown: boolean): ProvenPage {
    const { noted } = site.missing;
    const { made: page, questions } = withQuestions(() => {
      const page = createPage(site, entry, proven.words);
      provePage(site, entry, page);
      return page;
    });
    const asked = [...questions].map((question) => this.questions.numberOf(question));
    for (const question of asked) this.answer(site, proven, question);
    return {
      entry,
      questions: asked,
      texts: textKeys(page),
      isNoted: site.missing.noted !== noted,
      // Whoever changed it will ask. Of all pages of a site at once it would take as long as to make them.
      ...(wasKnown && { digest: digest(page) }),
    };
  }

  private digestOf(site: Site | undefined, path: string): string | undefined {
    const proven = site && this.sites.get(site);
    const [page, entry] = [proven?.pages.get(path), site?.paths.get(path)];
    if (!site || !proven || !page || !entry) return undefined;
    page.digest ??= digest(createPage(site, entry, proven.words));
    return page.digest;
  }
}

/** Most answers are things that sites have in common, so that few need to be read. */
function isSameAnswer(before: unknown, after: unknown): boolean {
  return before === after || answerText(before) === answerText(after);
}

/** True where a page is of the same files, and of the same part of them. */
function isSameEntry(before: PathEntry, after: PathEntry): boolean {
  const [one, other] = [before.subject, after.subject];
  return (
    before === after ||
    (isSameFile(before.page, after.page) &&
      (one && other ? isSameFile(one.entity, other.entity) : one === other) &&
      JSON.stringify(one?.part) === JSON.stringify(other?.part))
  );
}

/** All that a page shows by itself: the words of the frame belong to the frame. */
function digest({ props: { words: _, ...props }, structuredData }: Page): string {
  return hashOf(JSON.stringify({ props, structuredData }));
}
