import { line, link, optional, prose, section } from "../../fields/index.ts";

export const fields = section("notice", "A notice that informs about a risk.", {
  heading: line("Heading of the section.", "Why us"),
  text: prose("Text under the heading.", "We sand first."),
  link: optional(link),
});
