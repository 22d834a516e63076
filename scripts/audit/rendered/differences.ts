import { countsOf } from "../../../src/loader/group-by.ts";
import { canonicalsOf, metaContents } from "../../read-build/head-values.ts";
import type { PageFacts } from "../../read-build/page-facts.ts";
import type { FindTarget } from "../../read-build/targets.ts";
import { wordsOf } from "../words.ts";
import { beginningOf, type Differences } from "./rendered-page.ts";

/** Texts that are quoted, and their length in characters. */
const textsShown = 3;
const textLength = 90;

/** Tags that search engines read, by their names. */
const tags: Record<string, (facts: PageFacts) => string> = {
  title: ({ titles }) => titles[0]?.text ?? "",
  description: (facts) => metaContents(facts, "description").join(", "),
  "canonical link": (facts) =>
    canonicalsOf(facts)
      .map(({ href }) => href)
      .join(", "),
  "robots tag": (facts) => [...metaContents(facts, "robots"), ...metaContents(facts, "googlebot")].join(", "),
  "main heading": ({ headings }) =>
    headings
      .filter(({ level }) => level === 1)
      .map(({ text }) => text)
      .join(", "),
};

/** What script changes: the document as it is sent, against the page in the browser. */
export function differencesOf(
  path: string,
  raw: PageFacts,
  rendered: PageFacts,
  internal: FindTarget,
): Differences {
  const [before, after] = [wordsOf(raw.text.all), wordsOf(rendered.text.all)];
  const known = new Set(raw.blocks.map(({ text }) => text));
  const [linked, links] = [raw, rendered].map(
    ({ hrefs }) => new Set(hrefs.flatMap((href) => internal(href, path)?.path ?? [])),
  ) as [Set<string>, Set<string>];
  return {
    tags: Object.entries(tags)
      .map(([name, read]) => ({ name, raw: read(raw), rendered: read(rendered) }))
      .filter((tag) => tag.raw !== tag.rendered),
    words: { raw: before.length, added: countMore(after, before), removed: countMore(before, after) },
    texts: rendered.blocks
      .filter(({ text }) => text !== "" && !known.has(text))
      .slice(0, textsShown)
      .map(({ text }) => beginningOf(text, textLength)),
    links: {
      added: [...links].filter((link) => link !== path && !linked.has(link)),
      removed: [...linked].filter((link) => link !== path && !links.has(link)),
    },
  };
}

/** How many words the first list has more than the second, each counted as often as it occurs. */
function countMore(words: readonly string[], others: readonly string[]): number {
  const left = countsOf(others);
  let more = 0;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count === 0) more++;
    else left.set(word, count - 1);
  }
  return more;
}
