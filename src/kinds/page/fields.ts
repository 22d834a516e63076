import {
  choice,
  date,
  flag,
  group,
  image,
  integer,
  line,
  list,
  optional,
  type Resolved,
  ref,
  type Static,
  target,
  text,
} from "../../fields/index.ts";
import { anySection } from "../../sections/index.ts";
import { subjectNames } from "../subjects.ts";
import { pageTypeNames } from "./types.ts";

export const pageFields = group(
  "A page, or the pattern of a page for each city, county or project: a list of sections.",
  {
    path: text(
      "Path of the page, without a slash at the end. With forEach, {city}, {county} or {project} are replaced by slugs.",
      "/roof-repair",
      {
        pattern: "^/([a-z0-9{][a-z0-9{}/.-]*)?$",
        maxLength: 200,
        mistake: "Write a path of lower-case words and hyphens, for example /roof-repair.",
      },
    ),
    type: choice(pageTypeNames, "Kind of page; decides the structured data and the breadcrumb.", "service"),
    forEach: optional(choice(subjectNames, "Makes one page for each of these.", "city")),
    paging: optional(
      group(
        "Spreads the list of a long page for each county over several pages; without it, all stand on one.",
        {
          perPage: integer("Most cities on one page.", 60, { minimum: 1, maximum: 1000, unit: "cities" }),
          numbered: line(
            "Title, heading and description of the second page and those after it; {text} is what the first page says, {page} the number and {pages} how many there are.",
            "Page {page}: {text}",
            { fills: ["text", "page", "pages"] },
          ),
          label: line("What a screen reader calls the row of links to the pages.", "Pages of towns"),
          page: line(
            "Name of one of the pages; {page} is its number, {pages} how many there are.",
            "Page {page} of {pages}",
            { fills: ["page", "pages"] },
          ),
          previous: line("Link to the page before.", "Previous page"),
          next: line("Link to the page after.", "Next page"),
        },
      ),
    ),
    parent: optional(target("Path of the page above this one in the breadcrumb trail.", "/services")),
    breadcrumb: line("Short name in the breadcrumb trail.", "Repair"),
    title: line("Title of the page.", "Roof repair in Maple Grove", { maxLength: 300 }),
    description: line("Meta description.", "Leaks found and closed in a day.", { maxLength: 600 }),
    keywords: optional(
      list(
        "Keywords, for the keywords tag, which Google ignores; the page has none where they are left out.",
        line("A keyword.", "roof repair"),
        { minItems: 1, examples: [["roof repair"]] },
      ),
    ),
    image: optional(
      image(
        "Picture for previews in social networks; without it, the first photo that the page shows.",
        "roof-repair",
      ),
    ),
    service: optional(ref("service", "The service this page is about.", "roof-repair")),
    article: optional(
      group("Facts about an article.", {
        headline: line("Headline.", "Snow and roofs"),
        author: line("Who wrote it.", "The crew"),
        publishedOn: date("Day on which it appeared, as year-month-day.", "2026-03-09", { draft: "mark" }),
        modifiedOn: optional(date(undefined, undefined, { draft: "mark" })),
      }),
    ),
    noindex: optional(flag("Keeps the page out of search engines.", true)),
    updatedOn: optional(date()),
    sections: list("Sections of the page, in order.", anySection, { minItems: 1, mayRepeat: true }),
  },
);

export type PageFile = Static<typeof pageFields>;
/** As its page gets it. */
export type PageFileProps = Resolved<typeof pageFields>;
