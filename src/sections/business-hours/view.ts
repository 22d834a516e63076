import type { Resolved } from "../../fields/index.ts";
import { openingOf } from "../../site/hours/opening.ts";
import type { PageContext } from "../page-context.ts";
import { fields } from "./fields.ts";

export { fields };

export function view(_: Resolved<typeof fields>, { site, office }: PageContext) {
  return openingOf(site, office?.entity.id);
}
