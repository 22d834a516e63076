import { integer, line, optional, prose, ref, section } from "../../fields/index.ts";

export const fields = section(
  "reviews",
  "What customers wrote, newest first, each with its source.",
  {
    heading: line("Heading of the section.", "What neighbors say"),
    text: optional(prose("Text under the heading.", "Word for word, with a link where there is one.")),
    limit: optional(
      integer("Most reviews shown; all of them where it is left out.", 3, { minimum: 1, maximum: 100 }),
    ),
    service: optional(
      ref("service", "Only reviews of this service; without one, the section is left out.", "roof-repair"),
    ),
    starsLabel: optional(
      line("What a screen reader says for the stars; without it, none are shown.", "{stars} of 5 stars", {
        fills: ["stars"],
      }),
    ),
  },
  { lists: "review" },
);
