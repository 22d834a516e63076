import { group, line, list, optional, prose, section, slug } from "../../fields/index.ts";

export const fields = section("contact", "A form, beside what happens next, the numbers and the hours.", {
  form: optional(
    slug(
      "Which form: the name of its file below data/forms. The first of them where it is left out.",
      "quote",
    ),
  ),
  heading: line("Heading of the section.", "Why us"),
  text: optional(prose("Text under the heading.", "We sand first.")),
  callHeading: line("Words above the numbers.", "Rather talk?"),
  call: line("Words of the call link.", "Call {phone}"),
  textLabel: line("Words of the text link.", "Text {textPhone}"),
  email: line("Words of the e-mail link.", "{email}"),
  note: optional(prose("A sentence under the numbers.", "The second number is for messages only.")),
  hoursHeading: optional(
    line("Words above the opening hours; without it, they are left to another section.", "Opening hours"),
  ),
  next: optional(
    group("What happens after the form is sent, beside the form.", {
      heading: line("Heading of the list.", "Then"),
      items: list("The steps, in order.", prose("A step, in a sentence.", "We look at the roof."), {
        minItems: 2,
        maxItems: 4,
      }),
    }),
  ),
});
