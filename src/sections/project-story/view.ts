import { line, type Resolved, section } from "../../fields/index.ts";
import type { ProjectProps } from "../../kinds/project/fields.ts";
import type { PageContext } from "../page-context.ts";

export const fields = section(
  "project-story",
  "Story, highlights and services of a project.",
  { servicesHeading: line("Heading of the services.", "Services") },
  { needs: "project" },
);

type Story = Pick<ProjectProps, "narrative" | "highlights" | "services" | "successStory">;

export function view(_: Resolved<typeof fields>, { project }: PageContext): Story | undefined {
  if (!project) return undefined;
  const { narrative, highlights, services, successStory } = project.props;
  return { narrative, highlights, ...(services && { services }), ...(successStory && { successStory }) };
}
