import type { IncomingMessage } from "node:http";
import { readBody, type Service, sendText } from "./http.ts";
import type { SentMail } from "./mail.ts";

/** Longest request that Netlify takes of a form, in bytes. https://docs.netlify.com/manage/forms/usage-and-billing/ */
const maxBodyBytes = 8_000_000;

/** True for a form that a page sends to its own host. */
export function isHostForm({ method, headers }: IncomingMessage): boolean {
  const type = headers["content-type"] ?? "";
  return method === "POST" && /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/.test(type);
}

/** The forms of the host Netlify: a form with its name lies in the outbox, and is answered with a page of thanks. */
export function createHostForms(deliver: (mail: SentMail) => void): Service {
  return async (request, response) => {
    const body = await readBody(request, maxBodyBytes);
    if (!body) return sendText(response, 413, "Request Entity Too Large");
    const headers = { "content-type": request.headers["content-type"] ?? "" };
    const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => undefined);
    const name = form?.get("form-name");
    // What names no form of the site is a page that does not exist.
    if (!form || typeof name !== "string") return sendText(response, 404, "Not Found");
    deliver(toMail(name, form));
    sendText(response, 200, "Thank you! Your form submission has been received.");
  };
}

function toMail(name: string, form: FormData): SentMail {
  const entries = [...form].filter(([key]) => key !== "form-name");
  const texts = entries.flatMap(([key, value]) => (typeof value === "string" ? `${key}: ${value}` : []));
  const files = entries.flatMap(([, value]) => (typeof value === "string" || value.size === 0 ? [] : value));
  return {
    from: "Netlify <formresponses@netlify.com>",
    to: ["host"],
    replyTo: [],
    subject: `New submission from ${name}`,
    text: texts.join("\n"),
    attachments: files.map((file) => ({ name: file.name, size: file.size })),
  };
}
