import { line, optional, prose, section } from "../../fields/index.ts";

export const fields = section(
  "events",
  "Events to come, the next one first; left out while there is none.",
  {
    heading: line("Heading of the section.", "Come and see"),
    text: optional(prose("Text under the heading.", "Coffee is on us.")),
  },
  { lists: "event" },
);
