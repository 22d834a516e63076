import { line, type Resolved, section } from "../../fields/index.ts";
import type { PageContext } from "../page-context.ts";

export const fields = section(
  "project-gallery",
  "Gallery of a project, where it has one.",
  {
    heading: line("Heading of the section.", "Why us"),
    illustration: line("Caption of drawings.", "Illustration"),
  },
  { needs: "project" },
);

export function view(_: Resolved<typeof fields>, { project }: PageContext) {
  const { gallery, illustrated = false } = project?.props ?? {};
  return gallery && { pictures: gallery, isIllustrated: illustrated };
}
