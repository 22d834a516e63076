import { answerLimits } from "../../../supabase/functions/_shared/answer-limits.ts";
import { isMailAddress } from "../../../supabase/functions/_shared/mail-address.ts";
import type { FormProps } from "../../kinds/form/fields.ts";
import { fillText } from "../../site/text.ts";
import type { Answers } from "./estimate-sending.ts";

export type Field = FormProps["groups"][number]["fields"][number];
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Name of the field that people cannot see; programs expect one like it. */
export const trapName = "website";

/** What is wrong with the answer to a field, in the words of the data; undefined where nothing is. */
export function faultOf(field: Field, form: HTMLFormElement, words: FormProps): string | undefined {
  const control = controlOf(form, field.name);
  const answer = control?.value.trim() ?? "";
  if (answer === "") return field.missing;
  const excess = excessOf(field, form, words);
  if (excess !== undefined) return excess;
  const digits = answer.replace(/\D/g, "").length;
  const isShort = field.minDigits !== undefined && digits < field.minDigits;
  // Browsers take addresses that no mail reaches, such as ana@localhost; the functions refuse them.
  const isBad = control?.validity.typeMismatch || (field.type === "email" && !isMailAddress(answer));
  return isBad || isShort ? (field.invalid ?? field.missing) : undefined;
}

/** What to say of an answer that is longer than the services take; undefined for any other. */
export function excessOf({ name }: Field, form: HTMLFormElement, { tooLong }: FormProps): string | undefined {
  const length = controlOf(form, name)?.value.trim().length ?? 0;
  const max = answerLimits[name];
  if (length <= max) return undefined;
  const { lang } = document.documentElement;
  return fillText(tooLong, { n: length.toLocaleString(lang), max: max.toLocaleString(lang) });
}

/** What stands in the fields, without spaces around it. */
export function answersOf(form: HTMLFormElement, fields: Field[]): Answers {
  return Object.fromEntries(fields.map(({ name }) => [name, controlOf(form, name)?.value.trim() ?? ""]));
}

/** Fills in answers where a field is empty. */
export function fillEmpty(form: HTMLFormElement, fields: Field[], answers: Answers): void {
  for (const { name } of fields) {
    const control = controlOf(form, name);
    if (control?.value === "") control.value = answers[name] ?? "";
  }
}

/** Empties the field that people cannot see and returns what it held: a person whose browser filled it in can send again. */
export function takeTrap(form: HTMLFormElement): string {
  const control = controlOf(form, trapName);
  const value = control?.value ?? "";
  if (control) control.value = "";
  return value;
}

export function controlOf(form: HTMLFormElement, name: string): Control | null {
  return form.elements.namedItem(name) as Control | null;
}
