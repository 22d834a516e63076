import type { Outcome } from "../_shared/answers.ts";
import { createHandler, type Handler } from "../_shared/endpoint.ts";
import type { Platform } from "../_shared/platform.ts";
import { RateLimit } from "../_shared/rate-limit.ts";
import { composeMail } from "./mail.ts";
import { type ConfirmationRequest, readRequest } from "./request.ts";
import { sendMail } from "./resend.ts";
import { words } from "./words.generated.ts";

/**
 * For each client: an office or a mobile network behind one address asks for thirty estimates at once. For all
 * together: no local firm is asked twice a second, so more is a flood, and this bounds what it sends and costs.
 */
const rates = { client: { burst: 30, perMinute: 30 }, all: { burst: 120, perMinute: 120 } };

/** For each recipient: far more than one household asks for, far less than a flood of mails to a stranger. */
const recipientRate = { burst: 20, perMinute: 1 / 3 };

/** The handler of `send-confirmation-email`: confirms a request for an estimate to the visitor who made it. */
export function createConfirmationHandler(platform: Platform): Handler {
  const recipients = new RateLimit(recipientRate);
  const endpoint = {
    name: "send-confirmation-email",
    rates,
    read: (body: Record<string, unknown>) => readRequest(body, words.workTypes),
    respond: async (request: ConfirmationRequest): Promise<Outcome> => {
      const apiKey = platform.env("RESEND_API_KEY");
      if (!apiKey) return { error: "misconfigured" };
      const waitSeconds = recipients.take(request.email.toLowerCase(), platform.now());
      if (waitSeconds > 0) return { error: "rate_limited", retryAfterSeconds: waitSeconds };
      const idempotencyKey = await hashRequest(request);
      return sendMail(composeMail(request, words), { apiKey, idempotencyKey }, platform);
    },
  };
  return createHandler(endpoint, platform);
}

/** The same for the same request, however the address is capitalised, so that a retry sends no second mail. */
async function hashRequest({ firstName, lastName, email, workType }: ConfirmationRequest): Promise<string> {
  const text = JSON.stringify([firstName, lastName, email.toLowerCase(), workType]);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"));
  return `confirmation/${hex.join("")}`;
}
