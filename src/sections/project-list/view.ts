import { line, optional, type Resolved, section } from "../../fields/index.ts";
import type { PageContext } from "../page-context.ts";

export const fields = section("project-list", "All projects, in the order of their numbers.", {
  heading: optional(line("Heading of the section.", "Why us")),
  linkLabel: line("Words of each link.", "See the project"),
  illustration: line("Caption of drawings.", "Illustration"),
});

export function view(_: Resolved<typeof fields>, { site }: PageContext) {
  return site.projects.length > 0 ? { projects: site.projects } : undefined;
}
