import type { Outcome } from "../_shared/answers.ts";
import { readJson } from "../_shared/body.ts";
import { createHandler, createTools, type Handler } from "../_shared/endpoint.ts";
import { canonicalAddress } from "../_shared/mail-address.ts";
import type { Platform } from "../_shared/platform.ts";
import { sendMail } from "../_shared/resend.ts";
import type { Settings } from "../_shared/settings.ts";
import { composeMail } from "./mail.ts";
import { type ConfirmationRequest, readRequest } from "./request.ts";
import type { MailWords } from "./words.ts";

/** A client gets this part of the hour's mails: one alone cannot use them up, and an office has twenty visitors. */
const clientShare = 1 / 3;
const hour = 3600;
const day = 24 * hour;

/** The handler of `send-confirmation-email`: confirms a request for an estimate to the visitor who made it. Without words it sends nothing. */
export function createConfirmationHandler(
  platform: Platform,
  settings: Settings,
  words: MailWords | undefined,
): Handler {
  const tools = createTools(platform, settings);
  const name = "send-confirmation-email";
  const endpoint = {
    name,
    read: (request: Request) => readJson(request, (body) => readRequest(body, words?.workTypes)),
    respond: async (request: ConfirmationRequest, client: string): Promise<Outcome> => {
      const apiKey = platform.env("RESEND_API_KEY");
      if (!apiKey || !words) return { error: "misconfigured" };
      const { mailsPerAddressPerDay, mailsPerHour } = settings;
      const address = canonicalAddress(request.email);
      const waitSeconds = await tools.limits.take([
        { key: `${name}/address/${address}`, max: mailsPerAddressPerDay, seconds: day },
        { key: `${name}/mails/${client}`, max: Math.ceil(mailsPerHour * clientShare), seconds: hour },
        { key: `${name}/mails`, max: mailsPerHour, seconds: hour },
      ]);
      if (waitSeconds > 0) return { error: "rate_limited", retryAfterSeconds: waitSeconds };
      const idempotencyKey = await hashRequest(request);
      return sendMail(composeMail(request, words), { apiKey, idempotencyKey }, platform);
    },
  };
  return createHandler(endpoint, tools);
}

/** The same for the same request, however the address is capitalized, so that a retry sends no second mail. */
async function hashRequest({ firstName, lastName, email, workType }: ConfirmationRequest): Promise<string> {
  const text = JSON.stringify([firstName, lastName, email.toLowerCase(), workType]);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"));
  return `confirmation/${hex.join("")}`;
}
