import { button, line, optional, prose, type Resolved, ref, section } from "../../fields/index.ts";
import { cityPicture } from "../../site/city-picture.ts";
import type { PageContext } from "../page-context.ts";

export const fields = section("city-feature", "One city put forward, with its neighborhoods and landmarks.", {
  eyebrow: optional(line("Line above the heading.", "City of the month")),
  heading: line("Heading of the section.", "Why us"),
  city: ref("city"),
  text: optional(prose("Text under the heading.", "We sand first.")),
  neighborhoodsHeading: line("Heading of the neighborhoods.", "Neighborhoods"),
  landmarksHeading: line("Heading of the landmarks.", "Landmarks"),
  button: button,
});

export function view(section: Resolved<typeof fields>, { site }: PageContext) {
  // A city that does not exist was reported when the reference was resolved.
  const entity = site.places.city(section.city?.id);
  if (!entity) return undefined;
  const { neighborhoods, landmarks } = entity.value;
  return { neighborhoods, landmarks, ...cityPicture(site, entity) };
}
