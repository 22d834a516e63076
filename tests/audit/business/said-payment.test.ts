import { describe, expect, it } from "vitest";
import { topicFaults } from "../../../scripts/audit/business-text/topic-faults.ts";
import { realData } from "../../support/data-folder.ts";
import { siteOf } from "../../support/site.ts";

const painters = siteOf(realData);
const { business } = painters;
const facts = { ...business.facts, payment: "cash, check or card" };
const withPayment = { ...painters, business: { ...business, facts } };
const wordsIn = (text: string, path: string, site: typeof painters) =>
  topicFaults(text, path, site).map(({ words }) => words);

describe("ways to pay that no fact has", () => {
  it.each([
    ["$100 per booked job, paid after completion via PayPal or check.", ["PayPal or check"]],
    ["The reward is sent by check.", ["check"]],
    ["Get paid by Apple Pay.", ["Apple Pay"]],
    ["Your bonus is paid in cash.", ["cash"]],
    ["Paid by Zelle.", []],
    ["We pay by Zelle, gift card or Venmo after the work is complete.", []],
    ["You receive your reward by Zelle or gift card, or by Venmo if you prefer.", []],
    ["Rewards are sent as gift cards.", []],
    ["We cannot pay by PayPal.", []],
    ["We check the job before we pay.", []],
  ])("on the page of a reward: %s", (text, words) =>
    expect(wordsIn(text, "/referral", painters)).toEqual(words),
  );

  it.each([
    ["How do I pay? By cash, check or Apple Pay, when the work is done.", ["cash, check or Apple Pay"]],
    ["We accept Venmo and Zelle.", ["Venmo and Zelle"]],
    ["We take cash, check or PayPal.", ["cash, check or PayPal"]],
    ["Cash, check and Bitcoin are fine.", ["Cash, check and Bitcoin"]],
    ["Payment is due the same day, by cash or Zelle.", ["cash or Zelle"]],
    ["Pay online with PayPal.", ["PayPal"]],
    ["Payment by wire transfer only.", ["wire transfer"]],
    ["We take Visa and Mastercard.", []],
    ["Checks, cash and all major credit cards are welcome.", []],
    ["Pay by cash, check, card or Zelle.", []],
    ["We don't accept Venmo.", []],
    ["Venmo works, too.", []],
    ["Some landlords pay their plumber by Zelle.", []],
    ["Never pay a stranger by gift card.", []],
    ["The permit is paid by PayPal at the county.", []],
    ["We take care, and check the gutters.", []],
    ["Take cash out before noon.", []],
  ])("of customers: %s", (text, words) => expect(wordsIn(text, "/contact-us", withPayment)).toEqual(words));

  const withoutChecks = {
    ...painters,
    business: { ...business, facts: { ...facts, payment: "cash or card" } },
  };
  it.each([
    ["We accept checks on the last day.", ["checks"]],
    ["Check or card.", ["Check or card"]],
    ["Check, clean and repair every seam.", []],
    ["Check. Clean. Coat.", []],
    ["Discover, compare and choose.", []],
    ["We take checks of every valve.", []],
    ["The insurer pays us by check.", []],
    ["We pay attention to edges, as checks of the work show.", []],
  ])("of customers without checks: %s", (text, words) =>
    expect(wordsIn(text, "/contact-us", withoutChecks)).toEqual(words),
  );

  it("are those of customers where the record knows those of rewards alone", () =>
    expect(wordsIn("You can pay us by check or PayPal.", "/contact-us", painters)).toEqual([]));
});
