import type { Resolved } from "../../fields/index.ts";
import { formatDate } from "../../site/formats.ts";
import { payText } from "../../site/pay.ts";
import { placeOf, placeText } from "../../site/when.ts";
import type { PageContext } from "../page-context.ts";
import { fields } from "./fields.ts";

export { fields };

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
