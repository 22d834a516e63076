import { expect, it } from "vitest";
import { claimsIn } from "../../../scripts/audit/business-text/claims.ts";
import { whoIsMeant, whoReplies as whoRepliesIn } from "../../../scripts/audit/business-text/who-is-meant.ts";
import { fixtureSite } from "../../support/data-folder.ts";
import { siteOf } from "../../support/site.ts";

const site = siteOf(fixtureSite("tree-care-nm"));

/** Who replies in so many days, by the last time that a text gives. */
function whoReplies(text: string): string {
  const claim = claimsIn(text).findLast(({ kind }) => kind.name === "a time to reply");
  if (!claim) return "nobody";
  return whoRepliesIn(claim, site) === "others" ? "somebody else" : "the business";
}

it.each([
  "The county planning office answers in 8 days.",
  "The city's permit office replies within two days.",
  "Your HOA's office answers in 10 days.",
  "The building department responds within 3 weeks.",
  "The insurer answers in 30 days.",
  "Your insurance company will usually respond within ten days.",
  "Española asks for a permit when an oak is cut; the office answers in 18 days.",
  "Española wants two drawings, and the office answers in 5 days.",
  "The county keeps the old plats. The office answers within 8 days.",
  "We file the permit for you, and the office answers in 8 days.",
  "We file it with the county, and they reply in two weeks.",
  "We file it with the county, which looks at the plan and answers within two weeks.",
  "The board wants the old width and answers within two weeks.",
  "The surveyor we send answers in 3 days.",
  "Lakeside Realty answers in 5 days.",
  "Our town's clerk answers within 4 days.",
  "Our inspector at the county answers within 4 days.",
  "Call the clerk, who answers within two days.",
  "Expect an answer from the utility within three weeks.",
  "The board's answer comes within 20 days.",
  "If you reply within 30 days, the price holds.",
  "Building and Safety answers in 6 days.",
  "The mill checks its stock and answers within two days.",
  "The power company will get back to you within two weeks.",
  "A lab in Santa Fe answers in 9 days.",
])("hears somebody else in: %s", (text) => expect(whoReplies(text)).toBe("somebody else"));

it.each([
  "We answer in 8 days.",
  "Our office answers within two days.",
  "The office answers within two days.",
  "Call any day. The front office replies within 3 hours.",
  "Peña & O'Neill Tree Care responds within two days.",
  "Marisol from our office answers within 2 days.",
  "Write to Marisol, and she replies within 2 days.",
  "You talk to a person who answers within an hour, or 2 hours at most; the office replies within 4 hours.",
  "Reply within 2 hours, every day.",
  "Get a free quote within 48 hours.",
  "You get written answers within two hours.",
  "You will hear back from us within 3 days.",
  "Your HOA will hear from us within two days.",
  "We call the county and reply within two days.",
  "After the city inspection we get back to you within 3 days.",
  "When the board has met, we will always respond within 2 days.",
  "Our state-licensed estimator answers within 3 days.",
  "Our office in the town hall answers within 3 days.",
  "In Española our crew replies within 3 days.",
  "Someone from our team calls you back within 3 hours.",
  "A real person responds within 3 hours.",
  "Fast answers within 5 minutes.",
  "We read every note, measure, and reply within 2 days.",
  "The final estimate comes within two days.",
  "The office usually gets back to you within 3 hours.",
  "Ask us about the permit, and we answer within 5 hours.",
])("hears the business in: %s", (text) => expect(whoReplies(text)).toBe("the business"));

/** Of whom a text gives a sum, a year or a number. */
function meantIn(text: string): string {
  const words = /\$?\d[\d,]*/.exec(text)?.[0] ?? "";
  const index = text.indexOf(words);
  const [lead, rest] = [text.slice(0, index), text.slice(index + words.length)];
  const start = Math.max(0, lead.lastIndexOf(". ") + 1);
  return whoIsMeant(
    { words, lead: lead.slice(start).trimStart(), earlier: lead.slice(0, start), rest },
    site,
  );
}

it.each([
  ["us", "We carry $2 million of insurance."],
  ["us", "Peña & O'Neill Tree Care was founded in 1998."],
  ["us", "The firm was founded in 1998."],
  ["us", "With 20 years in business, we know the oaks."],
  ["us", "Family owned since 1978."],
  ["us", "For every Santa Fe yard, our insurer pays up to $2 million, and we have 400 reviews."],
  ["us", "Serving Santa Fe since 1978."],
  ["us", "In Española we have had 400 customers."],
  ["others", "Other firms offer 5 years of it."],
  ["others", "Most companies around here have 3 years of it."],
  ["others", "The HOA next door has 400 reviews; ask its manager about us."],
  ["others", "The city asks tree firms for $1 million of insurance; ours is twice that."],
  ["others", "The county wants us to carry $1 million."],
  ["others", "There are 30 years from the maker."],
  ["others", "Our competitor across the road was founded in 1998."],
  ["person", "Marisol has climbed for 30 years."],
  ["person", "Its founder started in 1979."],
  ["thing", "The bridge was built in 1912."],
  ["thing", "A cottonwood shades a patio for 40 years."],
])("hears of %s in: %s", (who, text) => expect(meantIn(text)).toBe(who));

it.each([
  ["Rated 4.9 stars by 300 neighbors since 1999.", "us"],
  ["Rated 4.9 by our tenants.", "us"],
  ["Homeowners rate us 4.9.", "us"],
  ["Google rating: 4.9", "us"],
  ["4.9/5 from 212 landlords", "us"],
  ["We score 4.9 out of five.", "us"],
  ["Please rate us 5 stars on Google.", undefined],
  ["A chipper rated 4.9 stars by buyers may still clog.", "thing"],
  ["Buyers give that chipper 4.9 stars.", "thing"],
  ["The maker is rated 4.9 on its own site.", "others"],
])("who is rated in: %s", (text, who) => {
  const claim = claimsIn(text).find(({ kind }) => kind.name === "a rating");
  expect(claim && (claim.kind.who ?? whoIsMeant)(claim, site)).toBe(who);
});
