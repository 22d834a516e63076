import type { Resolved } from "../../fields/index.ts";
import { siteDecoration } from "../../site/decoration.ts";
import type { PageContext } from "../page-context.ts";
import { fields } from "./fields.ts";

export { fields };

/** Swatches belong to the roller; without them the style numbers the steps. */
export function view(_: Resolved<typeof fields>, { site }: PageContext): { hasSwatches?: false } {
  return siteDecoration(site) === "roller" ? {} : { hasSwatches: false };
}
