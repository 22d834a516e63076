import { choice, image, line, list, optional, prose, section, titledText } from "../../fields/index.ts";

export const fields = section("reasons", "A ruled list of points.", {
  heading: line("Heading of the section.", "Why us"),
  text: optional(prose("Text under the heading.", "We sand first.")),
  items: list("The points.", titledText, { minItems: 1 }),
  image: optional(
    image("A picture without ground that stands on the lower edge of the section.", "ladder-and-tools"),
  ),
  tone: optional(choice(["plain", "cool", "warm", "dark", "accent"], "Background of the section.", "cool")),
});
