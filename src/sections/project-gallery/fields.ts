import { line, section } from "../../fields/index.ts";

export const fields = section(
  "project-gallery",
  "Gallery of a project, where it has one.",
  {
    heading: line("Heading of the section.", "Why us"),
    illustration: line("Caption of drawings.", "Illustration"),
  },
  { needs: "project" },
);
