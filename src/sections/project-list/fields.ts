import { line, optional, section } from "../../fields/index.ts";

export const fields = section("project-list", "All projects, in the order of their numbers.", {
  heading: optional(line("Heading of the section.", "Why us")),
  linkLabel: line("Words of each link.", "See the project"),
  illustration: line("Caption of drawings.", "Illustration"),
});
