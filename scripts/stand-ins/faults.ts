import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { decoded } from "../../src/site/decoded.ts";
import { cookieOf, openToAll, sendText } from "./http.ts";

/** The cookie by which one browser asks for faults: `emailjs:429,get-property-data:hang`. */
export const faultCookie = "stand-in-fault";

/** How late a slow answer is, in milliseconds; below the time a client waits. */
const slowMs = 2000;

/** How a service can fail: with a status, by no answer, no connection, broken JSON, or late. */
type Fault = number | "hang" | "drop" | "malformed" | "slow";

const namedFaults = ["hang", "drop", "malformed", "slow"];

/** Reads a fault as people write it. Returns undefined for anything that is none. */
function parseFault(text: string): Fault | undefined {
  if (namedFaults.includes(text)) return text as Fault;
  return /^[2-5]\d\d$/.test(text) ? Number(text) : undefined;
}

/** The text that a request's cookie asks for as the fault of a service, or undefined. */
export function faultInCookie(request: IncomingMessage, service: string): string | undefined {
  const value = cookieOf(request, faultCookie) ?? "";
  const faults = decoded(value)
    .split(",")
    .map((fault) => fault.split(":"));
  return faults.find(([name]) => name === service)?.[1];
}

/** Fails as asked. Resolves with true where the request is thereby answered, or never will be. */
export async function applyFault(
  text: string,
  response: ServerResponse,
  sendStatus: (response: ServerResponse, status: number) => void = sendPlainStatus,
): Promise<boolean> {
  const fault = parseFault(text);
  if (fault === "slow") {
    await wait(slowMs, undefined, { ref: false });
    return response.destroyed;
  }
  if (fault === undefined) sendText(response, 400, `"${text}" is no fault of a stand-in`, openToAll);
  else if (fault === "drop") response.destroy();
  else if (fault === "malformed")
    response.writeHead(200, { ...openToAll, "Content-Type": "application/json" }).end('{"success":tru');
  else if (fault !== "hang") sendStatus(response, fault);
  return true;
}

function sendPlainStatus(response: ServerResponse, status: number): void {
  sendText(response, status, STATUS_CODES[status] ?? "Failed", openToAll);
}
