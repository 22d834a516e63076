import type { ErrorObject } from "ajv";
import type { Schema } from "../fields/schema.ts";
import type { EntityKind } from "../kinds/index.ts";
import { asError, type Correction, type DataPlace, invalidValue, type Problem } from "../problem.ts";
import { withArticle } from "./counted.ts";
import { describeInvalid } from "./describe-value.ts";
import { escapePointer, stepsOf } from "./pointer.ts";
import { isMissingTag, suggestField } from "./schema-errors.ts";
import { type Step, stepsTo } from "./schema-walk.ts";
import { camelCase, toSlug } from "./slug.ts";
import { suggest } from "./suggest.ts";
import { validatorOf } from "./validators.ts";
import { exampleOf, fieldName, groupExample, show, tagValues, withPoint } from "./wording.ts";

/** The file that is checked. */
export interface Checked {
  kind: EntityKind;
  schema: Schema;
  value: unknown;
  file: string;
}

/** One error of ajv as a sentence, a place and a hint, with the correction where it can only be one. */
export function describeError(error: ErrorObject, root: Checked): Problem {
  const { instancePath: pointer, keyword } = error;
  if (keyword === "additionalProperties") {
    const name = String(error.params.additionalProperty);
    const meant = suggestField(error);
    const isBetter = meant && (meant.isCertain || mends(name, meant.name, error.instancePath, root));
    const problem = unknownField(name, isBetter ? meant : undefined, error, root);
    if (isBetter || !meant?.isOtherWord) return problem;
    const field = (error.parentSchema as Schema).properties?.[meant.name] ?? {};
    return { ...problem, hint: `Here it is ${meant.name}: ${withPoint(groupExample(field))}` };
  }
  if (isMissingTag(error)) return describeMissingTag(error, root);
  if (keyword === "required") return missingField(String(error.params.missingProperty), error, root);
  if (keyword === "propertyNames") return invalidName(error, root.file);
  const { at = pointer, correct, propose, ...wording } = describeInvalid(error, pointer);
  const place = { file: root.file, pointer: at };
  return asError({
    code: "invalid-value",
    ...wording,
    place,
    ...(correct && { corrections: [correct(place)] }),
    ...(propose && { proposal: [propose(place)] }),
    // Another form may make a text longer; it says no more.
    ...((keyword === "minLength" || isNoName(error)) && { corrections: [] }),
  });
}

/** True for words in place of a list of names, none of which they are: brackets would make wrong names of them. */
function isNoName({ keyword, data, parentSchema }: ErrorObject): boolean {
  const { items } = (parentSchema ?? {}) as Schema;
  const { role, pattern } = items ?? {};
  if (keyword !== "type" || role === undefined || pattern === undefined) return false;
  return !String(data)
    .split(/, */)
    .every((name) => new RegExp(pattern).test(name));
}

/** True where a field under another name leaves less wrong: a list of other things under the name of a list does not. */
function mends(name: string, meant: string, pointer: string, { kind, value }: Checked): boolean {
  const renamed = structuredClone(value);
  const group = stepsOf(pointer).reduce(
    (node, step) => node[step] as Record<string, unknown>,
    renamed as Record<string, unknown>,
  );
  group[meant] = group[name];
  delete group[name];
  return countErrors(kind, renamed) < countErrors(kind, value);
}

function countErrors(kind: EntityKind, value: unknown): number {
  const validator = validatorOf(kind);
  return validator(value) ? 0 : (validator.errors?.length ?? 0);
}

function unknownField(
  name: string,
  meant: { name: string; isCertain: boolean } | undefined,
  error: ErrorObject,
  root: Checked,
): Problem {
  const place: DataPlace = {
    file: root.file,
    pointer: `${error.instancePath}/${escapePointer(name)}`,
    isKey: true,
  };
  const known = Object.keys((error.parentSchema as Schema).properties ?? {});
  const correction: Correction | undefined = meant && { kind: "reword", place, text: meant.name };
  return asError({
    code: "unknown-field",
    message: `"${name}" is not a field of ${ownerName(error, root)}.${meant ? ` Did you mean "${meant.name}"?` : ""}`,
    hint: meant ? `Write ${meant.name}: instead of ${name}:.` : `Fields here are ${known.join(", ")}.`,
    place,
    ...(correction && (meant?.isCertain ? { corrections: [correction] } : { proposal: [correction] })),
  });
}

/** The field that decides which others there are is missing, misspelled, or no text. */
function describeMissingTag(error: ErrorObject, root: Checked): Problem {
  const tag = String(error.params.tag);
  const values = tagValues(error);
  const data = error.data as Record<string, unknown>;
  const oneOfThem = `${tag}: and one of ${[...values].sort().join(", ")}.`;
  if (tag in data)
    return invalidValue(`"${tag}" must be text, but is ${show(data[tag])}.`, `Write ${oneOfThem}`, {
      file: root.file,
      pointer: `${error.instancePath}/${escapePointer(tag)}`,
    });
  const misspelled = Object.keys(data).find(
    (name) => values.includes(String(data[name])) || suggest(name, [tag]),
  );
  if (misspelled !== undefined)
    return unknownField(
      misspelled,
      { name: tag, isCertain: values.includes(String(data[misspelled])) },
      error,
      root,
    );
  return { ...missingField(tag, error, root), hint: `Add ${oneOfThem}` };
}

/** An example, and what the field means behind it. The point of "Ann M." would end no sentence. */
function exampleBefore(meaning: string | undefined, example: string): string {
  if (meaning === undefined) return withPoint(example);
  return `${/[.!?]$/.test(example) ? ` "${example.trim()}"` : withPoint(example)} ${meaning}`;
}

function missingField(name: string, error: ErrorObject, root: Checked): Problem {
  const { instancePath: pointer } = error;
  const owner = groupAt(pointer, root)?.schema ?? (error.parentSchema as Schema);
  const field = owner.properties?.[name];
  return asError({
    code: "missing-field",
    message: `The field "${name}" is missing${pointer === "" ? "" : ` in "${fieldName(pointer)}"`}.`,
    hint: `Add ${name}:${exampleBefore(field?.description, exampleOf(field))}`,
    place: { file: root.file, pointer },
  });
}

function invalidName(error: ErrorObject, file: string): Problem {
  const name = String(error.params.propertyName);
  return invalidValue(
    `"${name}" cannot be a name in "${fieldName(error.instancePath)}".`,
    `Start with a small letter, then letters and digits only, for example ${inOneWord(name) || "replyTime"}.`,
    { file, pointer: `${error.instancePath}/${escapePointer(name)}`, isKey: true },
  );
}

/** `Travel fee` → travelFee; "" where no name is left. */
function inOneWord(name: string): string {
  const joined = camelCase(toSlug(name));
  return /^[a-z]/.test(joined) ? joined : "";
}

function groupAt(pointer: string, root: Checked): Step | undefined {
  const step = stepsTo(root.schema, root.value, pointer).at(-1);
  return step?.pointer === pointer ? step : undefined;
}

function ownerName({ instancePath, data }: ErrorObject, { kind }: Checked): string {
  const section = (data as { kind?: unknown } | null)?.kind;
  if (typeof section === "string" && instancePath.startsWith("/sections/"))
    return `a section of kind ${section}`;
  return instancePath === "" || instancePath.startsWith("/sections")
    ? `${withArticle(kind)} file`
    : `"${fieldName(instancePath)}"`;
}
