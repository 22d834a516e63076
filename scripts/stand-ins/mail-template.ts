import { readFileSync } from "node:fs";
import { join } from "node:path";
import { escapeXml } from "../../src/seo/escape-xml.ts";

/** A template as it is kept at the email service: its settings and its content. */
export interface MailTemplate {
  subject: string;
  fromName: string;
  /** `{email}` stands for the address of the business, as in the data. */
  toEmail: string;
  replyTo: string;
  html: string;
  text: string;
}

/** Reads the template that README tells to paste into the service, from this tool's folder. */
export function readMailTemplate(root: string): MailTemplate {
  const read = (ending: string) =>
    readFileSync(join(root, "scripts", "stand-ins", `estimate-request.${ending}`), "utf8");
  return { ...JSON.parse(read("settings.json")), html: read("template.html"), text: read("template.txt") };
}

/** Fills every field of a template that goes to `businessEmail`. */
export function renderMail(
  template: MailTemplate,
  params: Record<string, string>,
  businessEmail: string,
): MailTemplate {
  const fields = Object.entries(template).map(([name, text]) => [name, fill(text, params)]);
  return { ...Object.fromEntries(fields), toEmail: template.toEmail.replace("{email}", () => businessEmail) };
}

/**
 * `{{name}}` is the escaped value, `{{{name}}}` the value itself, and a name that was not sent is empty
 * (https://www.emailjs.com/docs/user-guide/dynamic-variables-templates/).
 */
function fill(text: string, params: Record<string, string>): string {
  return text.replace(/\{\{\{\s*(\w+)\s*\}\}\}|\{\{\s*(\w+)\s*\}\}/g, (_, raw, escaped) =>
    raw ? (params[raw] ?? "") : escapeXml(params[escaped] ?? ""),
  );
}
