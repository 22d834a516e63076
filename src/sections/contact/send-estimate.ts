import { confirmEstimate, type EstimateRequest, sendEstimate } from "../../calls/calls.ts";
import { describeFailure } from "../../calls/outcome.ts";
import { openStorage } from "../../calls/storage.ts";
import type { Answers, Send } from "./estimate-sending.ts";

/** Shortest time in which a person can check what their browser has filled in, in milliseconds. */
const shortestFillMs = 2_000;
/** Shortest time between two requests of one browser, in milliseconds. */
const shortestPauseMs = 10_000;

const lastSuccessKey = "estimate-sent-at";

/** Sends the form to the business unless it looks like a program's, then asks for the confirmation without waiting for it. */
export const sendToBusiness: Send = async ({ answers, ownAnswers, trap, shownMs }) => {
  if (trap !== "") return refuse("robot", "a field that people cannot see was filled in");
  if (shownMs < shortestFillMs) return refuse("robot", `filled in within ${Math.round(shownMs)} ms`);
  if (isRepeated()) return refuse("repeated", `the last one was sent less than ${shortestPauseMs} ms ago`);
  const request = toRequest(answers, ownAnswers);
  const sent = await sendEstimate(request);
  if (!sent.ok) {
    console.error(describeFailure("Estimate e-mail", sent));
    return sent.kind;
  }
  openStorage("localStorage").setItem(lastSuccessKey, String(Date.now()));
  void confirm(request);
  return undefined;
};

function refuse<Reason>(reason: Reason, detail: string): Reason {
  console.error(`Estimate e-mail not sent: ${reason} (${detail})`);
  return reason;
}

/** True shortly after a success. A clock that was set back does not count. */
function isRepeated(): boolean {
  const pause = Date.now() - Number(openStorage("localStorage").getItem(lastSuccessKey));
  return pause >= 0 && pause < shortestPauseMs;
}

/** The request has arrived, so a failure here is for the log alone. */
async function confirm(request: EstimateRequest): Promise<void> {
  const confirmed = await confirmEstimate(request);
  if (!confirmed.ok) console.error(describeFailure("Confirmation e-mail", confirmed));
}

/** A form need not ask for everything. What it asks of its own follows the message, which every template of a mail prints. */
function toRequest(answers: Answers, ownAnswers: string): EstimateRequest {
  const { firstName = "", lastName = "", phone = "", email = "" } = answers;
  const { address = "", workType = "", hearAboutUs = "", message = "" } = answers;
  const whole = [message, ownAnswers].filter(Boolean).join("\n\n");
  return { firstName, lastName, phone, email, address, workType, hearAboutUs, message: whole };
}
