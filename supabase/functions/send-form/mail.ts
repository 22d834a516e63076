import type { Mail } from "../_shared/resend.ts";
import { toBase64 } from "./base64.ts";
import type { FormField, Forms } from "./forms.ts";
import { askedOf, type FormRequest } from "./request.ts";

/** An answer as people read it. */
export interface PrintedAnswer {
  name: string;
  label: string;
  /** What was entered, or the value of the choice. */
  value: string;
  /** What was entered, or the labels of the choices. */
  text: string;
}

/** The answers that are not empty, in the order of the form. */
export function printAnswers({ settings, answers }: FormRequest): PrintedAnswer[] {
  return askedOf(settings.fields, answers).flatMap((field) => {
    const value = answers[field.name] ?? "";
    return value === "" ? [] : { name: field.name, label: field.label, value, text: textOf(field, value) };
  });
}

function textOf({ options, type }: FormField, value: string): string {
  const chosen = type === "checkbox" ? value.split(" ") : [value];
  const labels = (options ?? []).filter((option) => chosen.includes(option.value)).map(({ label }) => label);
  return options ? labels.join(", ") : value;
}

/** The mail to the business: each answer under its label, with the files. Answers go to the visitor, if an address was said. */
export function composeOfficeMail(request: FormRequest, { from, to }: Pick<Forms, "from" | "to">): Mail {
  const answers = printAnswers(request);
  const email = request.settings.fields.find(({ type }) => type === "email");
  const lines = answers.map(({ label, text }) =>
    text.includes("\n") ? `${label}:\n${text.replace(/^/gm, "  ")}` : `${label}: ${text}`,
  );
  return {
    from,
    to: [to],
    reply_to: (email && request.answers[email.name]) || to,
    subject: request.settings.subject,
    text: `${lines.join("\n")}\n`,
    ...(request.files.length > 0 && {
      attachments: request.files.map(({ name, bytes }) => ({ filename: name, content: toBase64(bytes) })),
    }),
  };
}
