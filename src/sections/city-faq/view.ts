import type { Resolved } from "../../fields/index.ts";
import type { PageContext } from "../page-context.ts";
import { cityAnswers } from "./city-answers.ts";
import { fields } from "./fields.ts";

export { fields };

export function view(section: Resolved<typeof fields>, { site, city }: PageContext) {
  return city && { items: cityAnswers(section, city, site) };
}
