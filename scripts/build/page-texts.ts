import type { Page, PageProps } from "../../src/pages/page.ts";
import type { AnySectionView } from "../../src/sections/index.ts";
import { hashOf } from "../files/hash.ts";

/** A page as JSON in pieces: all that is needed to render it, and plain enough to be sent to another thread. */
export interface PageTexts {
  path: string;
  /** Its props without sections and words. */
  props: string;
  /** Its sections; one that many pages share is named by its number. */
  sections: (string | number)[];
  words: string;
  /** Absent for a page without. */
  structuredData?: string;
  /** Hash of all of them. */
  own: string;
}

/** Takes pages apart into JSON; what many pages share is written once. */
export class PageSerializer {
  /** Sections that many pages share, by number. */
  readonly shared: string[] = [];
  private readonly sharedHashes: string[] = [];
  private readonly numbers = new Map<AnySectionView, number>();

  serialize(page: Page): PageTexts {
    const { sections, words, ...props } = page.props;
    const texts: Omit<PageTexts, "own"> = {
      path: props.path,
      props: JSON.stringify(props),
      sections: sections.map((section) =>
        page.shared.has(section) ? this.numberOf(section) : JSON.stringify(section),
      ),
      words: JSON.stringify(words),
      ...(page.structuredData && { structuredData: JSON.stringify(page.structuredData) }),
    };
    return { ...texts, own: this.hash(texts) };
  }

  private numberOf(section: AnySectionView): number {
    const known = this.numbers.get(section);
    if (known !== undefined) return known;
    const text = JSON.stringify(section);
    this.numbers.set(section, this.shared.length);
    this.sharedHashes.push(hashOf(text));
    return this.shared.push(text) - 1;
  }

  private hash({ props, sections, words, structuredData = "" }: Omit<PageTexts, "own">): string {
    const parts = sections.map((section) =>
      typeof section === "number" ? (this.sharedHashes[section] as string) : section,
    );
    return hashOf(props, ...parts, words, structuredData);
  }
}

/** The data file of a page, which the browser fetches when a visitor goes there. `entry` names the bundle it is made for. */
export function formatPageData(
  { props, sections, words }: PageTexts,
  sharedTexts: readonly string[],
  entry: string,
): string {
  const texts = sections.map((section) => (typeof section === "number" ? sharedTexts[section] : section));
  const page = `${props.slice(0, -1)},"sections":[${texts.join(",")}],"words":${words}}`;
  return `{"bundle":${JSON.stringify(entry)},"page":${page}}`;
}

/** What is rendered of a page: its props, and which of its sections are the same objects on other pages. */
export type ReadPage = Pick<Page, "props" | "shared">;

/** Puts pages together again from their texts. */
export class PageReader {
  private readonly shared: AnySectionView[] = [];
  private readonly sharedSet = new Set<AnySectionView>();
  private readonly words = new Map<string, PageProps["words"]>();

  /** `sharedTexts` grows while pages are taken apart. */
  constructor(private readonly sharedTexts: readonly string[]) {}

  read({ props, sections, words }: PageTexts): ReadPage {
    const page = {
      ...(JSON.parse(props) as Omit<PageProps, "sections" | "words">),
      sections: sections.map((section) =>
        typeof section === "number" ? this.sharedSection(section) : (JSON.parse(section) as AnySectionView),
      ),
      words: this.readWords(words),
    };
    return { props: page, shared: this.sharedSet };
  }

  private sharedSection(number: number): AnySectionView {
    const known = this.shared[number];
    if (known) return known;
    const section = JSON.parse(this.sharedTexts[number] as string) as AnySectionView;
    this.shared[number] = section;
    this.sharedSet.add(section);
    return section;
  }

  private readWords(text: string): PageProps["words"] {
    const known = this.words.get(text) ?? (JSON.parse(text) as PageProps["words"]);
    this.words.set(text, known);
    return known;
  }
}
