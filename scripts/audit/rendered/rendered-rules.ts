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
    checks: "The canonical link and the robots tag are the same before and after JavaScript runs.",
    why: "Search engines may use either version; a page that starts out as noindex is not even rendered.",
    fix: "Put the right tag in the HTML, and do not let JavaScript change it.",
    source: "google-javascript",
    echoes: /^canon\/js-stable$/,
    judge: (page) => changedTags(page, (name) => steering.has(name)),
  },
  {
    id: "rendered/head-changed",
    needs: "pages",
    severity: "warning",
    checks: "Title, meta description and main heading are the same before and after JavaScript runs.",
    why: "Clients that do not run JavaScript, such as link previews, show the first version; Google may show either.",
    fix: "Put the right text in the HTML, and do not let JavaScript change it.",
    source: "google-javascript",
    echoes: /^canon\/js-stable$/,
    judge: (page) => changedTags(page, (name) => !steering.has(name)),
  },
  {
    id: "rendered/text-changed",
    needs: "pages",
    severity: "warning",
    checks: "The text that visitors read is in the HTML; JavaScript neither adds nor removes it.",
    why: "Google reads text added by JavaScript late, and other search engines and AI assistants never do; text that JavaScript removes looks like cloaking.",
    fix: "Put the text in the HTML, and use JavaScript only to reveal it.",
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
    checks: "Links to other pages are in the HTML.",
    why: "Crawlers follow the links in the HTML; links that only JavaScript adds are found late or never.",
    fix: "Put the links in the HTML as a elements with href.",
    source: "google-links",
    *judge({ path, byScript: { links } }) {
      const { added, removed } = links;
      if (added.length >= fewestLinks)
        yield {
          message: `${path} links to ${counted(added.length, "page")} only once script has run: ${listOf(added)}.`,
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
    checks: "The largest image above the fold is not lazy-loaded.",
    why: "The browser fetches it only after laying out the page, so what visitors are waiting for comes last.",
    fix: 'Remove loading="lazy" from this image.',
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
    checks:
      "Nothing moves while a page loads and is scrolled: the cumulative layout shift (CLS) is at most 0.1.",
    why: "Visitors lose their place and tap the wrong thing; Google counts CLS among its Core Web Vitals.",
    fix: "Reserve space for images, frames and late-loading content.",
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
    checks: "The browser console shows no errors.",
    why: "A failing script breaks parts of the page, and Google may render less than visitors see.",
    fix: "Open the page with the browser's developer tools, and fix the errors in the console.",
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
    checks: "Every file that a page requests at runtime exists.",
    why: "Files that scripts or styles request but do not get are missing from the page.",
    fix: "Restore the file, or remove what requests it.",
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
    why: "On a phone, it takes seconds to load and uses up paid data; many visitors leave before they see it.",
    fix: "Make images smaller, lazy-load those below the fold, and remove JavaScript that nothing needs.",
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
