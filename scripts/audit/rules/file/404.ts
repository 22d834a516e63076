import { notFoundPath } from "../../../../src/site/not-found-path.ts";
import type { PageScript } from "../../../read-build/page-facts.ts";
import { defineBareSetRule } from "../../rule.ts";

interface Note {
  hasHome: boolean;
  /** A script that does not let visitors stay. */
  leaving: PageScript | undefined;
}

export const file404 = defineBareSetRule<Note>({
  id: "file/404",
  needs: "pages",
  severity: "error",
  checks: "Unknown URLs show a dedicated error page that links to the home page.",
  why: "Without it, some hosts answer every URL with the home page, which search engines treat as an error.",
  fix: "Add pages/not-found.yaml with a link to the home page.",
  source: "static-hosts",
  note: ({ path, facts }, { internal }) =>
    path === notFoundPath
      ? {
          hasHome: facts.anchors.some(
            ({ href = "", isNavigation }) => !isNavigation && internal(href, path)?.path === "/",
          ),
          leaving: facts.scripts.find(({ redirects }) => redirects.length > 0),
        }
      : undefined,
  *set(notes, { files, kindOf, site, hostRules }) {
    // Other hosts than those with such files may have a page of their own.
    const isNeeded = site.dataset || hostRules.headers.length > 0 || hostRules.redirectRules.length > 0;
    if (isNeeded && kindOf(notFoundPath) === "nothing" && !files.has("/404.html"))
      yield { message: "The site has no page for unknown URLs.", file: "404.html" };
    const { hasHome, leaving } = notes.get(notFoundPath) ?? {};
    if (leaving)
      yield {
        message: `A script of ${notFoundPath} sends everybody on to ${leaving.redirects[0]}, so that no URL is ever reported as gone.`,
        fix: "Take the script out, and link the home page instead.",
        path: notFoundPath,
        at: leaving.start,
      };
    else if (hasHome === false)
      yield { message: `${notFoundPath} does not link the home page.`, path: notFoundPath };
  },
});
