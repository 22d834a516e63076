import { line, link, optional, type Resolved, section } from "../../fields/index.ts";
import { fillText } from "../../site/text.ts";
import type { PageContext } from "../page-context.ts";

export const fields = section(
  "project-hero",
  "Opening of a project page.",
  {
    back: link,
    yearLabel: line("Label of the year.", "Year"),
    typeLabel: line("Label of the kind of work.", "Work"),
    locationLabel: line("Label of the place.", "Place"),
    cityLink: optional(
      line("Words of the link to the city; {city} is replaced.", "Roofers in {city}", { fills: ["city"] }),
    ),
  },
  { needs: "project" },
);

export function view(section: Resolved<typeof fields>, { project }: PageContext) {
  if (!project) return undefined;
  const { title, fullDescription: lead, year, type, location, city } = project.props;
  return {
    title,
    lead,
    year,
    type,
    location,
    ...(city?.path &&
      section.cityLink && {
        city: { path: city.path, label: fillText(section.cityLink, { city: city.name }) },
      }),
  };
}
