import type { FormProps } from "../../kinds/form/fields.ts";
import { clearNotices, showNotice } from "../../layout/notices.ts";
import { clearDraft } from "./draft.ts";

/** What a visitor has entered, by the name of the field; only fields that are asked. Checkboxes: values with spaces between. */
export type Answers = { [name: string]: string };

/** A form as it was sent. */
export interface Submission {
  /** Name of the form. */
  form: string;
  answers: Answers;
  /** The same as people read them: choices by their labels. */
  printed: Answers;
  files: { field: string; file: File }[];
  /** Answers to the questions that the business asks of its own, a line each, in the words of the form. */
  ownAnswers: string;
  /** What the field holds that only programs fill in. */
  trap: string;
  /** How long the form has been there, in milliseconds. */
  shownMs: number;
}

/** Why a submission did not, or perhaps not, arrive. */
export type Refusal = keyof NonNullable<FormProps["failures"]> | "rejected" | "misconfigured";

/** Sends a submission as its form says. Returns why it did not arrive, or undefined; never throws. */
export type Send = (
  submission: Submission,
  words: Pick<FormProps, "delivery" | "confirmation">,
) => Promise<Refusal | undefined>;

/** How the sending of the form stands. It goes on while the visitor moves to another page. */
export type Sending =
  | { state: "ready" | "sending" }
  | { state: "sent" | "failed"; message: { title: string; text: string } };

const ready: Sending = { state: "ready" };
const sendings = new Map<string, Sending>();
const listeners = new Set<() => void>();

/** Tells a listener of every change; returns what ends that. */
export function onSendingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function sendingOf(form: string): Sending {
  return sendings.get(form) ?? ready;
}

function change(form: string, sending: Sending): void {
  sendings.set(form, sending);
  for (const listener of listeners) listener();
}

/** Forgets how the last sending of a form ended; one under way goes on. */
export function forgetSending(form: string): void {
  if (sendingOf(form).state !== "sending") change(form, ready);
}

/** Sends a submission unless one of its form is under way, and shows how it ended on whatever page the visitor is by then. */
export async function startSending(submission: Submission, words: FormProps, send: Send): Promise<void> {
  const { form } = submission;
  if (sendingOf(form).state === "sending") return;
  clearNotices();
  change(form, { state: "sending" });
  addEventListener("beforeunload", warn);
  const refusal = await send(submission, words);
  removeEventListener("beforeunload", warn);
  if (refusal === undefined) clearDraft(form);
  const message = refusal === undefined ? words.sent : wordsOf(refusal, words);
  change(form, { state: refusal === undefined ? "sent" : "failed", message });
  showNotice({ kind: refusal === undefined ? "success" : "error", ...message });
}

function wordsOf(refusal: Refusal, { failures, failed }: FormProps): { title: string; text: string } {
  const known = refusal === "rejected" || refusal === "misconfigured" ? undefined : failures?.[refusal];
  return known ?? failed;
}

/** Lets the browser ask before the document is left. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
