import type { Resolved } from "../../fields/index.ts";
import { currentCredentials } from "../../site/credentials.ts";
import { formatDate } from "../../site/formats.ts";
import { fillText } from "../../site/text.ts";
import type { PageContext } from "../page-context.ts";
import { fields } from "./fields.ts";

export { fields };

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
