import { answerLimits } from "../../supabase/functions/_shared/answer-limits.ts";
import type { Form } from "../kinds/form/fields.ts";
import { camelCase, toSlug } from "../loader/slug.ts";
import { suggest } from "../loader/suggest.ts";
import { asError, invalidValue, type Problem } from "../problem.ts";

type Field = Form["groups"][number]["fields"][number];

/** A field and where it stands. */
export interface FieldAt {
  field: Field;
  file: string;
  pointer: string;
}

/** What has its own place in the mail to the business; other names are questions of the business's own. */
export const usualNames: readonly string[] = Object.keys(answerLimits);

/** What people fill in, by what browsers call it. */
const namesByAutofill: Record<string, string> = {
  "given-name": "firstName",
  "family-name": "lastName",
  tel: "phone",
  email: "email",
  "address-line1": "address",
  "street-address": "address",
};

/** The name that a field should have by what it lets browsers fill in, or by its label: `Last name` → `lastName`. */
export function asksFor({ autocomplete = "", label }: Field): string {
  const words = camelCase(toSlug(label));
  return namesByAutofill[autocomplete.trim().split(/\s+/).at(-1) ?? ""] ?? words;
}

/** Types of fields of which choices are taken. */
const choiceTypes: readonly Field["type"][] = ["select", "radio", "checkbox"];

/** Questions that nobody could answer, or that say too little: no choices, no words for an empty answer, no condition that can hold. */
export function questionProblems(fields: readonly FieldAt[]): Problem[] {
  return fields.flatMap((at, index) => [
    ...misspeltName(at, fields),
    ...missingParts(at),
    ...wrongCondition(at, fields.slice(0, index), fields),
  ]);
}

/**
 * The name with a place in the mail that a field was surely to have, and no field has: the same letters in other capitals,
 * or one slip away. A longer word (phones, message2), another first letter (mail), or a name that the label says as well
 * is a question of the business's own, and so is what two fields are nearly called.
 */
export function usualNameMeant(field: Field, fields: readonly Field[]): string | undefined {
  const absent = usualNames.filter((usual) => fields.every(({ name }) => name !== usual));
  if (usualNames.includes(field.name)) return undefined;
  return absent.find(
    (usual) => isNearly(field, usual) && fields.filter((other) => isNearly(other, usual)).length === 1,
  );
}

function isNearly({ name, label }: Field, usual: string): boolean {
  const [written, meant] = [name.toLowerCase(), usual.toLowerCase()];
  if (written === meant) return true;
  if (written[0] !== meant[0] || written.startsWith(meant)) return false;
  return suggest(name, [usual])?.isCertain === true && !wordsOf(label).includes(written);
}

const wordsOf = (label: string): string[] => toSlug(label).split("-");

function misspeltName({ field, file, pointer }: FieldAt, fields: readonly FieldAt[]): Problem[] {
  const names = fields.map((other) => other.field);
  const meant = usualNameMeant(field, names);
  if (meant === undefined) return [];
  const place = { file, pointer: `${pointer}/name` };
  return [
    asError({
      code: "invalid-value",
      message: `"name" is ${field.name}, which is nearly ${meant}, a name with its own place in the mail to the business.`,
      hint: `Write ${meant} instead of ${field.name}, or a name that is less like it.`,
      place,
      proposal: [{ kind: "reword", place, text: meant }],
    }),
  ];
}

function missingParts({ field, file, pointer }: FieldAt): Problem[] {
  const { name, type, options, optional, missing } = field;
  const place = { file, pointer: `${pointer}/type` };
  const problems: Problem[] = [];
  const isChoice = choiceTypes.includes(type);
  if (isChoice && !options)
    problems.push(
      asError({
        code: "missing-field",
        message: `The field "${name}" is ${type === "select" ? "a select" : `of type ${type}`}, but "options" is missing, so nothing can be chosen.`,
        hint: "Add options: with a value and a label for each choice, or write type: text.",
        place,
      }),
    );
  if (!isChoice && options)
    problems.push(
      invalidValue(
        `"options" are choices of a select, but "${name}" is of type ${type}.`,
        "Write type: select, or remove the options.",
        place,
      ),
    );
  if (!optional && missing === undefined)
    problems.push(
      asError({
        code: "missing-field",
        message: `The field "missing" is missing in "${name}": what is said when nothing was entered.`,
        hint: "Add missing: Please fill in your first name, or optional: true.",
        place: { file, pointer },
      }),
    );
  return problems;
}

/** A condition on a field that is not above, has no choices, or has not those. */
function wrongCondition(
  { field: { showIf }, file, pointer }: FieldAt,
  above: readonly FieldAt[],
  all: readonly FieldAt[],
): Problem[] {
  if (!showIf) return [];
  const withChoices = above.flatMap(({ field }) => (field.options ? field.name : []));
  const place = { file, pointer: `${pointer}/showIf/field` };
  const other = above.find(({ field }) => field.name === showIf.field)?.field;
  if (!other?.options) {
    const isBelow = all.some(({ field }) => field.name === showIf.field && field.options);
    const meant = suggest(showIf.field, withChoices)?.name;
    return [
      asError({
        code: "unknown-reference",
        message: isBelow
          ? `"${showIf.field}" stands below this field; only a field above it has been answered by then.`
          : `"${showIf.field}" is no field above this one with choices.`,
        hint: meant
          ? `Write ${meant} instead of ${showIf.field}.`
          : isBelow
            ? "Move this field below it."
            : withChoices.length > 0
              ? `Write one of ${withChoices.join(", ")}.`
              : "Add a field with choices above this one, or remove showIf.",
        place,
        ...(meant && { proposal: [{ kind: "reword", place, text: meant }] }),
      }),
    ];
  }
  const values = other.options.map(({ value }) => value);
  return showIf.is.flatMap((value, index) => {
    if (values.includes(value)) return [];
    const meant = suggest(value, values)?.name;
    const at = { file, pointer: `${pointer}/showIf/is/${index}` };
    return asError({
      code: "unknown-reference",
      message: `"${value}" is no choice of "${showIf.field}".`,
      hint: meant ? `Write ${meant} instead of ${value}.` : `Write one of ${values.join(", ")}.`,
      place: at,
      ...(meant && { proposal: [{ kind: "reword", place: at, text: meant }] }),
    });
  });
}
