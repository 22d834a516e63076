import { answerLimits } from "../_shared/answer-limits.ts";
import type { Outcome } from "../_shared/answers.ts";
import { readJson } from "../_shared/body.ts";
import { createHandler, createTools, type Handler } from "../_shared/endpoint.ts";
import { readTexts } from "../_shared/fields.ts";
import type { Platform } from "../_shared/platform.ts";
import type { Settings } from "../_shared/settings.ts";
import { type HouseAddress, readHouse } from "./address.ts";
import { KnownAnswers } from "./known-answers.ts";
import { type LookUp, lookUpArea } from "./rentcast.ts";

/** A client gets this part of the day's look-ups: one alone cannot use them up, and an office has twenty. */
const clientShare = 1 / 10;
const day = 24 * 3600;

/** The handler of `get-property-data`: an address → the living area of the house in square feet, nothing else of it. */
export function createPropertyHandler(platform: Platform, settings: Settings): Handler {
  const tools = createTools(platform, settings);
  const known = new KnownAnswers(tools.database);
  const underWay = new Map<string, Promise<Outcome>>();
  const name = "get-property-data";

  async function find(house: HouseAddress, client: string, apiKey: string): Promise<Outcome> {
    const before = await known.recall(house.keys[0]);
    if (before) return before;
    const { lookUpsPerDay } = settings;
    const waitSeconds = await tools.limits.take([
      { key: `${name}/paid/${client}`, max: Math.ceil(lookUpsPerDay * clientShare), seconds: day },
      { key: `${name}/paid`, max: lookUpsPerDay, seconds: day },
    ]);
    if (waitSeconds > 0) return { error: "rate_limited", retryAfterSeconds: waitSeconds };
    const { outcome, formattedAddress }: LookUp = await lookUpArea(house.text, apiKey, platform);
    // A failure passes; the house, or that there is none, stays. A record is known by its own address as well.
    const names = [...house.keys, ...(readHouse(formattedAddress ?? "")?.keys ?? [])];
    if ("success" in outcome || outcome.error === "not_found")
      await known.remember([...new Set(names)], outcome);
    return outcome;
  }

  const endpoint = {
    name,
    read: (request: Request) =>
      readJson(request, (body) =>
        readHouse(readTexts(body, { address: answerLimits.address })?.address ?? ""),
      ),
    respond: (house: HouseAddress, client: string): Promise<Outcome> => {
      const apiKey = platform.env("RENTCAST_API_KEY");
      if (!apiKey) return Promise.resolve({ error: "misconfigured" });
      // Visitors who ask for the same house at once wait for one look-up.
      const [key] = house.keys;
      const running = underWay.get(key) ?? find(house, client, apiKey).finally(() => underWay.delete(key));
      underWay.set(key, running);
      return running;
    },
  };
  return createHandler(endpoint, tools);
}
