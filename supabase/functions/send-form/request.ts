import { answerLimits, largestUpload, ownAnswerLimits } from "../_shared/answer-limits.ts";
import type { Failure } from "../_shared/answers.ts";
import { isObject } from "../_shared/body.ts";
import { parseJson, readBytes } from "../_shared/bounded.ts";
import { isPrintable } from "../_shared/fields.ts";
import { endingOf, fileFault } from "../_shared/file-rules.ts";
import { isMailAddress } from "../_shared/mail-address.ts";
import type { FormField, FormSettings } from "./forms.ts";
import { isOfType } from "./media-types.ts";

/** Longest body in bytes: the largest files, all answers, and what stands between the parts. */
const maxBodyBytes = largestUpload * 1_000_000 + 200_000;

/** A file that a visitor added. */
export interface SentFile {
  field: string;
  /** A name of our own, such as photos-1.jpg: that of the visitor may pretend to be of another kind. */
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A form as it was sent and found right. */
export interface FormRequest {
  form: string;
  settings: FormSettings;
  /** What was entered, by the names of the questions; choices by their values. */
  answers: Record<string, string>;
  files: SentFile[];
}

/** The checked form in a request, or why there is none. */
export async function readForm(
  request: Request,
  forms: Record<string, FormSettings>,
): Promise<{ input: FormRequest } | Failure> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) return { error: "unsupported_media" };
  const bytes = await readBytes(request.body, maxBodyBytes);
  if (!bytes) return { error: "too_large" };
  const data = await new Response(bytes, { headers: { "content-type": type } })
    .formData()
    .catch(() => undefined);
  const input = data && (await readParts(data, forms));
  return input ? { input } : { error: "invalid_input" };
}

async function readParts(
  data: FormData,
  forms: Record<string, FormSettings>,
): Promise<FormRequest | undefined> {
  const [first, ...others] = data.getAll("form");
  const content = typeof first === "string" ? parseJson(new TextEncoder().encode(first))?.value : undefined;
  if (others.length > 0 || !isObject(content) || typeof content.form !== "string") return undefined;
  if (!isObject(content.answers) || !Object.hasOwn(forms, content.form)) return undefined;
  const settings = forms[content.form];
  const answers = settings && readAnswers(content.answers, settings.fields);
  const files = answers && settings && (await readFiles(data, askedOf(settings.fields, answers)));
  return files && { form: content.form, settings, answers, files };
}

/** The questions that this visitor is asked, by what was chosen above them; as the page decides it. */
export function askedOf(fields: readonly FormField[], answers: Record<string, unknown>): FormField[] {
  const asked: FormField[] = [];
  for (const field of fields) {
    const { showIf } = field;
    const other = showIf && asked.find(({ name }) => name === showIf.field);
    const chosen = other ? String(answers[other.name] ?? "").split(" ") : [];
    if (!showIf || showIf.is.some((value) => chosen.includes(value))) asked.push(field);
  }
  return asked;
}

/** The trimmed answers; undefined where one is missing, unknown, too long or not of its kind. */
function readAnswers(
  given: Record<string, unknown>,
  fields: readonly FormField[],
): Record<string, string> | undefined {
  const asked = askedOf(fields, given).filter(({ type }) => type !== "file");
  const names = asked.map(({ name }) => name);
  if (Object.keys(given).some((name) => !names.includes(name))) return undefined;
  const answers: Record<string, string> = {};
  for (const field of asked) {
    const answer = Object.hasOwn(given, field.name) ? given[field.name] : "";
    if (typeof answer !== "string" || !fits(answer.trim(), field)) return undefined;
    answers[field.name] = answer.trim();
  }
  return answers;
}

function fits(answer: string, { name, type, optional, options }: FormField): boolean {
  if (answer === "") return optional === true;
  if (!isPrintable(answer, { hasLines: type === "textarea" }) || answer.length > limitOf(name, type))
    return false;
  if (type === "email") return isMailAddress(answer);
  if (!options) return true;
  const chosen = type === "checkbox" ? answer.split(" ") : [answer];
  return chosen.every((value) => options.some((option) => option.value === value));
}

function limitOf(name: string, type: string): number {
  const usual: Record<string, number> = answerLimits;
  const own = type === "textarea" || type === "checkbox" ? ownAnswerLimits.text : ownAnswerLimits.line;
  return Object.hasOwn(usual, name) ? (usual[name] ?? own) : own;
}

async function readFiles(data: FormData, asked: readonly FormField[]): Promise<SentFile[] | undefined> {
  const fields = asked.filter(({ type }) => type === "file");
  const names = ["form", ...fields.map(({ name }) => name)];
  if ([...data.keys()].some((name) => !names.includes(name))) return undefined;
  const files: SentFile[] = [];
  for (const field of fields) {
    const given = data.getAll(field.name).filter((entry): entry is File => entry instanceof File);
    if (given.length === 0 && !field.optional) return undefined;
    if (fileFault(given, field)) return undefined;
    for (const [index, file] of given.entries()) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      if (!isOfType(bytes, file.type)) return undefined;
      files.push({
        field: field.name,
        name: `${field.name}-${index + 1}.${endingOf(file.type)}`,
        type: file.type,
        bytes,
      });
    }
  }
  return files;
}
