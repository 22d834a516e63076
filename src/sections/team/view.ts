import type { Resolved } from "../../fields/index.ts";
import { recordsOf } from "../../site/records.ts";
import { fillText } from "../../site/text.ts";
import type { PageContext } from "../page-context.ts";
import { fields } from "./fields.ts";

export { fields };

export function view({ sinceLabel }: Resolved<typeof fields>, { site }: PageContext) {
  const members = [...recordsOf(site, "member")]
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
    .map(({ order: _, updatedOn: __, since, ...member }) => ({
      ...member,
      ...(since && sinceLabel && { since: fillText(sinceLabel, { year: String(since) }) }),
    }));
  return { members };
}
