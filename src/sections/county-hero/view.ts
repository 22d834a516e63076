import type { Resolved } from "../../fields/index.ts";
import type { Prose } from "../../fields/summaries.ts";
import { numbered } from "../../site/paging.ts";
import type { PageContext } from "../page-context.ts";
import { fields } from "./fields.ts";

export { fields };

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
