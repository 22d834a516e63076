import { entities } from "../../../src/kinds/index.ts";
import { kindAt } from "../../../src/loader/kind-of-file.ts";
import type { Dataset } from "../../../src/loader/load.ts";
import { stepsTo } from "../../../src/loader/schema-walk.ts";
import type { PendingFile, Reach } from "./messages.ts";
import type { EditChange } from "./requests.ts";

/** What was saved and is in no commit yet. */
export interface Unkept {
  title?: string;
  changes: readonly EditChange[];
  reach: Reach;
}

/** Letters of a text that a message quotes. */
const quotedLetters = 50;

/** What a commit would say, in words: `Change the phone number on all 57 pages`. */
export function proposeMessage(
  unkept: readonly Unkept[],
  pending: readonly PendingFile[],
  site: { dataset: Dataset; pages: number } | undefined,
): string {
  const sentences = [...new Set(unkept.flatMap((one) => sentencesOf(one, site)))];
  const [first, second, ...rest] = sentences;
  if (first === undefined) return messageOfFiles(pending);
  if (second === undefined) return first;
  if (rest.length === 0) return `${first}, ${second.charAt(0).toLowerCase()}${second.slice(1)}`;
  return `${first} and ${rest.length + 1} more changes\n\n${sentences.map((one) => `- ${one}`).join("\n")}`;
}

function messageOfFiles(pending: readonly PendingFile[]): string {
  const [only] = pending;
  if (!only) return "";
  const verbs = { new: "Add", changed: "Change", removed: "Remove" };
  return pending.length === 1 ? `${verbs[only.state]} ${only.file}` : `Change ${pending.length} data files`;
}

function sentencesOf(
  { title, changes, reach }: Unkept,
  site: { dataset: Dataset; pages: number } | undefined,
): string[] {
  if (title !== undefined) return [title];
  return changes.map((change) => `${deedOf(change, site?.dataset)} ${placesOf(reach, site?.pages)}`);
}

function deedOf(change: EditChange, dataset: Dataset | undefined): string {
  if (!("kind" in change))
    return `Change ${nameOfValue(change, dataset) ?? `“${cut(change.before || change.after)}”`}`;
  if (change.kind === "add")
    return `Add “${cut(Object.values(change.value).join(change.value instanceof Object ? " " : ""))}”`;
  if (change.kind === "focus") return `Set the spot that crops keep of ${change.file}`;
  if (change.kind === "picture") return `Add the picture “${cut(change.after)}”`;
  return `${change.kind === "move" ? "Move" : "Remove"} “${cut(change.seen.written)}”`;
}

function placesOf({ pages, isEverywhere }: Reach, all: number | undefined): string {
  if (isEverywhere || pages.length === all) return `on all ${all ?? pages.length} pages`;
  const [only = ""] = pages;
  return pages.length === 1 ? `on ${only}` : `on ${pages.length} pages`;
}

/** What a value is, by the words of its field. */
function nameOfValue({ file, pointer }: { file: string; pointer: string }, dataset: Dataset | undefined) {
  const kind = kindAt(file);
  const entity = kind && dataset?.all[kind].find((one) => one.file === file);
  if (!kind || !entity) return undefined;
  const { description = "" } = stepsTo(entities[kind].schema, entity.value, pointer).at(-1)?.schema ?? {};
  const [subject = ""] = description.split(/[,.:;(]/);
  const isName =
    /^[A-Z][a-z]/.test(subject) &&
    !/^(What|Who|Where|When|How|One|Two|Three|A|An|The|Text|Names?)\b/.test(subject);
  return isName ? `the ${subject.charAt(0).toLowerCase()}${subject.slice(1)}` : undefined;
}

function cut(text: string): string {
  return text.length > quotedLetters ? `${text.slice(0, quotedLetters).trimEnd()} …` : text;
}
