import { button, group, image, line, list, optional, prose, section, target } from "../../fields/index.ts";

export const fields = section("hero", "Opening of a page: main heading, lead, buttons, picture.", {
  heading: line("Main heading of the page.", "Roofs that last"),
  lead: optional(prose("Text under the heading.", "We sand first.")),
  image: optional(image()),
  before: optional(
    image("Picture of the same place before the work; shown split with image.", "barn-roof-before"),
  ),
  beforeLabel: optional(line("Tag of the picture before.", "Before")),
  afterLabel: optional(line("Tag of the picture after.", "After")),
  handle: optional(
    line(
      "What the handle that moves the edge between before and after is called, shown beside it; without it the edge stands still.",
      "Slide to compare",
    ),
  ),
  handleValue: optional(
    line(
      "What a screen reader says for how far the handle is moved; {n} is the share of the picture after, in percent. Without it, {n}%.",
      "{n}% of the picture after",
      { fills: ["n"] },
    ),
  ),
  badge: optional(
    group("Round badge that links to an offer.", {
      text: line("Words in the badge.", "$50"),
      note: optional(line("Small words below.", "for each friend")),
      to: target(),
      label: line("What a screen reader says.", "Friends get $50"),
    }),
  ),
  buttons: optional(
    list("Buttons, the most important first.", button, {
      minItems: 1,
      examples: [[{ label: "Get a quote", to: "/contact" }]],
    }),
  ),
  facts: optional(list("Short facts under the buttons.", line("A fact.", "Insured"), { minItems: 1 })),
  certificate: optional(
    group("Link with a certificate.", {
      label: line("Words of the link.", "Certified firm"),
      to: target(),
      image: image(),
    }),
  ),
});
