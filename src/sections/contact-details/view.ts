import { contactLine } from "../../fields/contact-line.ts";
import { line, optional, prose, type Resolved, section } from "../../fields/index.ts";
import { contactLinksFrom } from "../../site/own-phones.ts";
import { callSubject, type PageContext } from "../page-context.ts";

export const fields = section("contact-details", "Call, text and email.", {
  heading: line("Heading of the section.", "Why us"),
  call: contactLine.call,
  textLabel: contactLine.text,
  email: contactLine.email,
  text: optional(prose("Text under the heading.", "We sand first.")),
});

export function view(_: Resolved<typeof fields>, context: PageContext) {
  return { links: contactLinksFrom(context.site, () => callSubject(context)) };
}
