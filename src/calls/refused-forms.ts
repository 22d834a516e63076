import type { Form } from "../kinds/form/fields.ts";
import type { Dataset } from "../loader/load.ts";
import { asError, invalidValue, type Problem } from "../problem.ts";
import { asksFor, usualNameMeant, usualNames } from "../site/form-questions.ts";
import { listCallers } from "./endpoints.ts";

/** Fields without which a call refuses every request, the type it takes, and how they are written. */
const needed: [name: string, types: string[], entry: string][] = [
  [
    "firstName",
    ["text"],
    "{ name: firstName, label: First name, type: text, autocomplete: given-name, missing: Please say your first name }",
  ],
  [
    "lastName",
    ["text"],
    "{ name: lastName, label: Last name, type: text, autocomplete: family-name, missing: Please say your last name }",
  ],
  [
    "email",
    ["email"],
    "{ name: email, label: Email, type: email, autocomplete: email, missing: Please give an email address }",
  ],
  [
    "workType",
    ["select"],
    "{ name: workType, label: Work, type: select, missing: Select the work, options: [{ value: other, label: Other }] }",
  ],
];

/**
 * What is wrong with forms each of whose requests would be refused, or could not be confirmed: the mail that confirms one
 * goes to the visitor's address, and prints what was entered.
 */
export function refusedForms(dataset: Dataset): Problem[] {
  if (listCallers(dataset, ["contact"]).length === 0) return [];
  return [...withoutSender(dataset), ...dataset.forms.flatMap((form) => refusedForm(form, dataset))];
}

/** Mails that would have no sender: the address of the business, where no other one is named. */
function withoutSender({ business, forms, mails }: Dataset): Problem[] {
  if (business.value.email || mails.some(({ value }) => value.fromEmail)) return [];
  const hint = "Name the address that mails of the site come from";
  const mailed = forms.filter(({ value }) => value.delivery === "function");
  const [mail] = mails;
  if (mail && (mailed.length > 0 || forms.some(({ value }) => sendsConfirmation(value))))
    return [
      asError({
        code: "missing-field",
        message: 'The mail has no "fromEmail", and business.yaml has no email that it could come from.',
        hint: `${hint}: fromEmail: quotes@mail.maple-roofing.example with your own value; or add email: to business.yaml.`,
        place: { file: mail.file, pointer: "" },
      }),
    ];
  return mailed.map(({ file }) =>
    asError({
      code: "missing-field",
      message:
        "The form is mailed to the business, and business.yaml has no email that the mail could come from.",
      hint: `${hint} as fromEmail: in mails/confirmation.yaml, or add email: to business.yaml, or write delivery: webhook or host.`,
      place: { file, pointer: "/delivery" },
    }),
  );
}

/** True where a mail confirms a request to the visitor; the forms of a host send none. */
function sendsConfirmation({ delivery, confirmation = true }: Form): boolean {
  return confirmation && delivery !== "host";
}

function refusedForm({ file, value }: Dataset["forms"][number], dataset: Dataset): Problem[] {
  const names = neededNames(value, dataset);
  const fields = value.groups.flatMap((group, at) =>
    group.fields.map((field, index) => ({ ...field, pointer: `/groups/${at}/fields/${index}` })),
  );
  // What brings no files is told of their field.
  if (value.delivery === undefined && fields.some(({ type }) => type === "file")) return [];
  const wanted = needed
    .filter(([name]) => names.includes(name))
    .map((need) => ({ need, problems: unmetNeed(need, fields, file) }));
  const lacking = wanted.flatMap(({ need, problems }) => (problems ? [] : [need]));
  if (value.delivery !== undefined || lacking.length < 2)
    return wanted.flatMap(({ need, problems }) => problems ?? withoutField(need, file));
  return [withoutDelivery(lacking, file), ...wanted.flatMap(({ problems = [] }) => problems)];
}

type Need = (typeof needed)[number];

function withoutField([name, , entry]: Need, file: string): Problem {
  return asError({
    code: "missing-field",
    message: `The form has no field "${name}", and without it every request is refused.`,
    hint: `Add to the fields: - ${entry}`,
    place: { file, pointer: "/groups/0/fields" },
  });
}

/** Several fields that EmailJS alone asks for are missing where the form does not say what brings its requests. */
function withoutDelivery(lacking: readonly Need[], file: string): Problem {
  const names = lacking.map(([name]) => name).join(", ");
  const entries = lacking.map(([, , entry]) => `- ${entry}`).join("  ");
  return asError({
    code: "missing-field",
    message: `The form has no line delivery:, so EmailJS brings its requests, and each is refused without the fields ${names}.`,
    hint: `Add delivery: function to the form (or host, or webhook); or, for EmailJS, add to the fields: ${entries}`,
    place: { file, pointer: "/groups/0/fields" },
  });
}

/** What a form must ask: all that EmailJS's confirmation names; that of our own function names what its words do. */
function neededNames(form: Form, { mails }: Dataset): string[] {
  const { delivery = "emailjs" } = form;
  if (!sendsConfirmation(form)) return [];
  if (delivery === "emailjs") return needed.map(([name]) => name);
  const printed = [...JSON.stringify(mails.map(({ value }) => value)).matchAll(/\{(\w+)\}/g)];
  return mails.length === 0 ? [] : ["email", ...printed.map(([, name = ""]) => name)];
}

type FieldOfForm = Form["groups"][number]["fields"][number] & { pointer: string };

/** What is wrong with the field that a call needs; undefined where the form has none. */
function unmetNeed([name, types]: Need, fields: readonly FieldOfForm[], file: string): Problem[] | undefined {
  // Of two fields with one name, one has taken the name of another: that is reported as what it is, as a misspelling is.
  const names = fields.map((field) => field.name);
  const isRepeated = new Set(names).size < names.length;
  const meant = fields.map((one) => usualNameMeant(one, fields));
  const field = fields.find((candidate) => candidate.name === name);
  if (!field && (isRepeated || meant.includes(name))) return [];
  const other = fields.find((one) => !usualNames.includes(one.name) && asksFor(one) === name);
  if (other) return [calledOtherwise(other, name, file)];
  if (!field) return undefined;
  if (types.includes(field.type)) return [];
  return [
    invalidValue(
      `The field "${name}" is of type ${field.type}, and what is entered there is refused.`,
      `Write type: ${types[0]}${name === "workType" ? ", with its options" : ""}.`,
      { file, pointer: `${field.pointer}/type` },
    ),
  ];
}

/** What a field asks for under another name. */
function calledOtherwise({ name, pointer }: FieldOfForm, right: string, file: string): Problem {
  const place = { file, pointer: `${pointer}/name` };
  return asError({
    code: "missing-field",
    message: `The form has no field "${right}", and without it every request is refused. "${name}" asks for it.`,
    hint: `Write ${right} instead of ${name}.`,
    place,
    proposal: [{ kind: "reword", place, text: right }],
  });
}

/** Line breaks of all kinds, and other characters that no header of a mail may hold. */
const unheaded = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Texts that become headers of mails and hold a line break, behind which another header would start. */
export function refusedHeaders({ business, forms, mails }: Dataset): Problem[] {
  const texts: { file: string; name: string; text: string }[] = [
    { file: business.file, name: "name", text: business.value.name },
    ...forms.map(({ file, value }) => ({ file, name: "mailSubject", text: value.mailSubject })),
    ...mails.map(({ file, value }) => ({ file, name: "subject", text: value.subject })),
  ];
  return texts.flatMap(({ file, name, text }) => {
    const right = text.trim().replace(unheaded, " ");
    if (right === text.trim()) return [];
    return invalidValue(
      `"${name}" holds a line break or another control character, and it becomes a header of mails.`,
      `Write it on one line: ${JSON.stringify(right)}`,
      { file, pointer: `/${name}` },
    );
  });
}
