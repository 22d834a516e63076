import type { Schema } from "../fields/schema.ts";
import { asError, type Problem } from "../problem.ts";
import { pointerThrough, stepsOf } from "./pointer.ts";
import { visitTexts } from "./visit-texts.ts";

/** What `site add` leaves in place of a value that only a person knows; a note may follow in brackets. */
const mark = "TO BE WRITTEN";

/** A value that is still to be written. */
export interface Unfinished {
  /** JSON pointer of the mark. */
  pointer: string;
  /** What is to be written there, as the mark says it; "" where it says nothing. */
  note: string;
}

/** The mark, with what is to be written in its place. */
export function unfinishedMark(note: string): string {
  return `${mark} (${note})`;
}

/** True where a file holds the words of a mark, at whatever place. */
export function holdsMark(bytes: Buffer): boolean {
  return bytes.includes(mark);
}

/** Every mark in a value, in the order of the file. */
export function findUnfinished(value: unknown): Unfinished[] {
  const found: Unfinished[] = [];
  visitTexts(value, [], (text, steps) => {
    if (!text.startsWith(mark)) return;
    const note = text.slice(mark.length).trim();
    const isInBrackets = note.startsWith("(") && note.endsWith(")");
    found.push({ pointer: pointerThrough(steps), note: isInBrackets ? note.slice(1, -1) : note });
  });
  return found;
}

/** What to write in place of a mark, with an example. */
export function adviceOn({ pointer, note }: Unfinished, entity: Schema): string {
  const { description = "", examples } = schemaAt(entity, pointer) ?? {};
  const list = schemaAt(entity, pointer.slice(0, pointer.lastIndexOf("/")));
  const [example] = examples ?? (list?.items ? (list.examples ?? []).flat() : []);
  const shown = typeof example === "string" ? example : JSON.stringify(example);
  // A mark that asks a question of its own is not answered by the example of the schema.
  const isQuestion = note.endsWith("?");
  return [note || description, !isQuestion && shown && `For example: ${shown}`].filter(Boolean).join(" ");
}

/** A mark as the problem it is: named by its field, with what to write and an example. */
export function unfinishedProblem(open: Unfinished, entity: Schema, file: string): Problem {
  const { pointer } = open;
  const name = pointer.slice(1).replace(/\/(\d+)(?=\/|$)/g, (_, index) => `, entry ${Number(index) + 1}`);
  return asError({
    code: "unfinished-value",
    message: `"${name.replaceAll("/", ", ")}" is still to be written.`,
    hint: [`Write it in place of the words ${mark}.`, adviceOn(open, entity)].filter(Boolean).join(" "),
    place: { file, pointer },
  });
}

/** The schema of the value that a JSON pointer names, or undefined where the schema leaves it open. */
export function schemaAt(schema: Schema, pointer: string): Schema | undefined {
  let found: Schema | undefined = schema;
  for (const step of stepsOf(pointer)) {
    const others: Schema["additionalProperties"] = found?.additionalProperties;
    found = found?.properties?.[step] ?? found?.items ?? (typeof others === "object" ? others : undefined);
  }
  return found;
}
