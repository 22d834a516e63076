import { line, optional, prose, type Resolved, section } from "../../fields/index.ts";
import { inOrder, recordsOf } from "../../site/records.ts";
import { fillText } from "../../site/text.ts";
import type { PageContext } from "../page-context.ts";

export const fields = section(
  "team",
  "The people of the firm, in their order; on the page of one person, that one.",
  {
    heading: line("Heading of the section.", "Who comes to your roof"),
    text: optional(prose("Text under the heading.", "All of them employed by us.")),
    sinceLabel: optional(
      line(
        "Words for the year in which a person joined; without them, it is not shown.",
        "With us since {year}",
        { fills: ["year"] },
      ),
    ),
  },
  { lists: "member" },
);

export function view({ sinceLabel }: Resolved<typeof fields>, { site, member: own }: PageContext) {
  const shown = recordsOf(site, "member").filter(({ id }) => !own || id === own.entity.id);
  const members = inOrder(shown).map(({ order: _, updatedOn: __, since, path, ...member }) => ({
    ...member,
    // A page neither links itself nor says its name twice.
    ...(path !== undefined && !own && { path }),
    ...(since && sinceLabel && { since: fillText(sinceLabel, { year: String(since) }) }),
  }));
  return { members, isProfile: own !== undefined };
}
