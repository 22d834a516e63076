import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { isRecord, parseJson, Refusal, readBody, type Service, sendText } from "./http.ts";
import type { SentMail } from "./mail.ts";

export const webhookPath = "/_webhook";

export interface WebhookOptions {
  /** Base64 behind `whsec_`. */
  secret: string;
  deliver(mail: SentMail): void;
  now(): number;
}

const maxBodyBytes = 40_000_000;
/** How old a call may be, in seconds: the receiver's own choice, five minutes in the libraries of the scheme. */
const maxAge = 300;

/** The receiver of a webhook, by https://www.standardwebhooks.com: what it takes lies in the outbox, each call once. */
export function createWebhook({ secret, deliver, now }: WebhookOptions): Service {
  const taken = new Set<string>();
  return async (request, response) => {
    const body = (await readBody(request, maxBodyBytes)) ?? Buffer.alloc(0);
    try {
      const id = checkSignature(request.headers, body, secret, now());
      if (!taken.has(id)) deliver(toMail(body));
      taken.add(id);
      sendText(response, 204, "");
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      sendText(response, error.status, error.message);
    }
  };
}

/** Returns the id of the call. Throws a `Refusal` for one that nobody signed, or long ago. */
function checkSignature(headers: IncomingHttpHeaders, body: Buffer, secret: string, now: number): string {
  const [id, time, signatures] = ["id", "timestamp", "signature"].map((name) =>
    String(headers[`webhook-${name}`]),
  );
  if (Math.abs(now / 1000 - Number(time)) > maxAge) throw new Refusal(400, "The call is too old.");
  const expected = createHmac("sha256", Buffer.from(secret.replace("whsec_", ""), "base64"))
    .update(`${id}.${time}.`)
    .update(body)
    .digest();
  const isSigned = (signatures ?? "").split(" ").some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ""), "base64");
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isSigned || !id) throw new Refusal(401, "The signature does not fit.");
  return id;
}

function toMail(body: Buffer): SentMail {
  const content = parseJson(body.toString());
  const { type, data } = isRecord(content) ? content : {};
  if (typeof type !== "string" || !isRecord(data)) throw new Refusal(400, "The call holds no event.");
  const files = Array.isArray(data.files) ? data.files.filter(isRecord) : [];
  return {
    from: "webhook",
    to: ["webhook"],
    replyTo: [],
    subject: `${type} ${String(data.form)}`,
    text: JSON.stringify({ ...data, files: undefined }, null, 2),
    attachments: files.map(({ name, content }) => ({
      name: String(name),
      size: Buffer.from(String(content), "base64").length,
    })),
  };
}
