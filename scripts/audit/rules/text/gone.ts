import { titleParts } from "../../labels.ts";
import type { BarePageRule } from "../../rule.ts";

/** What a heading says in place of a page, as a whole. */
const alone =
  /^(\d{3}\W*)?((page |file )?not found|(access )?(denied|forbidden)|error|oops!?|coming soon|under construction|site maintenance|just a moment(\.\.\.)?|(bad|service) gateway|service unavailable|internal server error|welcome to nginx!?|it works!?)\W*(\d{3})?$/i;
/** The same within a longer sentence. */
const within =
  /\b(404 (error|not found)|page (could not|can't|cannot) be found|page (you are looking for|does not exist|doesn't exist)|no longer (available|exists|online)|(account|site|domain) (has been |is )?(suspended|parked)|index of \/|checking your browser|verify you are human|attention required!)/i;

export const textGone: BarePageRule = {
  id: "text/gone",
  needs: "pages",
  severity: "error",
  checks: "No indexable page says that its content is gone or not there yet.",
  why: "Search engines treat such a page as a soft 404, an error page with a success code, and drop its URL.",
  fix: "Build the site again. If the subject of the page is gone, remove the page from the data and redirect its URL.",
  source: "google-javascript",
  *page({ path, expected, facts }) {
    if (!expected.isIndexed) return;
    const heading = facts.headings.find(({ level }) => level === 1);
    const said = [heading, facts.titles[0]];
    const found = said.find((one) => one && isGone(one.text));
    if (found)
      yield {
        message: `${path} is for search engines, but says "${found.text}".`,
        cause: found.text,
        words: found.text,
      };
  },
};

function isGone(text: string): boolean {
  const words = text.trim().replaceAll("\u2019", "'");
  // A single word may begin the title of an article.
  const parts = titleParts(words).filter((part) => part === words || /\s/.test(part));
  return parts.some((part) => alone.test(part)) || within.test(words);
}
