import { choice, line, link, optional, prose, type Resolved, section } from "../../fields/index.ts";
import {
  type CountyListing,
  type CountyOutline,
  listAllCounties,
  listCounties,
  outlineCounties,
} from "../../site/county-listing.ts";
import type { PageContext } from "../page-context.ts";

export const fields = section("service-areas", "Counties with their cities, or with a few words on each.", {
  heading: line("Heading of the section.", "Why us"),
  text: optional(prose("Text under the heading.", "We sand first.")),
  show: optional(
    choice(
      ["cities", "leads"],
      "What stands under the name of each county: its cities, as usual, or its lead, where other parts of the page or site list the cities.",
      "leads",
    ),
  ),
  link: optional(link),
});

export function view(
  { show }: Resolved<typeof fields>,
  { site, type }: PageContext,
): { counties: (CountyListing | CountyOutline)[] } {
  const counties = type === "areas" ? listAllCounties(site) : listCounties(site);
  return { counties: show === "leads" ? outlineCounties(counties, site) : counties };
}
