import { isThingKind } from "../../edit/things.ts";
import { isRecord } from "../../stand-ins/http.ts";
import type { SessionRequest, Work } from "./messages.ts";

/** What asks of the things that there are. */
export function readThings({ action, path, kind, words }: Sent): SessionRequest | undefined {
  if (action === "things") return typeof path === "string" ? { action, path } : undefined;
  return isThingKind(kind) && typeof words === "string" ? { action: "list", kind, words } : undefined;
}

/** Undefined for what our pages do not send. */
export function readWork(work: unknown): Work | undefined {
  if (!isRecord(work)) return undefined;
  return isAddition(work) || isRenaming(work) || isRemoval(work) || isQuestion(work) ? work : undefined;
}

type Sent = Record<string, unknown>;

function isAddition(work: Sent): work is Extract<Work, { does: "add" }> {
  const { does, kind, name, given, answers } = work;
  return (
    does === "add" && isThingKind(kind) && typeof name === "string" && areTexts(given) && areTexts(answers)
  );
}

function isRenaming(work: Sent): work is Extract<Work, { does: "rename" }> {
  const { does, name, isRedirected } = work;
  return (
    does === "rename" && isOfThing(work) && typeof name === "string" && typeof isRedirected === "boolean"
  );
}

function isRemoval(work: Sent): work is Extract<Work, { does: "remove" }> {
  return work.does === "remove" && isOfThing(work) && typeof work.to === "string";
}

function isQuestion(work: Sent): work is Extract<Work, { does: "ask" }> {
  const { does, question, answer } = work;
  return does === "ask" && typeof question === "string" && typeof answer === "string";
}

function isOfThing({ kind, id }: Sent): boolean {
  return isThingKind(kind) && typeof id === "string";
}

function areTexts(record: unknown): boolean {
  return isRecord(record) && Object.values(record).every((value) => typeof value === "string");
}
