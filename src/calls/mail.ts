import { EmailJSResponseStatus, init, send } from "@emailjs/browser";
import type { EstimateRequest } from "./calls.ts";
import type { Endpoints } from "./endpoints.ts";
import { failure, failureOf, type Outcome, refusal } from "./outcome.ts";

/** Sends a request to the business, once, in the words that the template of the email service knows. */
export async function sendMail(mail: Endpoints["mail"], request: EstimateRequest): Promise<Outcome> {
  // Its own throttle stays off: it counts tries, and would refuse the next one after a failure.
  init({
    origin: mail.origin,
    publicKey: mail.publicKey,
    blockHeadless: mail.blockHeadless,
    blockList: { list: mail.blockedEmails, watchVariable: "from_email" },
    storageProvider,
  });
  try {
    const { status, text } = await send(mail.serviceId, mail.templateId, templateParams(mail, request));
    // Anything else came from something between the visitor and the service.
    return text === "OK" ? { ok: true, value: undefined } : failure("malformed", text, status);
  } catch (error) {
    return toFailure(error);
  }
}

function templateParams(mail: Endpoints["mail"], request: EstimateRequest): Record<string, string> {
  return {
    from_name: `${request.firstName} ${request.lastName}`.trim(),
    from_email: request.email,
    phone: request.phone,
    address: request.address,
    work_type: request.workType,
    hear_about_us: request.hearAboutUs,
    message: request.message,
    to_email: mail.toEmail,
  };
}

/** The service rejects with a status, with a string where an id is missing, and with the browser's error where no answer came. */
function toFailure(error: unknown) {
  if (error instanceof EmailJSResponseStatus) return refusal(error.status, error.text);
  return typeof error === "string" ? failure("misconfigured", error) : failureOf(error);
}

const storageProvider = {
  get: async (key: string) => localStorage.getItem(key),
  set: async (key: string, value: string) => localStorage.setItem(key, value),
  remove: async (key: string) => localStorage.removeItem(key),
};
