import { line, section } from "../../fields/index.ts";

export const fields = section(
  "job-details",
  "All that there is to say of the job of the page.",
  {
    heading: line("Heading above the text.", "The work"),
    placeLabel: line("Label of the place of work.", "Where"),
    scheduleLabel: line("Label of the kind of employment.", "Hours"),
    payLabel: line("Label of the pay, where the job says one.", "Pay"),
    postedLabel: line("Label of the first day.", "Posted"),
    throughLabel: line("Label of the last day to apply.", "Apply through"),
  },
  { needs: "job" },
);
