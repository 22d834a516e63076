import { line, type Resolved, section } from "../../fields/index.ts";
import { fillText } from "../../site/text.ts";
import type { PageContext } from "../page-context.ts";

export const fields = section(
  "city-project",
  "The recent project of the city, where there is one.",
  {
    heading: line("Heading of the section.", "Why us"),
    linkLabel: line("Words of the link; {title} is replaced.", "See {title}", { fills: ["title"] }),
    illustration: line("Caption of drawings.", "Illustration"),
  },
  { needs: "city" },
);

export function view(section: Resolved<typeof fields>, { city }: PageContext) {
  const { recentProject, projectImage, projectSlug } = city?.props ?? {};
  if (!recentProject || !projectImage || !projectSlug) return undefined;
  return {
    project: projectSlug,
    text: recentProject,
    picture: projectImage,
    link: fillText(section.linkLabel, { title: projectSlug.title }),
  };
}
