import type { Outcome } from "../_shared/answers.ts";
import type { Platform } from "../_shared/platform.ts";
import { callUpstream, upstreamTimeoutMs } from "../_shared/upstream.ts";
import { fromBase64, toBase64 } from "./base64.ts";
import { printAnswers } from "./mail.ts";
import type { FormRequest } from "./request.ts";

/** Where the webhook is, and the secret that signs its calls: base64 behind `whsec_`. */
export interface Webhook {
  url: string;
  secret: string;
}

/** The webhook that the environment names; undefined where it names none. */
export function findWebhook(platform: Platform): Webhook | undefined {
  const url = platform.env("FORM_WEBHOOK_URL");
  const secret = platform.env("FORM_WEBHOOK_SECRET");
  return url && secret ? { url, secret } : undefined;
}

/**
 * Calls the webhook with a form, signed as https://www.standardwebhooks.com says: the receiver knows by the id what it has
 * already, by the signature who calls, and by the time that the call is not an old one.
 */
export async function callWebhook(
  request: FormRequest,
  id: string,
  { url, secret }: Webhook,
  platform: Platform,
): Promise<Outcome> {
  const key = fromBase64(secret.replace(/^whsec_/, ""));
  if (!key?.length) return { error: "misconfigured" };
  const seconds = String(Math.floor(platform.now() / 1000));
  const body = JSON.stringify(contentOf(request, platform));
  const answer = await callUpstream(platform, url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": seconds,
      "webhook-signature": `v1,${await sign(key, `${id}.${seconds}.${body}`)}`,
    },
    body,
    signal: platform.deadline(upstreamTimeoutMs),
  });
  const isTaken = answer !== undefined && answer.status >= 200 && answer.status < 300;
  return isTaken
    ? { success: true }
    : { error: "unavailable", ...(answer && { upstreamStatus: answer.status }) };
}

function contentOf(request: FormRequest, platform: Platform) {
  const { form, files } = request;
  return {
    type: "form.submitted",
    timestamp: new Date(platform.now()).toISOString(),
    data: {
      form,
      answers: printAnswers(request),
      files: files.map(({ bytes, ...file }) => ({ ...file, size: bytes.length, content: toBase64(bytes) })),
    },
  };
}

async function sign(secret: Uint8Array<ArrayBuffer>, text: string): Promise<string> {
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  return toBase64(new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text))));
}
