import type { ErrorObject } from "ajv";
import type { Problem } from "../problem.ts";
import { type EntityKind, type Schema, sharedSchemas } from "../schema/index.ts";
import { escapePointer } from "./pointer.ts";
import { didYouMean } from "./suggest.ts";
import { validatorOf } from "./validators.ts";

/** Checks a value against the schema of its entity. Every difference comes back as a problem with its place. */
export function validateEntity(kind: EntityKind, value: unknown, file: string): Problem[] {
  const validator = validatorOf(kind);
  if (validator(value)) return [];
  return withoutRepeats(withoutEchoes(validator.errors ?? [])).map((error) => toProblem(error, kind, file));
}

/**
 * Alternatives (`oneOf`) fail once per branch. Where a branch was entered by its keys, only that branch's errors say
 * something; the error of the whole and those of the other branches are echoes of it.
 */
function withoutEchoes(errors: ErrorObject[]): ErrorObject[] {
  const wholes = errors.filter((error) => error.keyword === "oneOf");
  let kept = errors.filter((error) => error.keyword !== "oneOf");
  for (const whole of wholes) {
    const branches = (whole.schema as Schema[]).map((branch) => Object.keys(branch.properties ?? {}));
    const present = Object.keys((whole.data ?? {}) as object);
    const fitting = branches.findIndex((keys) => keys.some((key) => present.includes(key)));
    const belongs = (error: ErrorObject) =>
      error.instancePath.startsWith(whole.instancePath) &&
      error.schemaPath.startsWith(whole.schemaPath.replace(/\/oneOf$/, ""));
    const isFitting = (error: ErrorObject) => error.schemaPath.includes(`oneOf/${fitting}/`);
    kept = kept.filter((error) => !belongs(error) || isFitting(error));
    if (fitting < 0) kept.push(whole);
  }
  return kept;
}

/** One mistake, one problem: a misspelt field is not also missing, and a bad name is not also a bad value. */
function withoutRepeats(errors: ErrorObject[]): ErrorObject[] {
  const meant = new Set<string>();
  for (const error of errors) {
    if (isMissingKind(error)) meant.add(`${error.instancePath}/kind`);
    if (error.keyword !== "additionalProperties") continue;
    const name = didYouMean(String(error.params.additionalProperty), fieldsOf(error));
    if (name) meant.add(`${error.instancePath}/${name}`);
  }
  return errors.filter(
    (error) =>
      !(error.keyword === "required" && meant.has(`${error.instancePath}/${error.params.missingProperty}`)) &&
      !(error.propertyName !== undefined && error.keyword !== "propertyNames"),
  );
}

function fieldsOf(error: ErrorObject): string[] {
  return Object.keys((error.parentSchema as Schema).properties ?? {});
}

function toProblem(error: ErrorObject, kind: EntityKind, file: string): Problem {
  const pointer = error.instancePath;
  const base = { severity: "error" as const };
  if (error.keyword === "additionalProperties") {
    const name = String(error.params.additionalProperty);
    const known = fieldsOf(error);
    const meant = didYouMean(name, known);
    const owner =
      pointer === "" || pointer.startsWith("/sections") ? ownerName(error, kind) : `"${fieldName(pointer)}"`;
    return {
      ...base,
      code: "unknown-field",
      message: `"${name}" is not a field of ${owner}.${meant ? ` Did you mean "${meant}"?` : ""}`,
      hint: meant ? `Write ${meant}: instead of ${name}:.` : `Fields here are ${known.join(", ")}.`,
      place: { file, pointer: `${pointer}/${escapePointer(name)}`, isKey: true },
    };
  }
  if (error.keyword === "required" || isMissingKind(error)) {
    const name = error.keyword === "required" ? String(error.params.missingProperty) : "kind";
    const field = (error.parentSchema as Schema).properties?.[name];
    return {
      ...base,
      code: "missing-field",
      message: `The field "${name}" is missing${pointer === "" ? "" : ` in "${fieldName(pointer)}"`}.`,
      hint: isMissingKind(error)
        ? `Add kind: and one of ${sectionKinds().join(", ")}.`
        : `Add ${name}:${withPoint(exampleOf(field))}${field?.description ? ` ${field.description}` : ""}`,
      place: { file, pointer },
    };
  }
  if (error.keyword === "propertyNames") {
    const name = String(error.params.propertyName);
    return {
      ...base,
      code: "invalid-value",
      message: `"${name}" cannot be a name in "${fieldName(pointer)}".`,
      hint: "Start with a small letter, then letters and digits only, for example replyTime.",
      place: { file, pointer: `${pointer}/${escapePointer(name)}`, isKey: true },
    };
  }
  return { ...base, code: "invalid-value", ...describeInvalid(error, pointer), place: { file, pointer } };
}

function isMissingKind(error: ErrorObject): boolean {
  return error.keyword === "discriminator" && error.params.error === "tag";
}

function ownerName(error: ErrorObject, kind: EntityKind): string {
  const section = (error.data as { kind?: unknown } | null)?.kind;
  return typeof section === "string" ? `a section of kind ${section}` : `a ${kind} file`;
}

function describeInvalid(error: ErrorObject, pointer: string): { message: string; hint: string } {
  const schema = (error.parentSchema ?? {}) as Schema;
  const name = fieldName(pointer);
  const shown = show(error.data);
  switch (error.keyword) {
    case "type":
      return describeType(error, schema, name);
    case "enum":
    case "const":
      return describeChoice(name, error.data, schema.enum ?? [String(schema.const)]);
    case "discriminator":
      return describeChoice("kind", (error.data as { kind?: unknown }).kind, sectionKinds());
    case "pattern":
      return {
        message: `"${name}" is ${shown}, which does not have the right form.`,
        hint: schema.mistake ?? `For example${withPoint(exampleOf(schema))}`,
      };
    case "minItems":
      return {
        message: `"${name}" has ${(error.data as unknown[]).length} entries; at least ${error.params.limit} are needed.`,
        hint: `Add ${error.params.limit - (error.data as unknown[]).length} more. ${schema.description ?? ""}`.trim(),
      };
    case "uniqueItems":
      return {
        message: `"${name}" lists the same entry twice.`,
        hint: `Remove entry ${Number(error.params.i) + 1} or ${Number(error.params.j) + 1}.`,
      };
    case "minLength":
      return {
        message: `"${name}" is empty.`,
        hint: `Write something, for example${withPoint(exampleOf(schema))}`,
      };
    case "maxLength":
      return {
        message: `"${name}" is too long: at most ${error.params.limit} characters.`,
        hint: "Shorten it.",
      };
    case "minimum":
      return outOfRange(`"${name}" is ${shown}, but must be at least ${error.params.limit}.`, schema);
    case "maximum":
      return outOfRange(`"${name}" is ${shown}, but may be at most ${error.params.limit}.`, schema);
    case "exclusiveMinimum":
      return outOfRange(`"${name}" is ${shown}, but must be more than ${error.params.limit}.`, schema);
    case "oneOf":
      return { message: `"${name}" fits none of the forms it may have.`, hint: oneOfHint(error) };
    default:
      return {
        message: `"${name}" is ${shown}, but ${error.message}.`,
        hint: `For example${withPoint(exampleOf(schema))}`,
      };
  }
}

function outOfRange(message: string, schema: Schema): { message: string; hint: string } {
  return { message, hint: `For example${withPoint(exampleOf(schema))}` };
}

function describeType(error: ErrorObject, schema: Schema, name: string): { message: string; hint: string } {
  const type = typeName(String(error.params.type));
  const rest = `must be ${type}, but is ${show(error.data)}.`;
  if (name === "") {
    const [first = ""] = (error.parentSchema as { required?: string[] }).required ?? [];
    const example = `${first}:${exampleOf(schema.properties?.[first])}`;
    return {
      message: `The file ${rest}`,
      hint: `Write one field to a line, for example ${withPoint(example)}`,
    };
  }
  const example = exampleOf(schema);
  return {
    message: `"${name}" ${rest}`,
    hint: example ? `For example ${name}:${withPoint(example)}` : `Write ${type}.`,
  };
}

function describeChoice(name: string, value: unknown, choices: string[]): { message: string; hint: string } {
  const meant = typeof value === "string" ? didYouMean(value, choices) : undefined;
  return {
    message: `"${name}" is ${show(value)}, which is not one of its values.${meant ? ` Did you mean "${meant}"?` : ""}`,
    hint: meant ? `Write ${name}: ${meant}.` : `It may be ${choices.join(", ")}.`,
  };
}

function oneOfHint(error: ErrorObject): string {
  const forms = (error.schema as Schema[]).map((branch) => {
    const description = branch.description ?? "";
    const said = description.charAt(0).toLowerCase() + description.slice(1).replace(/\.$/, "");
    return `${Object.keys(branch.properties ?? {}).join(": and ")}: (${said})`;
  });
  return `Write ${forms.join(" or ")}.`;
}

function sectionKinds(): string[] {
  return sharedSchemas.flatMap((schema) => schema.properties?.kind?.const ?? []);
}

/** The field a pointer names, as a person would say it: "zipCodes", or "zipCodes, entry 2". */
function fieldName(pointer: string): string {
  const steps = pointer.split("/").slice(1);
  const last = steps.at(-1) ?? "";
  return /^\d+$/.test(last) && steps.length > 1 ? `${steps.at(-2)}, entry ${Number(last) + 1}` : last;
}

function exampleOf(schema: Schema | undefined): string {
  const example = schema?.examples?.[0];
  if (example === undefined) return "";
  return ` ${typeof example === "object" ? JSON.stringify(example) : String(example)}`;
}

/** Ends a sentence that an example may have ended already. */
function withPoint(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function typeName(type: string): string {
  const names: Record<string, string> = {
    string: "text",
    number: "a number",
    integer: "a whole number",
    boolean: "true or false",
    array: "a list",
    object: "a group of fields",
  };
  return names[type] ?? type;
}

function show(value: unknown): string {
  if (value === null || value === undefined) return "empty";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a group of fields";
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}..."` : text;
}
