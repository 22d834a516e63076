import type { Outcome } from "../_shared/answers.ts";
import type { Platform } from "../_shared/platform.ts";
import { callUpstream, upstreamTimeoutMs } from "../_shared/upstream.ts";

/** Statuses of RentCast that speak of the address, not of the service: not understood, and no record. */
const unknownAddress = [400, 404];

/** What RentCast knows of a house. */
export interface LookUp {
  outcome: Outcome;
  /** As the record has it; absent where there is none. */
  formattedAddress?: string;
}

/** Asks RentCast for the living area of a house. https://developers.rentcast.io/reference/property-records */
export async function lookUpArea(address: string, apiKey: string, platform: Platform): Promise<LookUp> {
  const origin = platform.env("RENTCAST_BASE_URL") || "https://api.rentcast.io";
  const answer = await callUpstream(platform, `${origin}/v1/properties?${new URLSearchParams({ address })}`, {
    headers: { "X-Api-Key": apiKey, Accept: "application/json" },
    signal: platform.deadline(upstreamTimeoutMs),
  });
  if (!answer) return { outcome: { error: "unavailable" } };
  const { status, body } = answer;
  if (unknownAddress.includes(status)) return { outcome: { error: "not_found", upstreamStatus: status } };
  if (status !== 200 || !Array.isArray(body))
    return { outcome: { error: "unavailable", upstreamStatus: status } };
  const squareFootage = areaOf(body[0]);
  const formattedAddress: unknown = body[0]?.formattedAddress;
  return {
    outcome:
      squareFootage === undefined
        ? { error: "not_found", upstreamStatus: status }
        : { success: true, squareFootage },
    ...(typeof formattedAddress === "string" && { formattedAddress }),
  };
}

/** Living area of a record in square feet; undefined where it is unknown. */
function areaOf(record: unknown): number | undefined {
  if (typeof record !== "object" || record === null || !("squareFootage" in record)) return undefined;
  const { squareFootage } = record;
  return typeof squareFootage === "number" && squareFootage > 0 ? squareFootage : undefined;
}
