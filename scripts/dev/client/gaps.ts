import type { ShownGap } from "../events.ts";
import { element, inShadow, placeButton } from "./elements.ts";
import styles from "./gaps.css?inline";
import { showMarks } from "./marks.ts";

let gaps: ShownGap[] = [];
/** Made when a value is open for the first time. */
let bar: HTMLDetailsElement | undefined;

/** Says at the top of the page how many values are still to be written, and where. */
export function showGaps(current: ShownGap[]): void {
  gaps = current;
  if (gaps.length > 0) bar ??= createBar();
  countGaps();
}

/** Counts again: another page, or another state of it, shows other gaps. */
export function countGaps(): void {
  if (!bar) return;
  const text = wordsOfPage();
  const here = gaps.filter(({ mark }) => text.includes(mark));
  const others = gaps.filter((gap) => !here.includes(gap));
  const [summary, list] = bar.children;
  summary?.replaceChildren(sentence(gaps.length, here.length));
  list?.replaceChildren(...[...here, ...others].map(item));
  bar.hidden = gaps.length === 0;
}

function createBar(): HTMLDetailsElement {
  showMarks();
  const made = element("details", { class: "gaps" }, [element("summary"), element("ol")]);
  document.body.prepend(inShadow(styles, made));
  new MutationObserver(countGaps).observe(document, { subtree: true, childList: true, characterData: true });
  return made;
}

function sentence(all: number, here: number): string {
  const are = all === 1 ? "1 value is" : `${all} values are`;
  return `${are} still to be written, ${here} of ${all === 1 ? "it" : "them"} on this page`;
}

function item({ place, advice }: ShownGap): HTMLElement {
  return element("li", {}, [placeButton(place), element("p", {}, [advice])]);
}

/** All that the page says, also to search engines and where a picture does not show. */
function wordsOfPage(): string {
  const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[content]")].map(
    ({ content }) => content,
  );
  const pictures = [...document.images].map(({ alt }) => alt);
  return [document.title, ...metas, ...pictures, document.body.textContent].join("\n");
}
