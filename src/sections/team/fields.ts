import { line, optional, prose, section } from "../../fields/index.ts";

export const fields = section(
  "team",
  "The people of the firm, in their order.",
  {
    heading: line("Heading of the section.", "Who comes to your roof"),
    text: optional(prose("Text under the heading.", "All of them employed by us.")),
    sinceLabel: optional(
      line(
        "Words for the year in which a person joined; without them, it is not shown.",
        "With us since {year}",
        { fills: ["year"] },
      ),
    ),
  },
  { lists: "member" },
);
