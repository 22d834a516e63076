import { confirmEstimate, type EstimateRequest, sendEstimate } from "../../calls/calls.ts";
import { describeFailure, failureOf, type Outcome } from "../../calls/outcome.ts";
import { openStorage } from "../../calls/storage.ts";
import type { FormProps } from "../../kinds/form/fields.ts";
import type { Answers, Send, Submission } from "./estimate-sending.ts";

/** Shortest time in which a person can check what their browser has filled in, in milliseconds. */
const shortestFillMs = 2_000;
/** Shortest time between two requests of one browser, in milliseconds. */
const shortestPauseMs = 10_000;

const sentAtKey = (form: string) => `${form}-sent-at`;

/** Sends the form to the business unless it looks like a program's. */
export const sendToBusiness: Send = async (submission, { delivery, confirmation = true }) => {
  const { form, trap, shownMs } = submission;
  const name = delivery === undefined || delivery === "emailjs" ? "Estimate email" : `Form ${form}`;
  const refuse = (reason: "robot" | "repeated", detail: string) => {
    console.error(`${name} not sent: ${reason} (${detail})`);
    return reason;
  };
  if (trap !== "") return refuse("robot", "a field that people cannot see was filled in");
  if (shownMs < shortestFillMs) return refuse("robot", `filled in within ${Math.round(shownMs)} ms`);
  if (isRepeated(form))
    return refuse("repeated", `the last one was sent less than ${shortestPauseMs} ms ago`);
  const sent = await deliver(submission, delivery, confirmation).catch(failureOf);
  if (!sent.ok) {
    console.error(describeFailure(name, sent));
    return sent.kind;
  }
  openStorage("localStorage").setItem(sentAtKey(form), String(Date.now()));
  return undefined;
};

async function deliver(
  submission: Submission,
  delivery: FormProps["delivery"],
  confirms: boolean,
): Promise<Outcome> {
  if (delivery === "host") return (await import("../../calls/host-form.ts")).sendToHost(submission);
  if (delivery === "function" || delivery === "webhook")
    return (await import("../../calls/send-form.ts")).sendForm(submission);
  const request = toRequest(submission.answers, submission.ownAnswers);
  const sent = await sendEstimate(request);
  // The request has arrived by then, so nobody waits for the confirmation.
  if (sent.ok && confirms) void confirm(request);
  return sent;
}

/** True shortly after a success. A clock that was set back does not count. */
function isRepeated(form: string): boolean {
  const pause = Date.now() - Number(openStorage("localStorage").getItem(sentAtKey(form)));
  return pause >= 0 && pause < shortestPauseMs;
}

/** The request has arrived, so a failure here is for the log alone. */
async function confirm(request: EstimateRequest): Promise<void> {
  const confirmed = await confirmEstimate(request);
  if (!confirmed.ok) console.error(describeFailure("Confirmation email", confirmed));
}

/** A form need not ask for everything. What it asks of its own follows the message, which every template of a mail prints. */
function toRequest(answers: Answers, ownAnswers: string): EstimateRequest {
  const { firstName = "", lastName = "", phone = "", email = "" } = answers;
  const { address = "", workType = "", hearAboutUs = "", message = "" } = answers;
  const whole = [message, ownAnswers].filter(Boolean).join("\n\n");
  return { firstName, lastName, phone, email, address, workType, hearAboutUs, message: whole };
}
