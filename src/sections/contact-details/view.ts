import { line, optional, prose, type Resolved, section } from "../../fields/index.ts";
import { contactLinksFrom } from "../../site/own-phones.ts";
import { callSubject, type PageContext } from "../page-context.ts";

export const fields = section("contact-details", "Call, text and e-mail.", {
  heading: line("Heading of the section.", "Why us"),
  call: line("Words of the call link.", "Call {phone}"),
  textLabel: optional(line("Words of the text link.", "Text {textPhone}")),
  email: line("Words of the e-mail link.", "{email}"),
  text: optional(prose("Text under the heading.", "We sand first.")),
});

export function view(_: Resolved<typeof fields>, context: PageContext) {
  return { links: contactLinksFrom(context.site, () => callSubject(context)) };
}
