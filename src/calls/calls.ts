import { answerLimits } from "../../supabase/functions/_shared/answer-limits.ts";
import { type Clock, realClock } from "./clock.ts";
import type { Endpoints } from "./endpoints.ts";
import { loadEndpoints } from "./load-endpoints.ts";
import { failure, type Outcome } from "./outcome.ts";
import { retryThrottled, withTimeout } from "./patience.ts";
import { openStorage } from "./storage.ts";

/** What a visitor has entered into the estimate form. */
export interface EstimateRequest {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  /** Where the work will be done. */
  address: string;
  workType: string;
  hearAboutUs: string;
  message: string;
}

/** How long each try of a call may take, in milliseconds. The platform ends a function only after 150 s. */
export const timeouts = {
  endpoints: 10_000,
  mail: 20_000,
  /** Photos go up slowly on a phone in the field. */
  form: 90_000,
  confirmation: 20_000,
  lookUp: 15_000,
};

/** Sends a request to the business by e-mail. A throttled service is tried twice more, within 8 s. */
export function sendEstimate(request: EstimateRequest, clock: Clock = realClock): Promise<Outcome> {
  return withEndpoints(async ({ mail }) => {
    const send = async () => (await import("./mail.ts")).sendMail(mail, request);
    return retryThrottled((timeoutMs) => withTimeout(send, timeoutMs), timeouts.mail, clock);
  });
}

/** Asks for the mail that confirms a request to the customer. */
export function confirmEstimate({ firstName, lastName, email, workType }: EstimateRequest): Promise<Outcome> {
  return withEndpoints(async (endpoints) => {
    const body = { firstName, lastName, email, workType };
    const answer = await callFunction(endpoints, "send-confirmation-email", body, timeouts.confirmation);
    return answer.ok ? { ok: true, value: undefined } : answer;
  });
}

/** Looks up the square footage of a property by its address. */
export async function lookUpSquareFootage(address: string): Promise<Outcome<number>> {
  if (address.length > answerLimits.address) return failure("rejected", "the address is too long");
  return withEndpoints(async (endpoints) => {
    const answer = await callFunction(endpoints, "get-property-data", { address }, timeouts.lookUp);
    if (!answer.ok) return answer;
    const { squareFootage } = answer.value;
    return typeof squareFootage === "number" && squareFootage > 0
      ? { ok: true, value: squareFootage }
      : failure("malformed", "the answer has no square footage");
  });
}

/** Reads where the services are, then makes the call. */
export async function withEndpoints<Value>(
  call: (endpoints: Endpoints) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const endpoints = await withTimeout(loadEndpoints, timeouts.endpoints);
  if (!endpoints.ok) return endpoints;
  openStorage("localStorage");
  return call(endpoints.value);
}

/** Calls a function that answers `{success: true, ...}` or `{success: false, error}`. */
export async function callFunction(
  { functions }: Endpoints,
  name: string,
  body: Record<string, string> | FormData,
  timeoutMs: number,
): Promise<Outcome<Record<string, unknown>>> {
  if (functions.url === "" || functions.anonKey === "")
    return failure("misconfigured", "the URL or key of the functions is missing");
  const call = async () => (await import("./functions.ts")).invoke(functions, name, body);
  const outcome = await withTimeout(call, timeoutMs);
  if (!outcome.ok) return outcome;
  const answer = outcome.value as { success?: unknown; error?: unknown } | null;
  if (answer?.success === true) return { ok: true, value: answer };
  return answer?.success === false
    ? failure("rejected", String(answer.error ?? ""))
    : failure("malformed", "the answer does not say whether it succeeded");
}
