import { line, optional, prose, type Resolved, section } from "../../fields/index.ts";
import { openingOf } from "../../site/hours/opening.ts";
import type { PageContext } from "../page-context.ts";

export const fields = section("business-hours", "The opening hours.", {
  heading: line("Heading of the section.", "Why us"),
  text: optional(prose("Text under the heading.", "We sand first.")),
});

export function view(_: Resolved<typeof fields>, { site, office }: PageContext) {
  return openingOf(site, office?.entity.id);
}
