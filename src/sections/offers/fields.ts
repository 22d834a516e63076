import { line, optional, prose, ref, section } from "../../fields/index.ts";

export const fields = section(
  "offers",
  "The offers of these days, the first to end first; left out while there is none.",
  {
    heading: line("Heading of the section.", "This month"),
    text: optional(prose("Text under the heading.", "One offer for each house.")),
    service: optional(ref("service", "Only offers of this service.", "roof-repair")),
    throughLabel: line("Words for the last day.", "Through {date}", { fills: ["date"] }),
  },
  { lists: "offer" },
);
