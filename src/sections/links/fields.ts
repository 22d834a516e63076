import { group, line, list, optional, section, target } from "../../fields/index.ts";

export const fields = section("links", "A list of links.", {
  heading: line("Heading of the section.", "Why us"),
  items: list(
    "The links.",
    group("A link with a line that explains it.", {
      label: line("The words of the link.", "Guides"),
      to: target(),
      note: optional(line("One line that explains it.", "How to choose")),
    }),
    { minItems: 1 },
  ),
});
