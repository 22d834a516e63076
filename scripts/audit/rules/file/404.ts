import { notFoundPath } from "../../../../src/site/not-found-path.ts";
import { defineBareSetRule } from "../../rule.ts";

export const file404 = defineBareSetRule<boolean>({
  id: "file/404",
  needs: "pages",
  severity: "error",
  checks: "Unknown addresses show a page of their own, which leads back to the home page.",
  why: "Without it some hosts answer every address with the home page, which search engines take for a mistake.",
  fix: "Add pages/not-found.yaml with a link to the home page.",
  source: "static-hosts",
  note: ({ path, facts }, { internal }) =>
    path === notFoundPath
      ? facts.anchors.some(
          ({ href = "", isNavigation }) => !isNavigation && internal(href, path)?.path === "/",
        )
      : undefined,
  *set(notes, { files, kindOf }) {
    if (kindOf(notFoundPath) === "nothing" && !files.has("/404.html"))
      yield { message: "The site has no page for unknown addresses.", file: "404.html" };
    if (notes.get(notFoundPath) === false)
      yield { message: `${notFoundPath} does not link the home page.`, path: notFoundPath };
  },
});
