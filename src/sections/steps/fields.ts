import { choice, line, list, optional, prose, section, titledText } from "../../fields/index.ts";

export const fields = section("steps", "Numbered steps of a process.", {
  heading: line("Heading of the section.", "Why us"),
  text: optional(prose("Text under the heading.", "We sand first.")),
  look: optional(
    choice(
      ["list", "stubs"],
      "How the steps are set: as a ruled list, or as stubs torn from a receipt book, side by side on wide screens.",
      "stubs",
    ),
  ),
  items: list("The steps.", titledText, { minItems: 1 }),
});
