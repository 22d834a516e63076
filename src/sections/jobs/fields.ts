import { line, optional, prose, section } from "../../fields/index.ts";

export const fields = section(
  "jobs",
  "The jobs that are open, newest first; left out while none is.",
  {
    heading: line("Heading of the section.", "Work with us"),
    text: optional(
      prose("Text under the heading.", "We hire when we find somebody, not when we need somebody."),
    ),
    throughLabel: optional(
      line("Words for the last day to apply; without them, it is not shown.", "Apply through {date}", {
        fills: ["date"],
      }),
    ),
  },
  { lists: "job" },
);
