import type { Resolved } from "../../fields/index.ts";
import { fillText } from "../../site/text.ts";
import type { PageContext } from "../page-context.ts";
import { fields } from "./fields.ts";

export { fields };

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
