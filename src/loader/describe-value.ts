import type { ErrorObject } from "ajv";
import type { Schema } from "../fields/schema.ts";
import type { Correction, DataPlace } from "../problem.ts";
import type { Meant } from "./meant.ts";
import { meantValue } from "./meant-value.ts";
import { inOtherWords } from "./other-words.ts";
import { excludedNames } from "./schema-errors.ts";
import { type Suggestion, suggest } from "./suggest.ts";
import { exampleOf, fieldName, groupExample, show, tagValues, typeName, withPoint } from "./wording.ts";
import { numberMeant } from "./written-numbers.ts";

/** Fewest letters of a value that is cut short. */
const minStart = 2;

/** What is said of a value that its schema refuses. */
export interface ValueWording {
  message: string;
  hint: string;
  /** Where it is, if not at the value itself. */
  at?: string;
  /** The correction that the hint speaks of, where it is certain. */
  correct?: (place: DataPlace) => Correction;
  /** The same, where a person has to decide. */
  propose?: (place: DataPlace) => Correction;
}

/** Puts ajv's error about the value at `pointer` into a sentence and a hint. */
export function describeInvalid(error: ErrorObject, pointer: string): ValueWording {
  const name = fieldName(pointer);
  const schema = (error.parentSchema ?? {}) as Schema;
  const describe = explanations[error.keyword];
  if (describe) return describe({ error, schema, name, pointer });
  return { message: `"${name}" is ${show(error.data)}, but ${error.message}.`, hint: forExample(schema) };
}

interface Subject {
  error: ErrorObject;
  schema: Schema;
  name: string;
  pointer: string;
}

const explanations: Partial<Record<string, (subject: Subject) => ValueWording>> = {
  type: describeType,
  enum: ({ error, schema, name }) => describeChoice(name, error.data, schema.enum ?? []),
  const: ({ error, schema, name }) => describeChoice(name, error.data, [String(schema.const)]),
  discriminator: ({ error, pointer }) => {
    const tag = String(error.params.tag);
    return { ...describeChoice(tag, error.params.tagValue, tagValues(error)), at: `${pointer}/${tag}` };
  },
  pattern: ({ error, schema, name }) => {
    const meant = meantValue(String(error.data), schema);
    return {
      message: `"${name}" is ${show(error.data)}, which does not have the right form.`,
      ...(meant ? asMeant(name, meant) : { hint: schema.mistake ?? forExample(schema) }),
    };
  },
  minItems: ({ error, schema, name }) => {
    const { length } = error.data as unknown[];
    return {
      message: `"${name}" has ${length} ${length === 1 ? "entry" : "entries"}; at least ${error.params.limit} ${error.params.limit === 1 ? "is" : "are"} needed.`,
      hint: `Add ${error.params.limit - length} more. ${schema.description ?? ""}`.trim(),
    };
  },
  maxItems: ({ error, schema, name }) => ({
    message: `"${name}" has ${(error.data as unknown[]).length} entries; at most ${error.params.limit} are allowed.`,
    hint: `Remove ${(error.data as unknown[]).length - error.params.limit}. ${schema.description ?? ""}`.trim(),
  }),
  uniqueItems: describeRepeat,
  minLength: ({ error, schema, name }) =>
    error.data === ""
      ? {
          message: `"${name}" is empty.`,
          hint: `Write something, for example${withPoint(exampleOf(schema))}`,
        }
      : {
          message: `"${name}" is too short: at least ${error.params.limit} characters.`,
          hint: forExample(schema),
        },
  maxLength: ({ error, name }) => ({
    message: `"${name}" is too long: at most ${error.params.limit} characters.`,
    hint: "Shorten it.",
  }),
  minimum: (subject) => outOfRange("must be at least", subject),
  maximum: (subject) => outOfRange("may be at most", subject),
  exclusiveMinimum: (subject) => outOfRange("must be more than", subject),
  oneOf: ({ error, name }) => ({
    message: `"${name}" fits none of the forms it may have.`,
    hint: `Write ${(error.schema as Schema[]).map(describeForm).join(" or ")}.`,
  }),
  not: describeExcluded,
};

/** Texts that no YAML program takes for a number, a time or a date. */
const needsNoQuotes = /^(?!\d{4}-|[\d.]+$)[\w(][\w ()@/.-]*$|^https:\S+$/;

/** That a value is to be written as it was meant; made where that is certain. */
function asMeant(
  name: string,
  { text, isCertain, behind = "" }: Meant,
  isNumber = false,
): Omit<ValueWording, "message"> {
  const source = isNumber || needsNoQuotes.test(text) ? text : JSON.stringify(text);
  return {
    hint: `Write ${fieldLabel(name)}${source}${behind}.`,
    [isCertain ? "correct" : "propose"]: (place: DataPlace) => ({ kind: "replace", place, source }),
  };
}

function forExample(schema: Schema): string {
  const example = exampleOf(schema);
  return example
    ? `For example${withPoint(example)}`
    : (schema.description ?? "Compare with the other files of its folder.");
}

function outOfRange(limit: string, { error, schema, name }: Subject): ValueWording {
  const meant = schema.unit === "year" ? numberMeant(String(error.data), schema) : undefined;
  return {
    message: `"${name}" is ${show(error.data)}, but ${limit} ${error.params.limit}.`,
    ...(meant ? asMeant(name, meant, true) : { hint: schema.mistake ?? forExample(schema) }),
  };
}

function describeRepeat({ error, schema, name, pointer }: Subject): ValueWording {
  const [first, second] = [error.params.i, error.params.j].map(Number).sort((a, b) => a - b) as [
    number,
    number,
  ];
  const entries = error.data as unknown[];
  const isNeeded = entries.length <= (schema.minItems ?? 0);
  return {
    message: `"${name}" lists ${nameOfEntry(entries[second])} twice.`,
    hint: isNeeded
      ? `Write another entry in its place; entry ${first + 1} says the same, and ${schema.minItems} are needed.`
      : `Remove this entry; entry ${first + 1} says the same.`,
    at: `${pointer}/${second}`,
    ...(!isNeeded && { correct: (place: DataPlace) => ({ kind: "remove" as const, place }) }),
  };
}

/** How an entry of a list is called: by its text, or the first text in it. */
function nameOfEntry(entry: unknown): string {
  const texts = typeof entry === "object" && entry !== null ? Object.values(entry) : [entry];
  const text = texts.find((value) => typeof value === "string" || typeof value === "number");
  return text === undefined ? "the same entry" : show(text);
}

function describeType({ error, schema, name }: Subject): ValueWording {
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
  const message = `"${name}" ${rest}`;
  const plain = plainSource(String(error.params.type), error.data);
  if (plain) {
    const label = fieldLabel(name);
    return {
      message,
      hint: `Write ${label}${plain.source}, without ${plain.without}.`,
      correct: (place) => ({ kind: "replace", place, source: plain.source }),
    };
  }
  const isNumber = /^(number|integer)$/.test(String(error.params.type));
  const meant = isNumber && typeof error.data === "string" ? numberMeant(error.data, schema) : undefined;
  if (meant) return { message, ...asMeant(name, meant, true) };
  const example = exampleOf(schema) || groupExample(schema);
  if (schema.mistake && isNumber) return { message, hint: schema.mistake };
  return {
    message,
    hint: example ? `For example ${fieldLabel(name)}${withPoint(example.trimStart())}` : `Write ${type}.`,
  };
}

/** `order: `, or nothing for a list entry, which has no name to write. */
function fieldLabel(name: string): string {
  return name.includes(", entry ") ? "" : `${name}: `;
}

/** What was meant by a number in quotes, or a text in brackets. */
function plainSource(type: string, data: unknown): { source: string; without: string } | undefined {
  if (/^(number|integer)$/.test(type) && typeof data === "string" && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(data))
    return type === "integer" && data.includes(".")
      ? undefined
      : { source: data, without: "quotation marks" };
  if (type === "boolean" && (data === "true" || data === "false"))
    return { source: data, without: "quotation marks" };
  const [only] = Array.isArray(data) && data.length === 1 ? data : [];
  return type === "string" && typeof only === "string" && /^[\w/][\w /-]*$/.test(only)
    ? { source: only, without: "brackets" }
    : undefined;
}

/** The one of some values that was probably meant: a slip away, or cut short, as `Sat` for `Saturday`. */
export function choiceMeant(value: unknown, choices: readonly string[]): Suggestion | undefined {
  if (typeof value !== "string") return undefined;
  const near = suggest(value, choices);
  const start = value.toLowerCase().replace(/\.$/, "");
  const [longer, other] = choices.filter((choice) => choice.toLowerCase().startsWith(start));
  if (near) return near;
  if (longer !== undefined && other === undefined && start.length >= minStart)
    return { name: longer, isCertain: start.length > minStart };
  const same = inOtherWords(value, choices);
  return same === undefined ? undefined : { name: same, isCertain: false };
}

function describeChoice(name: string, value: unknown, choices: string[]): ValueWording {
  const [only] = Array.isArray(value) && value.length === 1 ? value : [];
  if (typeof only === "string" && choices.includes(only))
    return {
      message: `"${name}" must be one word, but is a list.`,
      hint: `Write ${fieldLabel(name)}${only}, without brackets.`,
      correct: (place) => ({ kind: "replace", place, source: only }),
    };
  const meant = choiceMeant(value, choices);
  return {
    message: `"${name}" is ${show(value)}, which is not one of its values.${meant ? ` Did you mean "${meant.name}"?` : ""}`,
    hint: meant ? `Write ${fieldLabel(name)}${meant.name}.` : `It may be ${choices.join(", ")}.`,
    ...(meant && {
      [meant.isCertain ? "correct" : "propose"]: (place: DataPlace) => ({
        kind: "reword",
        place,
        text: meant.name,
      }),
    }),
  };
}

function describeForm(branch: Schema): string {
  const names = Object.keys(branch.properties ?? {});
  const fields = names.length > 0 ? names : (branch.required ?? []);
  if (fields.length === 0)
    return branch.const === undefined ? typeName(branch.type ?? "") : String(branch.const);
  const description = branch.description ?? "";
  const said = description.charAt(0).toLowerCase() + description.slice(1).replace(/\.$/, "");
  return `${fields.join(": and ")}:${said ? ` (${said})` : ""}`;
}

/** Fields that do not go together, or not with the kind of the group. */
function describeExcluded({ error }: Subject): ValueWording {
  const { kind } = error.data as { kind?: unknown };
  const names = excludedNames(error);
  const shown = names.map((name) => `"${name}"`).join(" and ");
  return {
    message: `${shown} ${names.length === 1 ? "does" : "do"} not go with the other fields${typeof kind === "string" ? ` of a ${kind}` : ""}.`,
    hint: `Remove ${names.map((name) => `${name}:`).join(" and ")}, or compare with a file that has the same fields.`,
  };
}
