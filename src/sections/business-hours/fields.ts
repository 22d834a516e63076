import { line, optional, prose, section } from "../../fields/index.ts";

export const fields = section("business-hours", "The opening hours.", {
  heading: line("Heading of the section.", "Why us"),
  text: optional(prose("Text under the heading.", "We sand first.")),
});
