import type { Outcome } from "./answers.ts";
import type { Platform } from "./platform.ts";
import { callUpstream, type UpstreamAnswer, upstreamTimeoutMs } from "./upstream.ts";

/** A mail as Resend takes it. https://resend.com/docs/api-reference/emails/send-email */
export interface Mail {
  from: string;
  to: string[];
  reply_to?: string;
  subject: string;
  text: string;
  html?: string;
  /** Contents in base64. */
  attachments?: { filename: string; content: string }[];
}

/** Tries for one mail. Twenty visitors at once are through after four seconds at Resend's five requests a second. */
const maxTries = 5;
/** Wait where Resend does not name one: its limit counts whole seconds. */
const usualWaitSeconds = 1;

/**
 * Names of errors that pass by themselves: too many requests in this second, and the same mail being sent this moment.
 * Used-up quotas are 429 as well, but stay. https://resend.com/docs/api-reference/errors
 */
const passingErrors = ["rate_limit_exceeded", "concurrent_idempotent_requests"];

/** Sends a mail through Resend, once for each idempotency key within 24 hours. */
export async function sendMail(
  mail: Mail,
  secrets: { apiKey: string; idempotencyKey: string },
  platform: Platform,
): Promise<Outcome> {
  const deadline = platform.now() + upstreamTimeoutMs;
  const signal = platform.deadline(upstreamTimeoutMs);
  for (let tries = 1; ; tries++) {
    const answer = await postMail(mail, secrets, signal, platform);
    if (isAccepted(answer)) return { success: true };
    const waitMs = passes(answer) ? (answer?.retryAfterSeconds ?? usualWaitSeconds) * 1000 : undefined;
    if (waitMs === undefined || tries === maxTries || platform.now() + waitMs >= deadline)
      return { error: "unavailable", ...(answer && { upstreamStatus: answer.status }) };
    await platform.wait(waitMs);
  }
}

function postMail(
  mail: Mail,
  secrets: { apiKey: string; idempotencyKey: string },
  signal: AbortSignal,
  platform: Platform,
): Promise<UpstreamAnswer | undefined> {
  const origin = platform.env("RESEND_BASE_URL") || "https://api.resend.com";
  return callUpstream(platform, `${origin}/emails`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${secrets.apiKey}`,
      "Content-Type": "application/json",
      // Resend refuses requests without one: 403, code 1010.
      "User-Agent": "edge-function/1",
      "Idempotency-Key": secrets.idempotencyKey,
    },
    body: JSON.stringify(mail),
    signal,
  });
}

/** Whether the mail is on its way: now, or since an earlier request when the words of the mail were others. */
function isAccepted(answer: UpstreamAnswer | undefined): boolean {
  if (answer?.status === 409) return errorName(answer) === "invalid_idempotent_request";
  const { body } = answer ?? {};
  return answer?.status === 200 && typeof body === "object" && body !== null && "id" in body;
}

function passes(answer: UpstreamAnswer | undefined): boolean {
  return answer !== undefined && passingErrors.includes(errorName(answer) ?? "");
}

function errorName({ body }: UpstreamAnswer): string | undefined {
  if (typeof body !== "object" || body === null || !("name" in body)) return undefined;
  return typeof body.name === "string" ? body.name : undefined;
}
