import type { Outcome } from "../_shared/answers.ts";
import { createHandler, createTools, type Handler, type Tools } from "../_shared/endpoint.ts";
import { canonicalAddress } from "../_shared/mail-address.ts";
import type { Platform } from "../_shared/platform.ts";
import { sendMail } from "../_shared/resend.ts";
import type { Settings } from "../_shared/settings.ts";
import { composeMail } from "../send-confirmation-email/mail.ts";
import type { MailWords } from "../send-confirmation-email/words.ts";
import type { Forms } from "./forms.ts";
import { composeOfficeMail } from "./mail.ts";
import { type FormRequest, readForm } from "./request.ts";
import { callWebhook, findWebhook } from "./webhook.ts";

/** A client gets this part of the hour's forms: one alone cannot use them up, and an office has twenty visitors. */
const clientShare = 1 / 3;
const hour = 3600;
const day = 24 * hour;
const name = "send-form";

/** The handler of `send-form`: brings a form to the business, by mail or by its webhook, and confirms it to the visitor. */
export function createFormHandler(
  platform: Platform,
  settings: Settings,
  forms: Forms,
  words: MailWords | undefined,
): Handler {
  const tools = createTools(platform, settings);
  return createHandler(
    {
      name,
      read: (request) => readForm(request, forms.forms),
      respond: async (request, client) => {
        const { mailsPerHour } = settings;
        const waitSeconds = await tools.limits.take([
          { key: `${name}/forms/${client}`, max: Math.ceil(mailsPerHour * clientShare), seconds: hour },
          { key: `${name}/forms`, max: mailsPerHour, seconds: hour },
        ]);
        if (waitSeconds > 0) return { error: "rate_limited", retryAfterSeconds: waitSeconds };
        const id = `form_${await hashRequest(request)}`;
        const delivered = await deliver(request, id, forms, platform);
        if ("success" in delivered && words) await confirm(request, id, words, tools);
        return delivered;
      },
    },
    tools,
  );
}

async function deliver(request: FormRequest, id: string, forms: Forms, platform: Platform): Promise<Outcome> {
  if (request.settings.delivery === "webhook") {
    const webhook = findWebhook(platform);
    return webhook ? callWebhook(request, id, webhook, platform) : { error: "misconfigured" };
  }
  const apiKey = platform.env("RESEND_API_KEY");
  // A business that publishes no address names it where nobody reads it.
  const to = forms.to || platform.env("FORM_RECIPIENT");
  if (!apiKey || !to) return { error: "misconfigured" };
  return sendMail(composeOfficeMail(request, { ...forms, to }), { apiKey, idempotencyKey: id }, platform);
}

/** Confirms a form that has arrived; what fails here is not said to the visitor. An address gets no more mails than its limit. */
async function confirm(request: FormRequest, id: string, words: MailWords, tools: Tools): Promise<void> {
  const { platform, settings, limits } = tools;
  const { firstName = "", lastName = "", email = "", workType = "" } = request.answers;
  const apiKey = platform.env("RESEND_API_KEY");
  if (!request.settings.confirmation || email === "" || !apiKey) return;
  const key = `${name}/address/${canonicalAddress(email)}`;
  const waitSeconds = await limits.take([{ key, max: settings.mailsPerAddressPerDay, seconds: day }]);
  if (waitSeconds > 0) return;
  const mail = composeMail({ firstName, lastName, email, workType }, words);
  const outcome = await sendMail(mail, { apiKey, idempotencyKey: `confirmation_${id}` }, platform);
  if ("error" in outcome)
    platform.log(
      JSON.stringify({ function: name, confirmation: outcome.error, upstreamStatus: outcome.upstreamStatus }),
    );
}

/** The same for the same form with the same answers and files, so that a retry arrives once. */
async function hashRequest({ form, answers, files }: FormRequest): Promise<string> {
  const parts = [JSON.stringify([form, answers, files.map(({ name, bytes }) => [name, bytes.length])])];
  const all = new Blob([...parts, ...files.map(({ bytes }) => bytes)]);
  const digest = await crypto.subtle.digest("SHA-256", await all.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
