import { countsOf } from "../../src/loader/group-by.ts";
import { shared } from "../read-build/detached.ts";
import { around, type ElementNode, type PageFacts } from "../read-build/page-facts.ts";
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
    const { place, item, isLinked } = passageAround(node);
    if (place.name === "option") continue;
    const passage = passages.get(place) ?? { unlinked: "", item };
    passages.set(place, passage);
    const start = passage.item === item ? "" : ", ";
    passage.unlinked += start + (isLinked ? " ◇ " : text);
    passage.item = item;
  }
  return [...passages].map(([node, { unlinked }]) => ({ node, unlinked: shared(oneLine(unlinked)) }));
});

/** Links that stand alone below or above other words, as buttons of cards do, by where they begin; those of a list of links do not. */
export const buttonLinksOf = oncePerDocument(({ texts }: PageFacts): ReadonlySet<number> => {
  const withWords = new Set(texts.map(({ node }) => node));
  const links = new Set(texts.flatMap(({ node }) => around(node, isLink) ?? []));
  const unlinked = new Set(texts.flatMap(({ node }) => (around(node, isLink) ? [] : pathUp(node))));
  const times = countsOf([...links].flatMap((link) => pathUp(link.parent)));
  const alone = [...links].filter(({ parent }) => {
    const whole = pathUp(parent).find((one) => unlinked.has(one) || (times.get(one) ?? 0) > 1);
    return parent && !withWords.has(parent) && whole && unlinked.has(whole);
  });
  return new Set(alone.map(({ start }) => start));
});

const isLink = ({ name }: ElementNode) => name === "a";

/** An element and all around it. */
function pathUp(node: ElementNode | undefined): ElementNode[] {
  const path: ElementNode[] = [];
  for (let at = node; at; at = at.parent) path.push(at);
  return path;
}

function passageAround(start: ElementNode) {
  let place = start;
  let item: ElementNode | undefined;
  let isLinked = false;
  while (within.has(place.name) && place.parent) {
    isLinked ||= place.name === "a";
    if (items.has(place.name)) item ??= place;
    place = place.parent;
  }
  return { place, item, isLinked };
}
