import { line, type Resolved, section } from "../../fields/index.ts";
import { formatDate } from "../../site/formats.ts";
import { payText } from "../../site/pay.ts";
import { placeOf, placeText } from "../../site/when.ts";
import type { PageContext } from "../page-context.ts";

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

export function view(labels: Resolved<typeof fields>, { site, job }: PageContext) {
  if (!job) return undefined;
  const { text, schedule, pay, postedOn, validThrough, apply, sample } = job.props;
  const { business } = site;
  return {
    facts: [
      { label: labels.placeLabel, text: placeText(placeOf(site, job.props)) },
      { label: labels.scheduleLabel, text: schedule },
      ...(pay ? [{ label: labels.payLabel, text: payText(business, pay) }] : []),
      { label: labels.postedLabel, text: formatDate(business, postedOn) },
      { label: labels.throughLabel, text: formatDate(business, validThrough) },
    ],
    paragraphs: text,
    button: apply,
    ...(sample && { sample }),
  };
}
