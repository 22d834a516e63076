import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import type { Html } from "./html.ts";
import { type Service, sendJson, sendText, urlOf } from "./http.ts";
import type { OutboxMail } from "./mail.ts";
import { listPage, mailPage, missingPage } from "./outbox-pages.ts";

/** The list of mails; those below it are single mails and the style. */
export const outboxPath = "/_outbox";

/** Our own pages: no script at all, a style and frames of this origin. */
const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A mail: a document of no origin, without script, connections or pictures from elsewhere. Mails carry their style in attributes. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/**
 * The mails that were sent: a list at `/_outbox`, the same as JSON at `/_outbox?format=json`, one mail at
 * `/_outbox/<number>`, its HTML part at `/_outbox/<number>.html`.
 */
export function createOutbox(root: string, mails: OutboxMail[]): Service {
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return sendText(response, 405, "Method not allowed\n", { Allow: "GET, HEAD" });
    const { pathname, searchParams } = urlOf(request);
    const rest = pathname.slice(outboxPath.length);
    if (rest === "/style.css") return send(response, 200, "text/css", readStyle(root));
    if (rest === "" && searchParams.get("format") === "json")
      return sendJson(response, 200, mails.map(toJson), fresh);
    if (rest === "") return sendPage(response, 200, listPage(mails));
    const [, number, part] = /^\/(\d+)(\.html)?$/.exec(rest) ?? [];
    const mail = mails.find((candidate) => candidate.number === Number(number));
    if (!mail) return sendPage(response, 404, missingPage());
    if (part) return send(response, 200, "text/html", mail.html, { "Content-Security-Policy": mailPolicy });
    sendPage(response, 200, mailPage(mail));
  };
}

/** A mail as `?format=json` lists it. */
function toJson({ to, from, subject, text, html, attachments, receivedAt }: OutboxMail) {
  return { to, from, subject, text, html, ...(attachments && { attachments }), receivedAt };
}

function readStyle(root: string): string {
  return readFileSync(join(root, "scripts", "stand-ins", "outbox.css"), "utf8");
}

const fresh = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };

function sendPage(response: ServerResponse, status: number, page: Html): void {
  send(response, status, "text/html", page.text, { "Content-Security-Policy": pagePolicy });
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { ...fresh, ...headers, "Content-Type": `${type}; charset=utf-8` }).end(body);
}
