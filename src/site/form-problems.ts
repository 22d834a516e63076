import type { Form } from "../kinds/form/fields.ts";
import type { Entity } from "../loader/entity.ts";
import { repeatsIn } from "../loader/group-by.ts";
import type { Dataset } from "../loader/load.ts";
import { suggest } from "../loader/suggest.ts";
import { asError, type DataPlace, invalidValue, type Problem } from "../problem.ts";
import { fileFieldProblems } from "./form-files.ts";
import { asksFor, type FieldAt, questionProblems, usualNames } from "./form-questions.ts";

/** Names of what a browser may fill in (HTML standard, 4.10.18.7.1, autofill detail tokens). */
const autofillFields =
  "name honorific-prefix given-name additional-name family-name honorific-suffix nickname username new-password current-password one-time-code organization-title organization street-address address-line1 address-line2 address-line3 address-level4 address-level3 address-level2 address-level1 country country-name postal-code cc-name cc-given-name cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency transaction-amount language bday bday-day bday-month bday-year sex url photo".split(
    " ",
  );
const contactFields =
  "tel tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension email impp".split(
    " ",
  );
/** What people call them. */
const otherNames: Record<string, string> = {
  firstname: "given-name",
  "first-name": "given-name",
  lastname: "family-name",
  "last-name": "family-name",
  surname: "family-name",
  fullname: "name",
  phone: "tel",
  telephone: "tel",
  mobile: "tel",
  mail: "email",
  address: "street-address",
  city: "address-level2",
  state: "address-level1",
  zip: "postal-code",
  zipcode: "postal-code",
  company: "organization",
};
const allFields = [...autofillFields, ...contactFields];

type Forms = Pick<Dataset, "forms" | "pages" | "knownIds">;

/** Fields of forms that contradict themselves or each other, and sections whose form does not exist. */
export function formProblems(dataset: Forms): Problem[] {
  return [
    ...dataset.forms.flatMap((form) => {
      const fields = fieldsOf(form);
      return [
        ...repeatedNames(fields),
        ...questionProblems(fields),
        ...fields.flatMap(fieldProblems),
        ...fileFieldProblems(form, fields),
      ];
    }),
    ...unknownForms(dataset),
  ];
}

/** Contact sections that show a form that does not exist. */
function unknownForms({ pages, knownIds }: Forms): Problem[] {
  const known = [...knownIds.form];
  return pages.flatMap(({ file, value }) =>
    value.sections.flatMap((section, index) =>
      section.kind !== "contact" || section.form === undefined || knownIds.form.has(section.form)
        ? []
        : unknownForm(section.form, { file, pointer: `/sections/${index}/form` }, known),
    ),
  );
}

function unknownForm(id: string, place: DataPlace, known: readonly string[]): Problem {
  const meant = suggest(id, known)?.name;
  return asError({
    code: "unknown-reference",
    message: `There is no file forms/${id}.yaml.${meant ? ` Did you mean ${meant}?` : ""}`,
    hint: meant ? `Write ${meant} instead of ${id}.` : `Write one of ${known.join(", ")}.`,
    place,
    ...(meant && { proposal: [{ kind: "reword", place, text: meant }] }),
  });
}

/** Names that two fields have. Of the two, the one that is called like a name which no field has is wrong. */
function repeatedNames(fields: readonly FieldAt[]): Problem[] {
  const absent = usualNames.filter((name) => !fields.some(({ field }) => field.name === name));
  return repeatsIn(fields, ({ field }) => field.name).map(({ item: at, first: other }) => {
    const isFirstWrong = absent.includes(asksFor(other.field)) && !absent.includes(asksFor(at.field));
    const [wrong, right] = isFirstWrong ? [other, at] : [at, other];
    const own = asksFor(wrong.field);
    const meant = absent.includes(own) ? own : absent.length === 1 ? absent[0] : undefined;
    const placeOf = ({ file, pointer }: FieldAt) => ({ file, pointer: `${pointer}/name` });
    return asError({
      code: "duplicate-id",
      message: `Two fields have the name "${at.field.name}".`,
      hint: meant
        ? `Write name: ${meant} instead of ${at.field.name}.`
        : "Give the field another name, or remove it.",
      place: placeOf(wrong),
      related: [placeOf(right)],
      ...(meant && { proposal: [{ kind: "reword", place: placeOf(wrong), text: meant }] }),
    });
  });
}

function fieldsOf({ file, value }: Entity<Form>): FieldAt[] {
  return value.groups.flatMap(({ fields }, group) =>
    fields.map((field, index) => ({ field, file, pointer: `/groups/${group}/fields/${index}` })),
  );
}

function fieldProblems({ field, file, pointer }: FieldAt): Problem[] {
  const { options, autocomplete } = field;
  const place = (name: string) => ({ file, pointer: `${pointer}/${name}` });
  const problems: Problem[] = [];
  const token = autocomplete === undefined ? undefined : badAutofill(autocomplete);
  if (token !== undefined) {
    const meant = otherNames[token.toLowerCase()] ?? suggest(token, allFields)?.name;
    problems.push(
      invalidValue(
        `"autocomplete" names "${token}", which browsers do not know.${meant ? ` Did you mean ${meant}?` : ""}`,
        meant
          ? `Write ${meant} instead of ${token}.`
          : "Write one of HTML's names, such as given-name, family-name, tel, email or street-address.",
        { ...place("autocomplete"), words: token },
      ),
    );
  }
  const at = (key: "value" | "label") =>
    (options ?? []).map((option, index) => ({ ...place(`options/${index}/${key}`), word: option[key] }));
  const values = repeats(at("value"), "value of a choice", "Give the choice another value, or remove it.");
  return [
    ...problems,
    ...(values.length > 0
      ? values
      : repeats(at("label"), "label of a choice", "Give the choice another label, or remove it.")),
  ];
}

/** The token of an `autocomplete` that browsers do not know, or that stands where it may not; undefined where all is well. */
function badAutofill(text: string): string | undefined {
  const tokens = text.trim().split(/\s+/);
  if (tokens.length === 1 && /^(on|off)$/i.test(text)) return undefined;
  if (tokens.length > 1 && tokens.at(-1)?.toLowerCase() === "webauthn") tokens.pop();
  if (/^section-./i.test(tokens[0] ?? "")) tokens.shift();
  if (tokens.length > 1 && /^(shipping|billing)$/i.test(tokens[0] ?? "")) tokens.shift();
  const isContact = tokens.length > 1 && /^(home|work|mobile|fax|pager)$/i.test(tokens[0] ?? "");
  if (isContact) tokens.shift();
  const names = isContact ? contactFields : allFields;
  return tokens.find((token, index) => index > 0 || !names.includes(token.toLowerCase()));
}

function repeats(
  entries: { file: string; pointer: string; word: string }[],
  name: string,
  hint: string,
): Problem[] {
  return repeatsIn(entries, ({ word }) => word).map(({ item: { word, ...place }, first }) =>
    asError({
      code: "duplicate-id",
      message: `"${word}" is the ${name} that stands further above.`,
      hint,
      place,
      related: [{ file: first.file, pointer: first.pointer }],
    }),
  );
}
