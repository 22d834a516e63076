import { openStorage } from "../../calls/storage.ts";
import type { Answers } from "./estimate-sending.ts";

const keyOf = (form: string) => `${form}-draft`;

/** Keeps what has been typed into a form until it is sent, for this tab alone, on every page that shows it. Files cannot be kept. */
export function saveDraft(form: string, answers: Answers): void {
  try {
    openStorage("sessionStorage").setItem(keyOf(form), JSON.stringify(answers));
  } catch {
    // No room for it: the fields keep it as long as the page is open.
  }
}

/** What was typed before; empty where nothing was. */
export function readDraft(form: string): Partial<Answers> {
  try {
    return (JSON.parse(openStorage("sessionStorage").getItem(keyOf(form)) ?? "{}") ?? {}) as Partial<Answers>;
  } catch {
    return {};
  }
}

export function clearDraft(form: string): void {
  openStorage("sessionStorage").removeItem(keyOf(form));
}
