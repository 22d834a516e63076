import { describe, expect, it } from "vitest";
import { otherAddress, otherNumber } from "../../src/site/plausibility/shown-contacts.ts";

const other = (label: string) =>
  otherNumber(label, "562-555-0134", { callingCode: "1" }, new Set(["7145550100"]));

describe("the words of a link that calls 562-555-0134", () => {
  it.each([
    "Call (562) 555-0199",
    "Call 562.555.0199",
    "Call 562 – 555 – 0199",
    "Call 5625550199",
    "Call +1 562 555 0199",
    "Call 562-555",
    "Call 555-0199",
    "Call 800-555-0134 today",
    "Call 1-562-555-0133",
    "Call (562) 555 0186",
  ])("%s shows another number", (words) => expect(other(words)).toBeDefined());

  it.each([
    "Call us",
    "Call (562) 555-0134",
    "Call 1-562-555-0134",
    "Call +1 562.555.0134",
    "Call 5625550134",
    "Call 555-0134",
    "Call 562-555-0134 or 800-555-0199",
    "Call 24/7, 365 days",
    "Call 8:00-17:00",
    "Call Mon-Fri 8-5",
    "Call by 12-31-2026",
    "Call by 2026-12-31",
    "Call by 31.12.26",
    "Painters 1988-2026",
    "Painters since 1988 in 90670-1234",
    "Call and save $1 250 000",
    "More than 1 000 000 feet painted",
    "Call, license 1098765432",
    "Call us (lic. no. 109-87654)",
    "Call 1-800-PAINTER",
    "Call our Tustin office, 714-555-0100",
  ])("%s is right", (words) => expect(other(words)).toBeUndefined());
});

describe("the words of a link that writes to an address", () => {
  const otherThan = (words: string) => otherAddress(words, "hello@oak.example");
  it.each([
    ["Write to hello@oaks.example.", "hello@oaks.example"],
    ["hello@oak", "hello@oak"],
    ["mail (info@oak.example)", "info@oak.example"],
  ])("%s shows another address", (words, shown) => expect(otherThan(words)).toBe(shown));

  it.each([
    "Write to us",
    "Hello@Oak.example",
    "Write us @ any hour",
    "jobs@oak.example or hello@oak.example",
  ])("%s is right", (words) => expect(otherThan(words)).toBeUndefined());
});
