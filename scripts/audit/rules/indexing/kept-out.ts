import type { Site } from "../../../../src/site/site.ts";
import type { SiteRule } from "../../rule.ts";

/** Types of pages that are made to be found. */
const made = new Set([
  "about",
  "areas",
  "city",
  "contact",
  "county",
  "home",
  "office",
  "projects",
  "service",
]);

export const indexKeptOut: SiteRule = {
  id: "index/kept-out",
  severity: "warning",
  checks:
    "The data sets noindex on no page that is meant to be found: service, city and county pages, the home page, and those in the main menu.",
  why: "With noindex, nobody finds the page through search, however good it is.",
  fix: "Remove noindex from the page, or, if nobody should find it, remove the page from menus and records.",
  source: "google-robots",
  *site({ site }) {
    const listed = listedPaths(site);
    for (const { file, value } of site.dataset.pages) {
      const { path, type, noindex, forEach } = value;
      if (!noindex || !(made.has(type) || listed.has(path))) continue;
      const subject = forEach ? `Every page of the pattern ${path}` : path;
      yield {
        message: `${subject} is kept out of search engines by noindex, though ${reasonOf(type, listed.has(path))}.`,
        place: { file, pointer: "/noindex" },
        ...(!forEach && { path }),
      };
    }
  },
};

/** Paths that the main menu and the records of services lead to. */
function listedPaths({ dataset }: Site): ReadonlySet<string | undefined> {
  return new Set([
    ...dataset.navigation.value.header.map(({ to }) => to),
    ...dataset.services.map(({ value }) => value.page),
  ]);
}

function reasonOf(type: string, isListed: boolean): string {
  return isListed ? "the main menu or a service leads to it" : `pages of type ${type} are made to be found`;
}
