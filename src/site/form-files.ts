import { largestUpload } from "../../supabase/functions/_shared/answer-limits.ts";
import { usualFileRules } from "../../supabase/functions/_shared/file-rules.ts";
import type { Form } from "../kinds/form/fields.ts";
import type { Entity } from "../loader/entity.ts";
import { asError, invalidValue, type Problem } from "../problem.ts";
import { type FieldAt, usualNames } from "./form-questions.ts";

const rules = ["accept", "maxFiles", "maxMegabytes"] as const;

/** Fields for files that could bring none, and what only they may have. */
export function fileFieldProblems(form: Entity<Form>, fields: readonly FieldAt[]): Problem[] {
  const ofFiles = fields.filter(({ field }) => field.type === "file");
  return [
    ...fields.flatMap((at) => (at.field.type === "file" ? [] : strayRules(at))),
    ...ofFiles.flatMap((at) => [...undelivered(at, form.value), ...takenName(at)]),
    ...missingWords(form, ofFiles),
    ...tooLargeTogether(ofFiles),
  ];
}

function strayRules({ field, file, pointer }: FieldAt): Problem[] {
  return rules.flatMap((rule) =>
    field[rule] === undefined
      ? []
      : invalidValue(
          `"${rule}" is for files, but "${field.name}" is of type ${field.type}.`,
          `Write type: file, or remove ${rule}.`,
          { file, pointer: `${pointer}/${rule}` },
        ),
  );
}

function undelivered({ field, file, pointer }: FieldAt, { delivery = "emailjs" }: Form): Problem[] {
  if (delivery !== "emailjs") return [];
  return [
    invalidValue(
      `The field "${field.name}" takes files, and EmailJS, which delivers this form, brings none.`,
      "Add delivery: function to the form (or host, or webhook), or remove the field.",
      { file, pointer: `${pointer}/type` },
    ),
  ];
}

function takenName({ field, file, pointer }: FieldAt): Problem[] {
  if (!usualNames.includes(field.name)) return [];
  return [
    invalidValue(
      `"${field.name}" is the name of a text in the mail to the business, and this field takes files.`,
      "Give the field a name of its own, such as photos.",
      { file, pointer: `${pointer}/name` },
    ),
  ];
}

function missingWords({ file, value }: Entity<Form>, [first]: readonly FieldAt[]): Problem[] {
  if (!first || value.files) return [];
  return [
    asError({
      code: "missing-field",
      message: `The field "files" is missing: the words of "${first.field.name}" for files that are not taken.`,
      hint: 'Add files: { wrongType: "{name} is not a photo, so it cannot be sent", tooMany: "Please add no more than {max}", tooLarge: "Together they may have {max} MB", remove: "Remove {name}" }',
      place: { file, pointer: "" },
    }),
  ];
}

function tooLargeTogether(fields: readonly FieldAt[]): Problem[] {
  const sizes = fields.map(({ field }) => field.maxMegabytes ?? usualFileRules.maxMegabytes);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const last = fields.at(-1);
  if (!last || all <= largestUpload) return [];
  return [
    asError({
      code: "invalid-value",
      message: `The fields for files of this form take ${all} MB together, and mail programs take ${largestUpload}.`,
      hint: `Lower maxMegabytes until they are ${largestUpload} together.`,
      place: { file: last.file, pointer: last.pointer },
      related: fields.slice(0, -1).map(({ file, pointer }) => ({ file, pointer })),
    }),
  ];
}
