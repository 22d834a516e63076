import { timeouts } from "./calls.ts";
import { failure, type Outcome, refusal } from "./outcome.ts";
import { withTimeout } from "./patience.ts";

/** What the forms of a host get: answers as people read them, and files. */
export interface HostFormContent {
  form: string;
  printed: Record<string, string>;
  files: { field: string; file: File }[];
}

/**
 * Sends a form to the host of the page, as the page itself would without script. Netlify answers what it took with a page
 * of its own, and what it does not know as a form with 404 or 405. https://docs.netlify.com/manage/forms/setup/
 */
export function sendToHost({ form, printed, files }: HostFormContent): Promise<Outcome> {
  const body = new FormData();
  body.set("form-name", form);
  for (const [name, answer] of Object.entries(printed)) body.set(name, answer);
  for (const { field, file } of files) body.append(field, file, file.name);
  return withTimeout(async () => {
    const { ok, status } = await fetch(location.pathname, { method: "POST", body });
    if (ok) return { ok: true, value: undefined };
    return status === 404 || status === 405
      ? failure("misconfigured", "this host takes no forms", status)
      : refusal(status, "");
  }, timeouts.form);
}
