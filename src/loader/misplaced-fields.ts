import type { ErrorObject } from "ajv";
import type { Schema } from "../fields/schema.ts";
import { asError, type Problem } from "../problem.ts";
import { escapePointer } from "./pointer.ts";
import { excludedNames } from "./schema-errors.ts";
import { type Step, stepInto, stepsTo } from "./schema-walk.ts";

/** Fields that only their indentation puts into the wrong group. */
interface Misplaced {
  /** The group they stand in. */
  from: string;
  /** The group they belong to. */
  to: Step;
  names: string[];
}

/** Takes out of the errors those that one wrong indentation explains, and tells of each as one problem. */
export function explainIndentation(
  errors: ErrorObject[],
  root: { schema: Schema; value: unknown; file: string },
): { problems: Problem[]; rest: ErrorObject[] } {
  const found = new Map<string, Misplaced>();
  for (const error of errors)
    for (const name of strangersOf(error)) {
      const to = ownerOf(name, error, root);
      if (!to) continue;
      const key = `${error.instancePath} ${to.pointer}`;
      const known = found.get(key);
      if (known) known.names.push(name);
      else found.set(key, { from: error.instancePath, to, names: [name] });
    }
  const causes = [...found.values()];
  return {
    problems: causes.map((cause) => toProblem(cause, root.file)),
    rest: errors.filter((error) => !causes.some((cause) => isEcho(error, cause))),
  };
}

/** The fields that an error says do not belong where they stand. */
function strangersOf(error: ErrorObject): string[] {
  if (error.keyword === "additionalProperties") return [String(error.params.additionalProperty)];
  return error.keyword === "not" ? excludedNames(error) : [];
}

/** The group above, or the one just before it in the same group, that has such a field and lacks it here. */
function ownerOf(
  name: string,
  { instancePath, data }: ErrorObject,
  root: { schema: Schema; value: unknown },
): Step | undefined {
  const steps = stepsTo(root.schema, root.value, instancePath);
  const own = steps.at(-1);
  if (own?.pointer !== instancePath) return undefined;
  const above = steps
    .slice(0, -1)
    .reverse()
    .find((step) => lacks(step, name));
  return above ?? groupBefore(name, own, Object.keys(data as object));
}

function groupBefore(name: string, own: Step, names: string[]): Step | undefined {
  const known = names.slice(0, names.indexOf(name)).reverse();
  for (const before of known) {
    const step = stepInto(own, before);
    if (!step) continue;
    const last = Array.isArray(step.value) ? stepInto(step, String(step.value.length - 1)) : step;
    // Only the group just before can have lost its field; any further one is closed.
    return last && lacks(last, name) ? last : undefined;
  }
  return undefined;
}

function lacks({ value, schema }: Step, name: string): boolean {
  // An empty group of free names has lost its first field.
  if (typeof schema.additionalProperties === "object") return value === null;
  if (!Object.hasOwn(schema.properties ?? {}, name)) return false;
  return (
    value === null || (typeof value === "object" && !Array.isArray(value) && !Object.hasOwn(value, name))
  );
}

function isEcho(error: ErrorObject, { from, to, names }: Misplaced): boolean {
  if (error.instancePath === from && strangersOf(error).some((name) => names.includes(name))) return true;
  if (error.instancePath !== to.pointer) return false;
  if (error.keyword === "required") return names.includes(String(error.params.missingProperty));
  return error.keyword === "type" && to.value === null;
}

function toProblem({ from, to, names }: Misplaced, file: string): Problem {
  const [first = "", ...others] = names;
  const isTooFar = from.startsWith(to.pointer);
  const groupName = (pointer: string) => `"${pointer.split("/").at(-1)}"`;
  const owner = to.pointer === "" ? "the file itself" : groupOf(to.pointer);
  const placeOf = (name: string) => ({ file, pointer: `${from}/${escapePointer(name)}`, isKey: true });
  return asError({
    code: "unknown-field",
    message: isTooFar
      ? `"${first}" is indented too far: it is a field of ${owner}, not of ${groupOf(from)}.`
      : `"${first}" is not indented enough: it is a field of ${owner}.`,
    hint: isTooFar
      ? `Start ${first}: in the ${to.pointer === "" ? "first column" : `column of the fields of ${owner}`}.`
      : `Indent ${first}: so that it stands below ${groupName(to.pointer.replace(/\/\d+$/, ""))}.`,
    place: placeOf(first),
    ...(others.length > 0 && { related: others.map(placeOf) }),
  });
}

function groupOf(pointer: string): string {
  const steps = pointer.split("/");
  const last = steps.at(-1) ?? "";
  return /^\d+$/.test(last) ? `"${steps.at(-2)}, entry ${Number(last) + 1}"` : `"${last}"`;
}
