import { line, section } from "../../fields/index.ts";

export const fields = section(
  "event-details",
  "All that there is to say of the event of the page.",
  {
    heading: line("Heading above the text.", "What happens"),
    whenLabel: line("Label of day and time.", "When"),
    placeLabel: line("Label of the place.", "Where"),
  },
  { needs: "event" },
);
