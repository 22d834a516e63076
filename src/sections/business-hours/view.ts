import type { Resolved } from "../../fields/index.ts";
import { openingRows } from "../../site/hours/rows.ts";
import type { PageContext } from "../page-context.ts";
import { fields } from "./fields.ts";

export { fields };

export function view(_: Resolved<typeof fields>, { site }: PageContext) {
  return { rows: openingRows(site.business) };
}
