import { image, line, list, optional, prose, section } from "../../fields/index.ts";

export const fields = section("gallery", "Photos in a grid; each opens large, and leads to the next.", {
  heading: line("Heading of the section.", "Roofs we are proud of"),
  text: optional(prose("Text under the heading.", "Tap a photo to see it large.")),
  pictures: list("The photos, in the order shown.", image("A photo.", "roof-repair"), {
    minItems: 1,
    examples: [["roof-repair"]],
  }),
  previous: line("Button that shows the photo before.", "Previous photo"),
  next: line("Button that shows the next photo.", "Next photo"),
  close: line("Button that closes the large photo.", "Close"),
  counter: line("Which photo is shown; {n} is its number, {total} how many there are.", "{n} of {total}", {
    fills: ["n", "total"],
  }),
});
