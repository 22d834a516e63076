import { button, line, list, type Resolved, section } from "../../fields/index.ts";
import type { Prose } from "../../fields/summaries.ts";
import { numbered } from "../../site/paging.ts";
import type { PageContext } from "../page-context.ts";

export const fields = section(
  "county-hero",
  "Opening of a county's hub page.",
  {
    heading: line("Main heading of the page; {county} is replaced.", "Roofers in {county}"),
    buttons: list("Buttons, the most important first.", button, {
      minItems: 1,
      examples: [[{ label: "Get a quote", to: "/contact" }]],
    }),
  },
  { needs: "county" },
);

export function view(
  section: Resolved<typeof fields>,
  { county, paging }: PageContext,
): { heading: string; lead?: Prose; text: Prose[] } | undefined {
  if (!county) return undefined;
  const { part, props } = county;
  const heading = numbered(section.heading, part, paging);
  // Only the first page introduces the county.
  return (part?.number ?? 1) === 1 ? { heading, lead: props.lead, text: props.text } : { heading, text: [] };
}
