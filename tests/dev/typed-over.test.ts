import { describe, expect, it } from "vitest";
import { typedOver } from "../../scripts/dev/client/editor/typed-over.ts";

const values: Record<string, string> = {
  phone: "612-555-0100",
  textPhone: "612-555-0101",
  email: "hello@oak.example",
  founded: "1971",
  city: "Pine Bend",
  phoneHours: "Mon-Fri 8-17, call 612-555-0100",
};
const found = (written: string, typed: string) => {
  const { name, words } = typedOver(written, typed, (one) => values[one]) ?? {};
  return name && `${name}: ${words}`;
};

describe("a value typed over a name in braces", () => {
  it.each([
    ["{phone}", "(612) 555-0199", "phone: (612) 555-0199"],
    ["{phone}", "call 612 555 99", "phone: 612 555 99"],
    ["Call {phone} today", "Call 612-555-0199 today", "phone: 612-555-0199"],
    ["Call {phone} in {city}", "Call +1 612 555 0199 in {city}", "phone: +1 612 555 0199"],
    ["Text {textPhone}", "Text 612.555.0199", "textPhone: 612.555.0199"],
    ["Call {phone} or text {textPhone}", "Call {phone} or text 612-555-0199", "textPhone: 612-555-0199"],
    ["{email}", "office@oak.example", "email: office@oak.example"],
    ["Write to {email}.", "Write to office@oak.example.", "email: office@oak.example"],
  ])("%s → %s", (written, typed, offered) => expect(found(written, typed)).toBe(offered));

  it.each([
    ["{phone}", "Call us"],
    ["{phone}", "{phone} day and night, 24/7"],
    ["{phone}", "Call us 24/7"],
    ["{phone}", "612-555-0100"],
    ["{email}", "Write to us"],
    ["{email}", "Call 612-555-0199"],
    ["Since {founded}", "Since 1972"],
    ["Roofs in {city}, 55311", "Roofs in Maple Grove, 55311"],
    ["Call {phone} or 800-555-0100", "Call us or 800-555-0100"],
    ["{phoneHours}", "612-555-0199"],
  ])("nothing is asked of %s → %s", (written, typed) => expect(found(written, typed)).toBeUndefined());
});
