import { line, section } from "../../fields/index.ts";

export const fields = section(
  "project-story",
  "Story, highlights and services of a project.",
  {
    servicesHeading: line("Heading of the services.", "Services"),
  },
  { needs: "project" },
);
