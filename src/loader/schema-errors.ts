import type { ErrorObject } from "ajv";
import { distance } from "fastest-levenshtein";
import type { Schema } from "../fields/schema.ts";
import { inOtherWords } from "./other-words.ts";
import { suggest } from "./suggest.ts";
import type { Unfinished } from "./unfinished.ts";

/** Leaves of ajv's errors those that name a cause: one mistake, one error. */
export function withoutConsequences(errors: ErrorObject[], unfinished: Unfinished[]): ErrorObject[] {
  return withoutRepeats(withoutConditions(withoutEchoes(withoutUnfinished(errors, unfinished))));
}

/** A mark has the wrong type and form for most fields, and makes a list too short; that it is there says it all. */
function withoutUnfinished(errors: ErrorObject[], unfinished: Unfinished[]): ErrorObject[] {
  const isAbout = ({ instancePath, keyword }: ErrorObject, { pointer }: Unfinished) =>
    instancePath === pointer ||
    (/^(minItems|uniqueItems)$/.test(keyword) && pointer.startsWith(`${instancePath}/`));
  return errors.filter((error) => !unfinished.some((gap) => isAbout(error, gap)));
}

/**
 * Alternatives (`oneOf`) fail once per branch. Where a branch was entered, only that branch's errors say something;
 * the error of the whole and those of the other branches are echoes of it.
 */
function withoutEchoes(errors: ErrorObject[]): ErrorObject[] {
  const wholes = errors.filter((error) => error.keyword === "oneOf");
  let kept = errors.filter((error) => error.keyword !== "oneOf");
  for (const whole of wholes) {
    const fitting = fittingBranch(whole);
    const branchPath = `${whole.schemaPath}/`;
    const belongs = (error: ErrorObject) =>
      error.instancePath.startsWith(whole.instancePath) && error.schemaPath.startsWith(branchPath);
    const isFitting = (error: ErrorObject) => error.schemaPath.startsWith(`${branchPath}${fitting}/`);
    kept = kept.filter((error) => !belongs(error) || isFitting(error));
    if (fitting < 0) kept.push(whole);
  }
  return kept;
}

/** The alternative that was meant: the one whose fields are there, or nearly, or whose type it is; -1 for none. */
function fittingBranch({ schema, data }: ErrorObject): number {
  const branches = schema as Schema[];
  if (typeof data !== "object" || data === null || Array.isArray(data)) {
    const type = Array.isArray(data) ? "array" : typeof data;
    return branches.findIndex((branch) => branch.type === type);
  }
  const names = Object.keys(data);
  const fieldsOf = ({ properties = {}, required = [] }: Schema) => [
    ...new Set([...Object.keys(properties), ...required]),
  ];
  const exact = branches.findIndex((branch) => names.some((name) => fieldsOf(branch).includes(name)));
  if (exact >= 0) return exact;
  return branches.findIndex((branch) => names.some((name) => suggest(name, fieldsOf(branch))?.isCertain));
}

/** What follows from a field (`if`, `then`, `else`) says nothing while that field itself is wrong. */
function withoutConditions(errors: ErrorObject[]): ErrorObject[] {
  const conditions = errors.filter((error) => error.keyword === "if");
  const isWrong = (name: string, { instancePath }: ErrorObject) =>
    errors.some(
      (error) =>
        error.instancePath === `${instancePath}/${name}` ||
        (error.instancePath === instancePath &&
          (error.params.missingProperty === name || nameMeant(error) === name)),
    );
  const idle = conditions.filter((condition) =>
    Object.keys((condition.parentSchema as { if?: Schema }).if?.properties ?? {}).some((name) =>
      isWrong(name, condition),
    ),
  );
  return errors.filter(
    (error) =>
      error.keyword !== "if" &&
      !idle.some(({ schemaPath }) => {
        const base = schemaPath.replace(/if$/, "");
        return error.schemaPath.startsWith(`${base}then/`) || error.schemaPath.startsWith(`${base}else/`);
      }),
  );
}

/** A misspelled field is not also missing, and a name of the wrong form is not also a wrong value. */
function withoutRepeats(errors: ErrorObject[]): ErrorObject[] {
  const meant = new Set(
    errors.flatMap((error) => {
      const name = nameMeant(error);
      return name === undefined ? [] : `${error.instancePath}/${name}`;
    }),
  );
  const empty = new Set(
    errors.flatMap(({ keyword, instancePath, data }) =>
      keyword === "minLength" && data === "" ? instancePath : [],
    ),
  );
  const seen = new Set<string>();
  return errors.filter((error) => {
    const key = `${error.instancePath} ${error.keyword} ${JSON.stringify(error.params)}`;
    const isRepeat = seen.has(key);
    seen.add(key);
    return (
      !isRepeat &&
      !(error.keyword === "pattern" && empty.has(error.instancePath)) &&
      !(error.keyword === "required" && meant.has(`${error.instancePath}/${error.params.missingProperty}`)) &&
      !(error.propertyName !== undefined && error.keyword !== "propertyNames")
    );
  });
}

/** The field that an unknown one was probably meant to be. */
function nameMeant(error: ErrorObject): string | undefined {
  if (isMissingTag(error)) return String(error.params.tag);
  if (error.keyword !== "additionalProperties") return undefined;
  return suggestField(error)?.name;
}

/** The field that was meant, of those that the group does not have yet. */
export function suggestField({ params, parentSchema, data }: ErrorObject): ReturnType<typeof suggest> {
  const { properties = {}, required = [] } = parentSchema as Schema;
  const isAbsent = (name: string) => !Object.hasOwn(data as object, name);
  const written = String(params.additionalProperty);
  const open = Object.keys(properties).filter(isAbsent);
  const found = suggest(written, open);
  if (found) return found;
  const same = inOtherWords(written, open);
  if (same !== undefined) return { name: same, isCertain: false, isOtherWord: true };
  // Of the fields that must be there, one may be written almost otherwise and still be no other.
  const absent = required.filter(isAbsent);
  const strangers = Object.keys(data as object).filter((name) => !Object.hasOwn(properties, name));
  const isOnly = strangers.length === 1 && absent.length === 1;
  const [only, other] = absent.filter(
    (name) => halfAlike(written, name) || (isOnly && hasType(data, written, properties[name])),
  );
  return only !== undefined && other === undefined ? { name: only, isCertain: false } : undefined;
}

function hasType(data: unknown, name: string, schema: Schema | undefined): boolean {
  const value = (data as Record<string, unknown>)[name];
  const type = Array.isArray(value) ? "array" : typeof value;
  return schema !== undefined && schema.type === type;
}

/** True for words that start alike, and of which half the letters are the same: lede and lead, intro and introduction. */
function halfAlike(word: string, name: string): boolean {
  return (
    word.slice(0, 2).toLowerCase() === name.slice(0, 2).toLowerCase() &&
    distance(word.toLowerCase(), name.toLowerCase()) <= Math.ceil(name.length / 2)
  );
}

/** True where the field that decides between alternatives (`kind`) is missing. */
export function isMissingTag(error: ErrorObject): boolean {
  return error.keyword === "discriminator" && error.params.error === "tag";
}

/** The fields that `not` forbids beside the others, of those that are there. */
export function excludedNames({ schema, data }: ErrorObject): string[] {
  const alternatives = (schema as { anyOf?: { required?: string[] }[] }).anyOf ?? [];
  return alternatives
    .flatMap(({ required = [] }) => required)
    .filter((name) => Object.hasOwn((data ?? {}) as object, name));
}
