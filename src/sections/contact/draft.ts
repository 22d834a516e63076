import { openStorage } from "../../calls/storage.ts";
import type { Answers } from "./estimate-sending.ts";

const key = "estimate-draft";

/** Keeps what has been typed until it is sent, for this tab alone; on every page, for all have the same form. */
export function saveDraft(answers: Answers): void {
  try {
    openStorage("sessionStorage").setItem(key, JSON.stringify(answers));
  } catch {
    // No room for it: the fields keep it as long as the page is open.
  }
}

/** What was typed before; empty where nothing was. */
export function readDraft(): Partial<Answers> {
  try {
    return (JSON.parse(openStorage("sessionStorage").getItem(key) ?? "{}") ?? {}) as Partial<Answers>;
  } catch {
    return {};
  }
}

export function clearDraft(): void {
  openStorage("sessionStorage").removeItem(key);
}
