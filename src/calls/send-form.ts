import { callFunction, timeouts, withEndpoints } from "./calls.ts";
import { type Clock, realClock } from "./clock.ts";
import type { Outcome } from "./outcome.ts";
import { retryThrottled } from "./patience.ts";

/** What a form brings: answers by the names of its fields, and files. */
export interface FormContent {
  form: string;
  answers: Record<string, string>;
  files: { field: string; file: File }[];
}

/** Sends a form to our own edge function, which mails it or calls a webhook. A throttled one is tried twice more. */
export function sendForm(content: FormContent, clock: Clock = realClock): Promise<Outcome> {
  return withEndpoints((endpoints) =>
    retryThrottled(
      async (timeoutMs) => {
        const answer = await callFunction(endpoints, "send-form", toFormData(content), timeoutMs);
        return answer.ok ? { ok: true, value: undefined } : answer;
      },
      timeouts.form,
      clock,
    ),
  );
}

/** The form as one part of JSON, and each file as a part of the name of its field. */
function toFormData({ form, answers, files }: FormContent): FormData {
  const data = new FormData();
  data.set("form", JSON.stringify({ form, answers }));
  for (const { field, file } of files) data.append(field, file, file.name);
  return data;
}
