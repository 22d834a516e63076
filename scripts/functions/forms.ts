import type { FormProps } from "../../src/kinds/form/fields.ts";
import type { Site } from "../../src/site/site.ts";
import type { FormField, FormSettings, Forms } from "../../supabase/functions/send-form/forms.ts";
import { formatMailbox } from "./words.ts";

/** The forms that the functions deliver, with what has to be known to check an answer and to print it. */
export function collectForms({ business, forms, mails }: Site): Forms {
  const { email = "" } = business;
  const sender = [...mails.values()].find(({ fromEmail }) => fromEmail)?.fromEmail ?? email;
  const settings = [...forms].flatMap(([id, form]): [string, FormSettings][] => {
    const { delivery, confirmation = true, mailSubject } = form;
    if (delivery !== "function" && delivery !== "webhook") return [];
    const fields = form.groups.flatMap((group) => group.fields.map(settingsOf));
    return [[id, { delivery, confirmation: confirmation && mails.size > 0, subject: mailSubject, fields }]];
  });
  return {
    from: sender && formatMailbox(business.name, sender),
    to: email && formatMailbox(business.name, email),
    forms: Object.fromEntries(settings),
  };
}

/** What stands in the field beside the words that only the page shows. */
function settingsOf(field: FormProps["groups"][number]["fields"][number]): FormField {
  const { name, label, type, optional, showIf, options, accept, maxFiles, maxMegabytes } = field;
  return {
    name,
    label,
    type,
    ...(optional && { optional }),
    ...(showIf && { showIf }),
    ...(options && { options }),
    ...(accept && { accept }),
    ...(maxFiles && { maxFiles }),
    ...(maxMegabytes && { maxMegabytes }),
  };
}
