import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { decode } from "../request-target.ts";
import { cookieOf, sendText } from "./http.ts";

/** The cookie by which one browser asks for faults: `emailjs:429,get-property-data:hang`. */
export const faultCookie = "stand-in-fault";

/** How a service can fail: with a status, by no answer, no connection, broken JSON, or late. */
export type Fault = number | "hang" | "drop" | "malformed" | "slow";

const namedFaults = ["hang", "drop", "malformed", "slow"];

/** Reads a fault as people write it. Returns undefined for anything that is none. */
export function parseFault(text: string): Fault | undefined {
  if (namedFaults.includes(text)) return text as Fault;
  return /^[2-5]\d\d$/.test(text) ? Number(text) : undefined;
}

/** The text that a request's cookie asks for as the fault of a service, or undefined. */
export function faultInCookie(request: IncomingMessage, service: string): string | undefined {
  const value = cookieOf(request, faultCookie) ?? "";
  const faults = (decode(value) ?? value).split(",").map((fault) => fault.split(":"));
  return faults.find(([name]) => name === service)?.[1];
}

/** What a stand-in needs to fail as asked. */
export interface FaultOptions {
  /** How late a slow answer is, in milliseconds; below the time a client waits. */
  slowMs: number;
  headers?: Record<string, string>;
  /** Answers with a status as the service would; plain text where there is none. */
  sendStatus?(status: number): void;
}

/** Fails as asked. Resolves with true where the request is thereby answered, or never will be. */
export async function applyFault(
  text: string,
  response: ServerResponse,
  options: FaultOptions,
): Promise<boolean> {
  const { slowMs, headers = {} } = options;
  const sendStatus =
    options.sendStatus ?? ((status) => sendText(response, status, STATUS_CODES[status] ?? "Failed", headers));
  const fault = parseFault(text);
  if (fault === "slow") {
    await wait(slowMs, undefined, { ref: false });
    return response.destroyed;
  }
  if (fault === undefined) sendText(response, 400, `"${text}" is no fault of a stand-in`, headers);
  else if (fault === "drop") response.destroy();
  else if (fault === "malformed")
    response.writeHead(200, { ...headers, "Content-Type": "application/json" }).end('{"success":tru');
  else if (fault !== "hang") sendStatus(fault);
  return true;
}
