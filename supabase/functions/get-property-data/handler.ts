import type { Outcome } from "../_shared/answers.ts";
import { createHandler, type Handler } from "../_shared/endpoint.ts";
import { readTexts } from "../_shared/fields.ts";
import { LruMap } from "../_shared/lru-map.ts";
import type { Platform } from "../_shared/platform.ts";
import { lookUpArea } from "./rentcast.ts";

/**
 * For each client: an office behind one address looks up twenty houses at once, as many as RentCast takes in a second.
 * For all together: twice that, then one a second, because every look-up counts towards the plan of RentCast.
 */
const rates = { client: { burst: 20, perMinute: 20 }, all: { burst: 40, perMinute: 60 } };

/** Longest address in characters; the longest of the United States have some 120. */
const maxAddressLength = 200;

/** Addresses remembered. They need no end of life: Supabase ends a process after minutes. */
const cachedAddresses = 1_000;

/** The handler of `get-property-data`: an address → the living area of the house in square feet, nothing else of it. */
export function createPropertyHandler(platform: Platform): Handler {
  const known = new LruMap<Outcome>(cachedAddresses);
  const endpoint = {
    name: "get-property-data",
    rates,
    read: (body: Record<string, unknown>) => readTexts(body, { address: maxAddressLength })?.address,
    respond: async (written: string): Promise<Outcome> => {
      const apiKey = platform.env("RENTCAST_API_KEY");
      if (!apiKey) return { error: "misconfigured" };
      const address = normalizeAddress(written);
      const cacheKey = address.toLowerCase();
      const cached = known.get(cacheKey);
      if (cached) return cached;
      const outcome = await lookUpArea(address, apiKey, platform);
      // A failure passes; the house, or that there is none, stays.
      if ("success" in outcome || outcome.error === "not_found") known.set(cacheKey, outcome);
      return outcome;
    },
  };
  return createHandler(endpoint, platform);
}

/** One spelling for all spacings: `12  Elm St ,Maple Grove,` → `12 Elm St, Maple Grove`. */
function normalizeAddress(address: string): string {
  return address
    .normalize("NFC")
    .split(",")
    .map((part) => part.trim().replace(/\s+/g, " "))
    .filter((part) => part !== "")
    .join(", ");
}
