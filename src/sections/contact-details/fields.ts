import { line, optional, prose, section } from "../../fields/index.ts";

export const fields = section("contact-details", "Call, text and e-mail.", {
  heading: line("Heading of the section.", "Why us"),
  call: line("Words of the call link.", "Call {phone}"),
  textLabel: line("Words of the text link.", "Text {textPhone}"),
  email: line("Words of the e-mail link.", "{email}"),
  text: optional(prose("Text under the heading.", "We sand first.")),
});
