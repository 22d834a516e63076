import type { IncomingMessage } from "node:http";
import { Refusal, type Service, sendJson, urlOf } from "./http.ts";
import { properties } from "./properties.ts";
import { limitPerSecond } from "./rate-limit.ts";

export interface RentCastOptions {
  apiKey: string;
  now(): number;
}

/** Requests in a second, whatever the plan. */
const maxPerSecond = 20;

/** The property API: `GET /_rentcast/v1/properties?address=Street, City, State, Zip` over a table of invented houses. */
export function createRentCast({ apiKey, now }: RentCastOptions): Service {
  const isTooMany = limitPerSecond(maxPerSecond, now);
  return (request, response) => {
    try {
      const address = checkRequest(request, apiKey);
      if (isTooMany()) throw new Refusal(429, "Rate limit exceeded.", "auth/rate-limit-exceeded");
      const found = properties.filter(({ formattedAddress }) => toKey(formattedAddress) === toKey(address));
      if (found.length === 0) throw new Refusal(404, "No data found for the address.", "resource/not-found");
      sendJson(response, 200, found);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, code, message } = error;
      sendJson(response, status, { status, error: code, message });
    }
  };
}

/** The address that is asked for. Throws a `Refusal`. */
function checkRequest(request: IncomingMessage, apiKey: string): string {
  if (request.method !== "GET") throw new Refusal(405, "Only GET is allowed.", "request/method-not-allowed");
  if (request.headers["x-api-key"] !== apiKey)
    throw new Refusal(401, "The API key is missing or invalid.", "auth/api-key-invalid");
  const address = urlOf(request).searchParams.get("address") ?? "";
  if (address.trim() === "")
    throw new Refusal(400, "The address parameter is empty.", "request/invalid-parameters");
  return address;
}

/** Addresses are the same whatever their case, commas and spaces. */
function toKey(address: string): string {
  return address
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
