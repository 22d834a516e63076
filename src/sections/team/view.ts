import type { Resolved } from "../../fields/index.ts";
import { inOrder, recordsOf } from "../../site/records.ts";
import { fillText } from "../../site/text.ts";
import type { PageContext } from "../page-context.ts";
import { fields } from "./fields.ts";

export { fields };

export function view({ sinceLabel }: Resolved<typeof fields>, { site }: PageContext) {
  const members = inOrder(recordsOf(site, "member")).map(({ order: _, updatedOn: __, since, ...member }) => ({
    ...member,
    ...(since && sinceLabel && { since: fillText(sinceLabel, { year: String(since) }) }),
  }));
  return { members };
}
