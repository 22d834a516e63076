import type { ErrorObject } from "ajv";
import type { Problem } from "../problem.ts";
import { type EntityKind, type Schema, sharedSchemas } from "../schema/index.ts";
import { escapePointer } from "./parse.ts";
import { didYouMean } from "./suggest.ts";
import { validatorOf } from "./validators.ts";

/** Checks a value against the schema of its entity. Every difference comes back as a problem with its place. */
export function validateEntity(kind: EntityKind, value: unknown, file: string): Problem[] {
  const validator = validatorOf(kind);
  if (validator(value)) return [];
  return withoutEchoes(validator.errors ?? []).map((error) => toProblem(error, kind, file));
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

function toProblem(error: ErrorObject, kind: EntityKind, file: string): Problem {
  const pointer = error.instancePath;
  const base = { severity: "error" as const };
  if (error.keyword === "additionalProperties") {
    const name = String(error.params.additionalProperty);
    const known = Object.keys((error.parentSchema as Schema).properties ?? {});
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
      hint: `Add ${name}:${exampleOf(field)}.${field?.description ? ` ${field.description}` : ""}`,
      place: { file, pointer },
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
  const name = fieldName(pointer) || "The file";
  const shown = show(error.data);
  switch (error.keyword) {
    case "type":
      return {
        message: `"${name}" must be ${typeName(String(error.params.type))}, but is ${shown}.`,
        hint: `For example ${name}:${exampleOf(schema)}.`,
      };
    case "enum":
    case "const":
      return describeChoice(name, error.data, schema.enum ?? [String(schema.const)]);
    case "discriminator":
      return describeChoice("kind", (error.data as { kind?: unknown }).kind, sectionKinds());
    case "pattern":
      return {
        message: `"${name}" is ${shown}, which does not have the right form.`,
        hint: schema.mistake ?? `For example${exampleOf(schema)}.`,
      };
    case "minItems":
      return {
        message: `"${name}" has ${(error.data as unknown[]).length} entries; at least ${error.params.limit} are needed.`,
        hint: schema.description ?? "Add the missing entries.",
      };
    case "uniqueItems":
      return {
        message: `"${name}" lists the same entry twice.`,
        hint: `Remove entry ${Number(error.params.i) + 1} or ${Number(error.params.j) + 1}.`,
      };
    case "minLength":
      return { message: `"${name}" is empty.`, hint: `Write something, for example${exampleOf(schema)}.` };
    case "maxLength":
      return {
        message: `"${name}" is too long: at most ${error.params.limit} characters.`,
        hint: "Shorten it.",
      };
    case "oneOf":
      return { message: `"${name}" fits none of the forms it may have.`, hint: oneOfHint(error) };
    default:
      return {
        message: `"${name}" is ${shown}, but ${error.message}.`,
        hint: `For example${exampleOf(schema)}.`,
      };
  }
}

function describeChoice(name: string, value: unknown, choices: string[]): { message: string; hint: string } {
  const meant = typeof value === "string" ? didYouMean(value, choices) : undefined;
  return {
    message: `"${name}" is ${show(value)}, which is not one of its values.${meant ? ` Did you mean "${meant}"?` : ""}`,
    hint: meant ? `Write ${name}: ${meant}.` : `It may be ${choices.join(", ")}.`,
  };
}

function oneOfHint(error: ErrorObject): string {
  const forms = (error.schema as Schema[]).map(
    (branch) => `${Object.keys(branch.properties ?? {}).join(" and ")} (${branch.description ?? ""})`,
  );
  return `It has ${forms.join(" or ")}`;
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
