import { createHash, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isRecord, parseJson, Refusal, readBody, type Service, sendJson, sendText } from "./http.ts";
import { type Attachment, isAddress, type SentMail, toHeaderText } from "./mail.ts";
import { limitPerSecond } from "./rate-limit.ts";

export interface ResendOptions {
  apiKey: string;
  deliver(mail: SentMail): void;
  now(): number;
}

/** A request that came with an idempotency key, and the id of its mail. */
interface KnownRequest {
  bodyHash: string;
  id: string;
}

/** Longest request, in bytes: 40 MB of mail with its attachments. */
const maxBodyBytes = 40_000_000;
/** Requests of a team in a second. */
const maxPerSecond = 5;
/** Keys that are remembered; the service keeps them for 24 hours. */
const maxKnownRequests = 1000;

/**
 * The mail API: `POST /_resend/emails`, errors as in https://resend.com/docs/api-reference/errors. The real one refuses
 * recipients at example.com and test.com; here they are written to, because that is what people type who try the form,
 * and no mail leaves this machine.
 */
export function createResend({ apiKey, deliver, now }: ResendOptions): Service {
  const known = new Map<string, KnownRequest>();
  const isTooMany = limitPerSecond(maxPerSecond, now);
  return async (request, response) => {
    // Cloudflare, in front of the API, refuses clients that name no program.
    if (!request.headers["user-agent"]) return sendText(response, 403, "error code: 1010");
    try {
      const body = await readBody(request, maxBodyBytes);
      checkHead(request, apiKey);
      if (!body) throw new Refusal(413, "The request body is too large.", "validation_error");
      if (isTooMany())
        throw new Refusal(
          429,
          "Too many requests. Please limit the number of requests per second.",
          "rate_limit_exceeded",
        );
      const mail = readMail(parseJson(body.toString()));
      sendJson(response, 200, { id: sendOnce(known, keyOf(request), body, () => deliver(mail)) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refuse(response, error);
    }
  };
}

function refuse(response: ServerResponse, { status, code, message }: Refusal): void {
  sendJson(
    response,
    status,
    { statusCode: status, name: code, message },
    status === 429 ? { "Retry-After": "1" } : {},
  );
}

function checkHead({ method, headers }: IncomingMessage, apiKey: string): void {
  if (method !== "POST")
    throw new Refusal(405, "Method is not allowed for the requested path.", "method_not_allowed");
  if (!headers.authorization)
    throw new Refusal(401, "Missing API key in the authorization header.", "missing_api_key");
  if (headers.authorization !== `Bearer ${apiKey}`)
    throw new Refusal(403, "API key is invalid.", "invalid_api_key");
}

/** The request's idempotency key, or undefined. Throws a `Refusal` for one of a wrong length. */
function keyOf({ headers }: IncomingMessage): string | undefined {
  const key = headers["idempotency-key"];
  if (key !== undefined && (key.length < 1 || key.length > 256))
    throw new Refusal(400, "The key must be between 1-256 chars.", "invalid_idempotency_key");
  return key as string | undefined;
}

/** The mail of a request's body; not every field of the API is stood in for. Throws a `Refusal` for what it does not take. */
function readMail(body: unknown): SentMail {
  if (!isRecord(body)) throw new Refusal(400, "The request body is not valid JSON.", "validation_error");
  const { from, subject, html, text } = body;
  const to = toList(body.to, String);
  const replyTo = toList(body.reply_to, String);
  for (const [name, isThere] of Object.entries({ from, to: to.length > 0, subject }))
    if (!isThere) throw new Refusal(422, `Missing \`${name}\` field.`, "missing_required_field");
  if (!html && !text) throw new Refusal(422, "Missing `html` or `text` field.", "missing_required_field");
  if (typeof from !== "string" || !isMailbox(from)) throw badAddress("from", "invalid_from_address");
  if (to.length > 50 || !to.every(isMailbox)) throw badAddress("to", "validation_error");
  if (!replyTo.every(isMailbox)) throw badAddress("reply_to", "validation_error");
  for (const [name, value] of Object.entries({ subject, html, text }))
    if (value !== undefined && typeof value !== "string")
      throw new Refusal(422, `The \`${name}\` field must be a string.`, "validation_error");
  return {
    from: shownMailbox(from),
    to: to.map(shownMailbox),
    subject,
    replyTo,
    html,
    text,
    attachments: toList(body.attachments, readAttachment),
  } as SentMail;
}

/** A file in base64. Throws a `Refusal` for one without name or content. */
function readAttachment(value: unknown): Attachment {
  const { filename, content } = isRecord(value) ? value : {};
  if (typeof filename !== "string" || typeof content !== "string" || !/^[A-Za-z0-9+/]+=*$/.test(content))
    throw new Refusal(422, "The attachment must have a filename and a content.", "invalid_attachment");
  return { name: toHeaderText(filename), size: Buffer.from(content, "base64").length };
}

function toList<Item>(value: unknown, read: (item: unknown) => Item): Item[] {
  if (value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).map(read);
}

/** A mailbox for people: without the quotes around a name that holds commas and the like. */
function shownMailbox(mailbox: string): string {
  const [, name, address] = /^"(.*)" (<.*>)$/.exec(mailbox) ?? [];
  return name ? `${name.replace(/\\(.)/g, "$1")} ${address}` : mailbox;
}

/** `name@host`, or `Name <name@host>` with a name that holds no line break. */
function isMailbox(text: string): boolean {
  const [, name = "", inBrackets] = /^([^<>]*)<([^<>]*)>$/.exec(text) ?? [];
  return name === toHeaderText(name) || name === `${toHeaderText(name)} `
    ? isAddress(inBrackets ?? text)
    : false;
}

function badAddress(field: string, code: string): Refusal {
  const forms = "`email@example.com` or `Name <email@example.com>`";
  return new Refusal(
    422,
    `Invalid \`${field}\` field. The email address needs to follow the ${forms} format.`,
    code,
  );
}

/** Sends, unless the key came before with the same body. Returns the id of the mail. Throws a `Refusal` for another body. */
function sendOnce(
  known: Map<string, KnownRequest>,
  key: string | undefined,
  body: Buffer,
  deliver: () => void,
): string {
  const bodyHash = createHash("sha256").update(body).digest("hex");
  const earlier = key === undefined ? undefined : known.get(key);
  if (earlier && earlier.bodyHash !== bodyHash)
    throw new Refusal(
      409,
      "Same idempotency key used with a different request payload.",
      "invalid_idempotent_request",
    );
  if (earlier) return earlier.id;
  const id = randomUUID();
  if (key !== undefined) remember(known, key, { bodyHash, id });
  deliver();
  return id;
}

function remember(known: Map<string, KnownRequest>, key: string, request: KnownRequest): void {
  known.set(key, request);
  const [oldest] = known.keys();
  if (known.size > maxKnownRequests && oldest !== undefined) known.delete(oldest);
}
