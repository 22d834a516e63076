import { line, optional, section } from "../../fields/index.ts";

export const fields = section("cities-map", "A map, drawn from their coordinates.", {
  heading: line("Heading of the section.", "Why us"),
  description: line("What a screen reader says for the map.", "All our towns on a map"),
  caption: optional(line("Line under the map.", "Every dot is a page")),
  countiesCaption: optional(
    line(
      "Line under the map where it has too many cities and shows their counties instead.",
      "Every dot is a county",
    ),
  ),
});
