import type { Resolved } from "../../fields/index.ts";
import type { Prose } from "../../fields/summaries.ts";
import type { PageContext } from "../page-context.ts";
import { fields } from "./fields.ts";

export { fields };

/** The words of the city in place of those for all pages. */
export function view(_: Resolved<typeof fields>, { city }: PageContext): { text?: Prose } {
  return city?.props.callToAction ? { text: city.props.callToAction } : {};
}
