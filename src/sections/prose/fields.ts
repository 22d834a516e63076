import { choice, image, line, list, optional, prose, section } from "../../fields/index.ts";

export const fields = section("prose", "Heading and paragraphs, with a picture if there is one.", {
  heading: optional(line("Heading of the section.", "Why us")),
  paragraphs: list("The paragraphs.", prose("A paragraph.", "We sand first."), { minItems: 1 }),
  items: optional(list("A list under the paragraphs.", prose("An item.", "Sand"), { minItems: 1 })),
  image: optional(image()),
  numeral: optional(
    line("A large figure in the margin, such as the year the business was founded.", "{founded}"),
  ),
  tone: optional(choice(["plain", "cool", "warm", "dark", "accent"], "Background of the section.", "cool")),
});
