import { pageWords } from "../../src/layout/view.ts";
import { createPage } from "../../src/pages/pages.ts";
import type { DataPlace } from "../../src/problem.ts";
import { oncePer } from "../../src/site/once.ts";
import type { PathEntry } from "../../src/site/paths.ts";
import { sectionPlace } from "./mark-dataset.ts";
import type { Unmarked } from "./marks.ts";
import type { TracedSite } from "./traced-site.ts";

/** A text of a page with its marks, and the section that shows it. */
export interface TracedText extends Unmarked {
  section?: DataPlace;
}

/** Every text of a page and of the frame around it. */
export interface TracedPage {
  title: TracedText;
  description: TracedText;
  keywords: TracedText;
  /** In the order in which a visitor meets them, behind them those that programs read. */
  all: TracedText[];
}

/** Makes a page once more, with every text of it marked. */
export function tracePage(traced: TracedSite, entry: PathEntry): TracedPage {
  const { site, layout, marks } = traced;
  const { props, structuredData } = createPage(site, entry, pageWords(layout));
  const { head, breadcrumbs, sections } = props;
  const read = (text: string | undefined) => marks.read(text ?? "");
  const shown = sections.flatMap((section) => {
    const place = (section as { [sectionPlace]?: DataPlace })[sectionPlace];
    return textsIn(section).map((text) => ({ ...read(text), ...(place && { section: place }) }));
  });
  const others = textsIn([breadcrumbs, head, structuredData]).map(read);
  return {
    title: read(head.title),
    description: read(head.description),
    keywords: read(head.keywords),
    all: [...shown, ...textsOfLayout(traced), ...others],
  };
}

const textsOfLayout = oncePer(({ layout, marks }: TracedSite): readonly TracedText[] =>
  textsIn(layout).map((text) => marks.read(text)),
);

/** Every text in a value, however deep; behind the pieces of running text, the whole of it. */
function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  addTexts(texts, value);
  return texts;
}

function addTexts(texts: string[], value: unknown): void {
  if (typeof value === "string") texts.push(value);
  else if (typeof value === "object" && value !== null) {
    for (const inner of Object.values(value)) addTexts(texts, inner);
    if (Array.isArray(value) && value.length > 1) {
      const pieces = value.map(pieceOf);
      if (pieces.every((piece) => piece !== undefined)) texts.push(pieces.join(""));
    }
  }
}

/** The words of a piece of running text; undefined for what is none. */
function pieceOf(piece: unknown): string | undefined {
  if (typeof piece === "string") return piece;
  const { strong, label } = (piece ?? {}) as Record<string, unknown>;
  return [strong, label].find((words): words is string => typeof words === "string");
}
