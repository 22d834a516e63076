import type { Resolved } from "../../fields/index.ts";
import type { PageContext } from "../page-context.ts";
import { fields } from "./fields.ts";

export { fields };

export function view(section: Resolved<typeof fields>, { site }: PageContext) {
  // A city that does not exist was reported when the reference was resolved.
  const entity = site.places.city(section.city?.id);
  if (!entity) return undefined;
  const { neighborhoods, landmarks, picture } = entity.value;
  return { neighborhoods, landmarks, ...(picture && { picture: site.picture(picture) }) };
}
