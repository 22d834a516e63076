import type { Resolved } from "../../fields/index.ts";
import { cityPicture } from "../../site/city-picture.ts";
import type { PageContext } from "../page-context.ts";
import { fields } from "./fields.ts";

export { fields };

export function view(section: Resolved<typeof fields>, { site }: PageContext) {
  // A city that does not exist was reported when the reference was resolved.
  const entity = site.places.city(section.city?.id);
  if (!entity) return undefined;
  const { neighborhoods, landmarks } = entity.value;
  return { neighborhoods, landmarks, ...cityPicture(site, entity) };
}
