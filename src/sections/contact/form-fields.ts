import { answerLimits, ownAnswerLimits } from "../../../supabase/functions/_shared/answer-limits.ts";
import { fileFault } from "../../../supabase/functions/_shared/file-rules.ts";
import { isMailAddress } from "../../../supabase/functions/_shared/mail-address.ts";
import type { FormProps } from "../../kinds/form/fields.ts";
import { fillText } from "../../site/text.ts";
import type { Answers } from "./estimate-sending.ts";

export type Field = FormProps["groups"][number]["fields"][number];
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Name of the field that people cannot see; programs expect one like it. */
export const trapName = "website";

/** True for fields of several buttons or boxes. */
export function isGroup({ type }: Field): boolean {
  return type === "radio" || type === "checkbox";
}

/** What is wrong with the answer to a field, in the words of the data; undefined where nothing is. */
export function faultOf(field: Field, form: HTMLFormElement, words: FormProps): string | undefined {
  const control = controlOf(form, field.name);
  const { missing = "", invalid = missing } = field;
  if (field.type === "file" && chosenFiles(form, field).length > 0)
    return fileError(chosenFiles(form, field), field, words);
  const answer = answerOf(form, field);
  // What a browser cannot read as a date or number, it does not tell.
  if (control?.validity.badInput) return invalid;
  if (answer === "") return field.optional ? undefined : missing;
  const excess = excessOf(field, form, words);
  if (excess !== undefined) return excess;
  const digits = answer.replace(/\D/g, "").length;
  const isShort = field.minDigits !== undefined && digits < field.minDigits;
  // Browsers take addresses that no mail reaches, such as ana@localhost; the functions refuse them.
  const isBad = control?.validity.typeMismatch || (field.type === "email" && !isMailAddress(answer));
  return isBad || isShort ? invalid : undefined;
}

/** What to say of an answer that is longer than the services take; undefined for any other. */
export function excessOf(field: Field, form: HTMLFormElement, { tooLong }: FormProps): string | undefined {
  const { length } = answerOf(form, field);
  const max = limitOf(field);
  if (length <= max) return undefined;
  const { lang } = document.documentElement;
  return fillText(tooLong, { n: length.toLocaleString(lang), max: max.toLocaleString(lang) });
}

/** What to say of files that a field does not take; undefined for those that it takes. */
export function fileError(files: readonly File[], field: Field, words: FormProps): string | undefined {
  const found = fileFault(files, field);
  const { name = "", max = 0 } = found ?? {};
  return found && fillText(words.files?.[found.fault] ?? "", { name, max: String(max) });
}

function limitOf({ name, type, options }: Field): number {
  if (isUsual(name)) return answerLimits[name];
  if (options) return Number.POSITIVE_INFINITY;
  return type === "textarea" ? ownAnswerLimits.text : ownAnswerLimits.line;
}

/** True for what has its own place in the mail to the business. */
function isUsual(name: string): name is keyof typeof answerLimits {
  return Object.hasOwn(answerLimits, name);
}

/** What stands in the fields that are asked, without spaces around it; files apart. */
export function answersOf(form: HTMLFormElement, fields: readonly Field[]): Answers {
  const asked = askedOf(form, fields).filter(({ type }) => type !== "file");
  return Object.fromEntries(asked.map((field) => [field.name, answerOf(form, field)]));
}

/** The fields that this visitor is asked: those whose condition holds, and the condition of the field that it speaks of. */
export function askedOf(form: HTMLFormElement, fields: readonly Field[]): Field[] {
  const asked: Field[] = [];
  for (const field of fields) {
    const { showIf } = field;
    const other = showIf && asked.find(({ name }) => name === showIf.field);
    const chosen = other ? answerOf(form, other).split(" ") : [];
    if (!showIf || showIf.is.some((value) => chosen.includes(value))) asked.push(field);
  }
  return asked;
}

/** The answers as people read them: choices by their labels, without those that are empty. */
export function printedOf(form: HTMLFormElement, fields: readonly Field[]): Answers {
  const answers = answersOf(form, fields);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const answer = printedAnswer(field, answers[field.name] ?? "");
      return answer === "" ? [] : [[field.name, answer]];
    }),
  );
}

/** The files in the fields that are asked. */
export function filesOf(form: HTMLFormElement, fields: readonly Field[]): { field: string; file: File }[] {
  return askedOf(form, fields).flatMap((field) =>
    field.type === "file" ? chosenFiles(form, field).map((file) => ({ field: field.name, file })) : [],
  );
}

function chosenFiles(form: HTMLFormElement, { name }: Field): File[] {
  const control = controlOf(form, name);
  return control instanceof HTMLInputElement ? [...(control.files ?? [])] : [];
}

/** The answers to the business's own questions, a line each: the label and what was entered, choices by their labels. */
export function ownAnswersOf(form: HTMLFormElement, fields: readonly Field[]): string {
  const printed = printedOf(form, fields);
  return fields
    .flatMap(({ name, label }) => (isUsual(name) || !printed[name] ? [] : `${label}: ${printed[name]}`))
    .join("\n");
}

function printedAnswer({ options }: Field, answer: string): string {
  if (!options) return answer;
  const chosen = answer.split(" ");
  return options.flatMap(({ value, label }) => (chosen.includes(value) ? label : [])).join(", ");
}

/** Fills in answers where a field is empty. */
export function fillEmpty(form: HTMLFormElement, fields: readonly Field[], answers: Partial<Answers>): void {
  for (const field of fields) {
    const answer = answers[field.name] ?? "";
    const control = controlOf(form, field.name);
    if (answer === "" || answerOf(form, field) !== "") continue;
    if (isGroup(field))
      for (const box of boxesOf(form, field)) box.checked = answer.split(" ").includes(box.value);
    else if (control) control.value = answer;
  }
}

/** Empties the field that people cannot see and returns what it held: a person whose browser filled it in can send again. */
export function takeTrap(form: HTMLFormElement): string {
  const control = controlOf(form, trapName);
  const value = control?.value ?? "";
  if (control) control.value = "";
  return value;
}

/** The control of that name; the first of several buttons or boxes. */
export function controlOf(form: HTMLFormElement, name: string): Control | null {
  const found = form.elements.namedItem(name);
  return (found instanceof RadioNodeList ? found[0] : found) as Control | null;
}

function boxesOf(form: HTMLFormElement, { name }: Field): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
}

function answerOf(form: HTMLFormElement, field: Field): string {
  if (!isGroup(field)) return controlOf(form, field.name)?.value.trim() ?? "";
  return boxesOf(form, field)
    .filter(({ checked }) => checked)
    .map(({ value }) => value)
    .join(" ");
}
