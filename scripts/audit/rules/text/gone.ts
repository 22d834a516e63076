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
  checks: "No page for search engines says that it is not there, or not yet.",
  why: "Search engines take it for an error page that answers as if all were well, and drop its address.",
  fix: "Build the site again. If what the page was about is gone, take the page out of the data and redirect its address.",
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
