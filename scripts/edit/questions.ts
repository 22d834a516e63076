import type { EntityKind } from "../../src/kinds/index.ts";
import { meantValue } from "../../src/loader/meant-value.ts";
import type { Asker } from "./asker.ts";
import { explainField, type Field, fieldsOf, formOf, parseField } from "./fields.ts";
import type { Questions, Values } from "./gaps.ts";

/** What the questions need to know of the data. */
export interface AskContext {
  questions: Questions;
  /** Names of all pictures. */
  pictures: string[];
}

/** Optional fields that are asked for all the same, because a page is poorer without them. */
const worthAsking = new Set(["picture"]);

/** Asks for each required field that is missing, and for a missing picture. What is left open stays missing. */
export async function askMissing(
  kind: EntityKind,
  values: Values,
  asker: Asker,
  context: AskContext,
): Promise<Values> {
  const answered: Values = { ...values };
  for (const field of fieldsOf(kind)) {
    if (!(field.isRequired || worthAsking.has(field.name)) || field.form === "other") continue;
    if (field.form !== "answers" && values[field.name] !== undefined) continue;
    const answer = await ask(field, asker, context, values[field.name] as Values | undefined);
    if (answer !== undefined) answered[field.name] = answer;
  }
  return answered;
}

async function ask(field: Field, asker: Asker, context: AskContext, known: Values = {}): Promise<unknown> {
  const question = `${field.name}: ${explainField(field)}`;
  if (field.schema.role === "image")
    return asker.choose(
      question,
      context.pictures.map((name) => ({ value: name, label: name })),
    );
  if (field.form === "parts") return askParts(field, asker, question);
  if (field.form === "answers") return askAnswers(asker, context.questions, known);
  const answer = await asker.text(question, (text) => faultOf(field, text));
  return answer === undefined ? undefined : parseField(field, answer);
}

/** What is wrong with an answer, before it is taken; all else is found when the file is checked. */
function faultOf(field: Field, text: string): string | undefined {
  const value = parseField(field, text);
  const { pattern, mistake, minItems = 1 } = field.schema;
  if (field.form === "number" && typeof value !== "number") return "Write a number.";
  if (Array.isArray(value) && value.length < minItems)
    return `Write at least ${minItems}, separated by commas.`;
  if (typeof value === "string" && pattern && !new RegExp(pattern).test(value)) {
    const meant = meantValue(value, field.schema);
    // What can be meant in one way only is written in its form later.
    if (meant?.isCertain) return undefined;
    if (meant) return `Write ${meant.text}${meant.behind ?? ""}.`;
    return mistake ?? "This does not have the right form.";
  }
  return undefined;
}

/** Part after part, until the first field of one is left open. */
async function askParts(field: Field, asker: Asker, question: string): Promise<unknown> {
  const { required = [], properties = {} } = field.schema.items ?? {};
  const parts: Values[] = [];
  for (;;) {
    const part: Values = {};
    for (const [index, name] of required.entries()) {
      const schema = properties[name] ?? {};
      const about = `${index === 0 ? `${question}\nPart ${parts.length + 1}, ` : ""}${name}: ${schema.description ?? ""}`;
      const answer = await asker.text(about);
      if (answer === undefined) return parts.length > 0 ? parts : undefined;
      part[name] = parseField({ form: formOf(schema) }, answer);
    }
    parts.push(part);
  }
}

async function askAnswers(asker: Asker, questions: Questions, known: Values): Promise<Values> {
  const answers: Values = { ...known };
  for (const [name, question] of Object.entries(questions)) {
    const answer = known[name] === undefined ? await asker.text(question) : undefined;
    if (answer !== undefined) answers[name] = answer.replace(/\s+/g, " ");
  }
  return answers;
}
