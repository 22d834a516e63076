import { readFileSync } from "node:fs";
import { type EntityKind, entities } from "../../src/kinds/index.ts";
import { parseYaml } from "../../src/loader/parse.ts";
import { didYouMean } from "../../src/loader/suggest.ts";
import { errorsOf } from "../../src/problem.ts";
import { foldName } from "../../src/site/geography/fold-name.ts";
import { UserError } from "../user-error.ts";
import { type Field, fieldsOf, parseField } from "./fields.ts";
import type { Questions, Values } from "./gaps.ts";

/**
 * Reads values from a file: YAML with the fields of a data file, or Markdown, in which `# Landmarks` starts a field,
 * `## Heading` a part or an answer, and `- ` or a bullet an entry of a list. Throws a `UserError` that names the line.
 */
export function readTextFile(kind: EntityKind, path: string, shown: string, questions: Questions): Values {
  const text = readText(path, shown);
  return /\.ya?ml$/i.test(shown) ? readYaml(kind, text, shown) : readMarkdown(kind, text, shown, questions);
}

function readText(path: string, shown: string): string {
  try {
    return readFileSync(path, "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    throw new UserError(
      `${shown} cannot be read (${(error as NodeJS.ErrnoException).code}).`,
      "Check the name after --from.",
    );
  }
}

function readYaml(kind: EntityKind, text: string, shown: string): Values {
  const { value, problems } = parseYaml(text, shown, entities[kind].schema);
  const [problem] = errorsOf(problems);
  if (problem)
    throw new UserError(`${place(shown, problem.position?.line)}: ${problem.message}`, problem.hint);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new UserError(
      `${shown} holds no fields.`,
      "Write one field to a line, for example lead: Old oaks.",
    );
  for (const name of Object.keys(value)) fieldNamed(kind, name, shown);
  return value as Values;
}

function readMarkdown(kind: EntityKind, text: string, shown: string, questions: Questions): Values {
  const values: Values = {};
  let field: Field | undefined;
  let body: string[] = [];
  const finish = () => {
    if (field) values[field.name] = fieldValue(field, body, questions);
    body = [];
  };
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const at = place(shown, index + 1);
    const heading = /^#\s+(.+?)\s*#*$/.exec(line)?.[1];
    const { field: named, answer } = heading === undefined ? {} : partOf(kind, heading, at);
    if (named && !(answer !== undefined && named.name === field?.name)) {
      finish();
      if (Object.hasOwn(values, named.name)) throw secondTime(heading, at);
      field = named;
    }
    if (named && answer === undefined) continue;
    const part = answer === undefined ? line : `## ${answer}`;
    if (!field && part.trim() !== "")
      throw new UserError(
        `${at}: This text belongs to no field.`,
        `Start the file with a heading that names one, for example # ${firstText(kind)}`,
      );
    if (field) refuseLost(field, part, body, questions, at);
    body.push(part);
  }
  finish();
  return values;
}

/** The field of a heading; of "faqs.cost", as answers are called where they are open, the answer as well. */
function partOf(kind: EntityKind, heading: string, at: string): { field: Field; answer?: string } {
  const [name = "", answer] = heading.split(/\.(.+)/);
  const field = answer === undefined ? undefined : findField(kind, name);
  return answer !== undefined && field?.form === "answers"
    ? { field, answer }
    : { field: fieldNamed(kind, heading, at) };
}

/** Refuses what would get lost: a text in front of the first part, and an answer that is there. */
function refuseLost(
  { form, name }: Field,
  line: string,
  body: string[],
  questions: Questions,
  at: string,
): void {
  if (form !== "parts" && form !== "answers") return;
  const [heading] = headingsIn([line]);
  const earlier = headingsIn(body);
  if (heading === undefined && earlier.length === 0 && line.trim() !== "")
    throw new UserError(
      `${at}: This text stands before the first heading of ${name}.`,
      `Start it with one, for example ## ${form === "answers" ? (Object.keys(questions)[0] ?? "Question") : "Heading"}`,
    );
  const isThere = (one: string) => answerName(one, questions) === answerName(heading ?? "", questions);
  if (form === "answers" && heading !== undefined && earlier.some(isThere)) throw secondTime(heading, at);
}

function secondTime(heading: string | undefined, at: string): UserError {
  return new UserError(`${at}: "${heading}" stands here a second time.`, "Write all of it in one place.");
}

function headingsIn(lines: readonly string[]): string[] {
  return lines.flatMap((line) => /^##+\s+(.+?)\s*#*$/.exec(line)?.[1] ?? []);
}

function place(shown: string, line: number | undefined): string {
  return line === undefined ? shown : `${shown}:${line}`;
}

function firstText(kind: EntityKind): string {
  return fieldsOf(kind).find(({ schema }) => schema.role === "prose")?.name ?? "description";
}

/** The field that a heading names: in any spelling, "Local text" for localText, or by what its description calls it. */
function fieldNamed(kind: EntityKind, heading: string, at: string): Field {
  const found = findField(kind, heading);
  if (found) return found;
  const names = fieldsOf(kind).map(({ name }) => name);
  const meant = didYouMean(heading, names);
  throw new UserError(
    `${at}: "${heading}" is not a field of a ${kind}.${meant ? ` Did you mean "${meant}"?` : ""}`,
    `Fields are ${names.join(", ")}.`,
  );
}

function findField(kind: EntityKind, heading: string): Field | undefined {
  return fieldsOf(kind).find(
    ({ name, schema }) =>
      squeezed(name) === squeezed(heading) || squeezed(subjectOf(schema.description)) === squeezed(heading),
  );
}

/** "Meta description, in place of the pattern." → "Meta description". */
function subjectOf(description = ""): string {
  return description.split(/[,.:]/)[0] ?? "";
}

function squeezed(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

function fieldValue(field: Field, body: string[], questions: Questions): unknown {
  if (field.form === "names" || field.form === "paragraphs")
    return bullets(body) ?? parseField(field, body.join("\n"));
  if (field.form === "parts")
    return partsOf(body).map(({ heading, lines }) => partValue(field, heading, lines));
  if (field.form === "answers")
    return Object.fromEntries(
      partsOf(body).map(({ heading, lines }) => [answerName(heading, questions), prose(lines)]),
    );
  return parseField(field, body.join(" "));
}

/** A part with a heading: its other field is a text or a list, as the schema says. */
function partValue({ schema }: Field, heading: string, lines: string[]): Values {
  const [first = "heading", second = "text"] = schema.items?.required ?? [];
  return { [first]: heading, [second]: bullets(lines) ?? prose(lines) };
}

/** The name of the answer to a question, which is named by its words or by its name. */
function answerName(heading: string, questions: Questions): string {
  const named = Object.entries(questions).find(
    ([name, question]) => foldName(question) === foldName(heading) || foldName(name) === foldName(heading),
  );
  return named?.[0] ?? heading;
}

function partsOf(body: string[]): { heading: string; lines: string[] }[] {
  const parts: { heading: string; lines: string[] }[] = [];
  for (const line of body) {
    const [heading] = headingsIn([line]);
    if (heading !== undefined) parts.push({ heading, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts;
}

/** What starts an entry of a list: a hyphen, a star, or as Word pastes it, a bullet or a number. */
const bullet = /^\s*(?:[-–*•·◦▪‣●○]|\d{1,2}[.)])\s+(?=\S)/;

/** The entries of a list, or undefined where no line starts as one. A line below goes on with its entry, unless one is empty between them. */
function bullets(lines: string[]): string[] | undefined {
  if (!lines.some((line) => bullet.test(line))) return undefined;
  const entries: string[][] = [];
  let goesOn = false;
  for (const line of lines) {
    const isEmpty = line.trim() === "";
    if (!isEmpty && goesOn && !bullet.test(line)) entries.at(-1)?.push(line);
    else if (!isEmpty) entries.push([line.replace(bullet, "")]);
    goesOn = !isEmpty;
  }
  return entries.map(prose);
}

function prose(lines: string[]): string {
  return lines.join(" ").replace(/\s+/g, " ").trim();
}
