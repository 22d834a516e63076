import { contactLine } from "../../fields/contact-line.ts";
import { group, line, list, optional, prose, type Resolved, section, slug } from "../../fields/index.ts";
import { type FormProps, formFields } from "../../kinds/form/fields.ts";
import { openingOf } from "../../site/hours/opening.ts";
import { contactLinksFrom, ownPhone } from "../../site/own-phones.ts";
import { resolve } from "../../site/resolve.ts";
import type { Site } from "../../site/site.ts";
import { valuesOf } from "../../site/subject-values.ts";
import { callSubject, type PageContext } from "../page-context.ts";

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
  call: contactLine.call,
  textLabel: contactLine.text,
  email: contactLine.email,
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

export function view(section: Resolved<typeof fields>, context: PageContext) {
  const { site } = context;
  const findSubject = () => callSubject(context);
  const [formId = "", shared] = findForm(site, section.form);
  const form = shared && ownPhone(site, findSubject) ? formFor(findSubject(), formId, site) : shared;
  return (
    form && {
      formId,
      form,
      links: contactLinksFrom(site, findSubject),
      ...(section.hoursHeading && hoursOf(context)),
    }
  );
}

function hoursOf({ site, office }: PageContext) {
  const { rows, now } = openingOf(site, office?.entity.id);
  return { hours: rows, ...(now && { now }) };
}

/** The form with the number of the page in its words; its links were proven with the form of the site. */
function formFor(subject: Parameters<typeof valuesOf>[1], id: string, site: Site): FormProps | undefined {
  const form = site.dataset.forms.find((one) => one.id === id);
  const context = form && site.contextFor(form.file, valuesOf(site, subject), []);
  return context && resolve<FormProps>(form.value, formFields, context);
}

/** The form of that name, or the first; one that is missing is noted. */
function findForm({ forms, dataset, missing }: Site, name: string | undefined): [string, FormProps] | [] {
  const [first] = forms;
  const form = name === undefined ? first?.[1] : forms.get(name);
  if (form) return [name ?? first?.[0] ?? "", form];
  const known = dataset.knownIds.form;
  if (known.size === 0)
    missing.add(
      "form",
      "missing-file",
      { file: "forms", pointer: "" },
      () => "A contact section shows a form, but forms holds none.",
      () => "Add forms/estimate.yaml, or remove the contact sections.",
    );
  return [];
}
