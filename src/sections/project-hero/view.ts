import type { Resolved } from "../../fields/index.ts";
import { fillText } from "../../site/text.ts";
import type { PageContext } from "../page-context.ts";
import { fields } from "./fields.ts";

export { fields };

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
