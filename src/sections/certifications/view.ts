import { line, optional, printing, prose, type Resolved, section } from "../../fields/index.ts";
import { currentCredentials } from "../../site/credentials.ts";
import { formatDate } from "../../site/formats.ts";
import { fillText } from "../../site/text.ts";
import type { PageContext } from "../page-context.ts";

export const fields = section(
  "certifications",
  "License and certificates of the business, each with its number and where it can be looked up.",
  {
    heading: line("Heading of the section.", "Licensed, and open to be checked"),
    text: optional(prose("Text under the heading.", "Look any of these up before you sign.")),
    numberLabel: line("How a number is shown; {number} is replaced.", "No. {number}", printing("number")),
    validLabel: optional(
      line(
        "How the last day is shown; {date} is replaced. Without it, no day is shown.",
        "Valid through {date}",
        { fills: ["date"] },
      ),
    ),
    linkLabel: line(
      "Words of the link to where a number can be looked up; {name} is that of the license or certificate.",
      "Look up {name}",
      { fills: ["name"] },
    ),
  },
  { needs: "credentials" },
);

export function view({ numberLabel, validLabel, linkLabel }: Resolved<typeof fields>, { site }: PageContext) {
  const credentials = currentCredentials(site);
  if (credentials.length === 0) return undefined;
  return {
    credentials: credentials.map(({ name, authority, number, url, validThrough, sample }) => ({
      name,
      authority,
      number: fillText(numberLabel, { number }),
      ...(validLabel &&
        validThrough && { valid: fillText(validLabel, { date: formatDate(site.business, validThrough) }) }),
      ...(url && { link: { to: url, label: fillText(linkLabel, { name }) } }),
      ...(sample && { sample }),
    })),
  };
}
