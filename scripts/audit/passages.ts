import { shared } from "../read-build/detached.ts";
import type { ElementNode, PageFacts } from "../read-build/page-facts.ts";
import { oneLine } from "../read-build/text-reader.ts";
import { oncePerDocument } from "./once-per-page.ts";

/** Elements within a passage; in a list or a table the passage is all of it. */
const within = new Set(
  "a abbr b bdi br cite code dd dt em i li mark small span strong sub sup tbody td th time tr u".split(" "),
);
/** Those of them that come one below the other. */
const items = new Set(["li", "dd", "dt", "td", "th"]);

/** Running text, a list or a table. */
export interface Passage {
  node: ElementNode;
  /** Its words but for those of links; items of a list have commas between. */
  unlinked: string;
}

/** The passages of a page in order, but for choices in forms. */
export const passagesOf = oncePerDocument(({ texts }: PageFacts): readonly Passage[] => {
  const passages = new Map<ElementNode, { unlinked: string; item: ElementNode | undefined }>();
  for (const { text, node } of texts) {
    const { around, item, isLinked } = passageAround(node);
    if (around.name === "option") continue;
    const passage = passages.get(around) ?? { unlinked: "", item };
    passages.set(around, passage);
    const start = passage.item === item ? "" : ", ";
    passage.unlinked += start + (isLinked ? " ◇ " : text);
    passage.item = item;
  }
  return [...passages].map(([node, { unlinked }]) => ({ node, unlinked: shared(oneLine(unlinked)) }));
});

function passageAround(start: ElementNode) {
  let around = start;
  let item: ElementNode | undefined;
  let isLinked = false;
  while (within.has(around.name) && around.parent) {
    isLinked ||= around.name === "a";
    if (items.has(around.name)) item ??= around;
    around = around.parent;
  }
  return { around, item, isLinked };
}
