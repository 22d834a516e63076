import { counted } from "../../../src/loader/counted.ts";
import type { Found, RuleInfo } from "../rule.ts";
import { type RenderedPage, totalOf } from "./rendered-page.ts";

/** Judges a page as a browser shows it. */
export interface RenderedRule extends RuleInfo {
  needs: "pages";
  judge(page: RenderedPage): Iterable<Found>;
  /** Rules that have said the same of a page by its document alone. */
  echoes?: RegExp;
}

/** Fewest words, and least share of a page's words, that only script makes or takes away, before it matters. */
const [fewestWords, leastShare] = [30, 0.1];
/** Fewest pages that only script links, or links no more. */
const fewestLinks = 3;
/** Shift that visitors notice. */
const mostShift = 0.1;
/** Bytes from which Lighthouse counts a page as heavy: 2,667 KiB. */
const mostBytes = 2_667 * 1024;
/** Addresses named in a sentence. */
const namedLinks = 5;

const steering = new Set(["canonical link", "robots tag"]);

export const renderedRules: readonly RenderedRule[] = [
  {
    id: "rendered/indexing-changed",
    needs: "pages",
    severity: "error",
    checks: "Canonical link and robots tag are the same before and after script has run.",
    why: "Search engines may take either; a page that says noindex first is not even rendered.",
    fix: "Write the right tag into the document, and let no script change it.",
    source: "google-javascript",
    echoes: /^canon\/js-stable$/,
    judge: (page) => changedTags(page, (name) => steering.has(name)),
  },
  {
    id: "rendered/head-changed",
    needs: "pages",
    severity: "warning",
    checks: "Title, description and main heading are the same before and after script has run.",
    why: "Readers without script, link previews among them, show the first; Google may show either.",
    fix: "Write the right words into the document, and let no script change them.",
    source: "google-javascript",
    echoes: /^canon\/js-stable$/,
    judge: (page) => changedTags(page, (name) => !steering.has(name)),
  },
  {
    id: "rendered/text-changed",
    needs: "pages",
    severity: "warning",
    checks: "What visitors read stands in the document, and is not made or taken away by script.",
    why: "Google reads such a text late and other search engines and assistants never; one that script takes away looks like cloaking.",
    fix: "Put the text into the document, and let script only show it.",
    source: "google-javascript",
    *judge({ path, byScript: { words, texts } }) {
      const { raw, added, removed } = words;
      const isMuch = (count: number, all: number) => count >= fewestWords && count >= all * leastShare;
      const example = texts[0] ? `, such as "${texts[0]}"` : "";
      if (isMuch(added, raw + added))
        yield {
          message: `${added} of ${raw - removed + added} words of ${path} are only there once script has run${example}.`,
          cause: "added",
        };
      if (isMuch(removed, raw))
        yield { message: `Script takes ${removed} of ${raw} words of ${path} away.`, cause: "removed" };
    },
  },
  {
    id: "rendered/links-changed",
    needs: "pages",
    severity: "warning",
    checks: "Links to other pages stand in the document.",
    why: "Crawlers follow the links of the document; those that only script makes are found late or never.",
    fix: "Write the links into the document as a elements with href.",
    source: "google-links",
    *judge({ path, byScript: { links } }) {
      const { added, removed } = links;
      if (added.length >= fewestLinks)
        yield {
          message: `${path} links ${counted(added.length, "page")} only once script has run: ${listOf(added)}.`,
          cause: "added",
        };
      if (removed.length >= fewestLinks)
        yield {
          message: `Script takes the links of ${path} to ${counted(removed.length, "page")} away: ${listOf(removed)}.`,
          cause: "removed",
        };
    },
  },
  {
    id: "rendered/largest-lazy",
    needs: "pages",
    severity: "warning",
    checks: "The largest picture of the first screen is not loaded lazily.",
    why: "The browser waits until it has laid out the page, and what visitors wait for comes last.",
    fix: 'Take loading="lazy" away from this picture.',
    source: "lighthouse",
    echoes: /^img\/lead-lazy$/,
    *judge({ path, largest }) {
      if (largest?.isLazy && !largest.isCut)
        yield {
          message: `The largest element that a phone shows first on ${path}, ${largest.element} with ${largest.shows}, is loaded lazily.`,
          cause: "lazy",
        };
    },
  },
  {
    id: "rendered/layout-shift",
    needs: "pages",
    severity: "warning",
    checks: "Nothing moves while a page loads and is scrolled: the cumulative layout shift is at most 0.1.",
    why: "Visitors lose the line they read and press what they did not mean; Google counts it among its Core Web Vitals.",
    fix: "Give pictures, frames and what comes late their size beforehand.",
    source: "lighthouse",
    *judge({ path, shift, shifted }) {
      if (shift > mostShift)
        yield {
          message: `The layout of ${path} shifts by ${shift.toFixed(2)}${shifted ? `, ${shifted} the most` : ""}.`,
          cause: `shift ${shifted}`,
        };
    },
  },
  {
    id: "rendered/script-error",
    needs: "pages",
    severity: "warning",
    checks: "The console of the browser holds no error.",
    why: "Script that fails leaves parts of a page without function, and Google may render less than visitors see.",
    fix: "Open the page with the developer tools of a browser, and mend what the console says.",
    source: "lighthouse",
    *judge({ path, errors, isCutOff }) {
      // Script that counts on another host, which was not asked, fails for want of it.
      if (!isCutOff)
        for (const error of errors)
          yield { message: `The console says on ${path}: ${error}`, cause: error, words: error };
    },
  },
  {
    id: "rendered/failed-request",
    needs: "pages",
    severity: "warning",
    checks: "Every file that a page asks for when it runs is there.",
    why: "What script or styles ask for in vain is missing on the page.",
    fix: "Bring the file back, or take away what asks for it.",
    source: "lighthouse",
    *judge({ path, failed }) {
      for (const { url, status } of failed) {
        const words = new URL(url).pathname;
        yield { message: `${path} asks for ${words}, and gets the code ${status}.`, cause: words, words };
      }
    },
  },
  {
    id: "rendered/heavy",
    needs: "pages",
    severity: "warning",
    checks: "A page weighs at most 2,667 KiB before it is scrolled.",
    why: "On a phone it takes seconds and costs visitors money; many leave before they have seen it.",
    fix: "Make pictures smaller, load those below the first screen lazily, and leave out script that nothing needs.",
    source: "lighthouse",
    *judge({ path, weight }) {
      const bytes = totalOf(weight);
      if (bytes <= mostBytes) return;
      const [most = ["other", 0]] = Object.entries(weight).sort(([, a], [, b]) => b - a);
      yield {
        message: `${path} weighs ${inKib(bytes)} KiB, of which ${inKib(most[1])} KiB ${most[0]}.`,
        cause: `heavy ${most[0]}`,
      };
    },
  },
];

function* changedTags(
  { path, byScript }: RenderedPage,
  isMeant: (name: string) => boolean,
): Generator<Found> {
  for (const { name, raw, rendered } of byScript.tags)
    if (isMeant(name))
      yield {
        message: `Script changes the ${name} of ${path} from ${quoted(raw)} to ${quoted(rendered)}.`,
        cause: `${name} ${rendered === "" ? "removed" : raw === "" ? "added" : "changed"}`,
        words: raw,
      };
}

function quoted(text: string): string {
  return text === "" ? "nothing" : `"${text}"`;
}

function listOf(links: readonly string[]): string {
  const named = links.slice(0, namedLinks).join(", ");
  return links.length > namedLinks ? `${named} and ${links.length - namedLinks} more` : named;
}

function inKib(bytes: number): string {
  return Math.round(bytes / 1024).toLocaleString("en-US");
}
