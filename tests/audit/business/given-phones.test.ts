import { expect, it } from "vitest";
import { phonesGivenAsOurs } from "../../../scripts/audit/business-text/given-phones.ts";
import { siteOf } from "../../support/site.ts";

const phone = "952-555-0144";
const givenIn = (text: string) => phonesGivenAsOurs(text, siteOf());

it.each([
  `Call ${phone}`,
  `A steep roof takes longer. Call ${phone} for a visit.`,
  `Our Elm Creek line is ${phone}.`,
  `${phone} is our number in Pine Bend.`,
  `For a free estimate, call or text ${phone}.`,
  `Call Maple & Sons Roofing at ${phone}.`,
  `You reach us at ${phone} on weekdays.`,
  `Questions? Ring ${phone} today.`,
  `Estimates: ${phone}`,
])("is ours: %s", (text) => expect(givenIn(text)).toEqual([phone]));

it.each([
  `The city takes calls for a permit at ${phone}.`,
  `Call the building department at ${phone} to schedule a visit by its inspector.`,
  `If you smell gas, call ${phone}.`,
  `Call Poison Control at ${phone}.`,
  `Call 811 or ${phone} two days before you dig.`,
  `We call 811 and the gas company at ${phone} before we dig.`,
  `Our supplier's line is ${phone}.`,
  `Our insurer answers at ${phone}.`,
  `The power company sends somebody for a visit when you call ${phone}.`,
  `Fax: ${phone}`,
  "Roofs of 1986-2000 and 1990-2010 are ours.",
])("is not ours: %s", (text) => expect(givenIn(text)).toEqual([]));
