import type { DataFolder } from "../../support/data-folder.ts";
import { rightIn, spots, wrongIn } from "./record-cases.ts";

const lockouts = {
  file: "pages/lockouts.yaml",
  after: "picking, and we ask you before.",
  path: "/lockouts",
};
const atLocks = wrongIn(lockouts, "biz/claims");

const unlisted = wrongIn(lockouts, "biz/claim-without-record");

export const listFaults = [
  atLocks(
    "We open a car from fifty-five.",
    "We open a car from eighty-five.",
    '"from fifty-five", but the data says "Car: $85" (pages/prices.yaml/sections/1/groups/0/rows/2/price)',
  ),
  unlisted(
    "A room from four fifty, and the hall on top.",
    "A new key from one eighty, and the door on top.",
    '"from four fifty": a price that business.yaml does not know',
  ),
  unlisted(
    "It runs about 1,200 for a house.",
    "It runs about an hour for a house.",
    '"runs about 1,200": a price that business.yaml does not know',
  ),
  unlisted(
    "A full rekey will run you twelve hundred.",
    "A full rekey will run you twelve screws.",
    '"will run you twelve hundred": a price',
  ),
  atLocks(
    "When it is the car, you pay $70 and we open it at the curb.",
    "When it is the car, you pay $85 and we open it at the curb.",
    '"$70", but the data says "Car: $85" (pages/prices.yaml/sections/1/groups/0/rows/2/price)',
  ),
  atLocks(
    "Send us home, and the service call is all you owe, which is $50.",
    "Send us home, and the service call is all you owe, which is {serviceCall}.",
    '"$50", but the data says "$45" (business.yaml/facts/serviceCall)',
  ),
  atLocks(
    "Somebody is at your door in half that time, in 12 minutes.",
    "Somebody is at your door in 40 minutes at the worst.",
    '"12 minutes", but the data says "30 minutes"',
  ),
  atLocks(
    "After the first lock it's twenty-five dollars for every other one.",
    "After the first lock it's eighteen dollars for every other one.",
    '"twenty-five dollars", but the data says "Each further lock: $18"',
  ),
  atLocks(
    "The night rate is added from midnight on.",
    "The night rate is added from 10 PM on.",
    '"midnight", but the data says "Between 10 PM and 6 AM: $40"',
  ),
];

export const listTraps = rightIn(lockouts, "sums and times of others, and those of the list", [
  "We work from 8 to 5, start at 7 in summer, and come for one room or for twenty.",
  "The road runs about 40 miles, and highs run about 105 for weeks. A house from 1950 has five locks.",
  "The city charges 150 for the permit, and association fees run about 400 a month. Other firms start at 29.",
  "A further lock comes to 18, and we fit a deadbolt for two hundred.",
  "The dealer takes $190 to open a car, and other firms say $29 on the phone.",
  "We open the car for $85, and at night it is $40 more, between 10 PM and 6 AM.",
  "A car opened with a coat hanger has $600 of scratches. The tow truck is there in ten minutes.",
  "Your insurer may pay $60 for a car we open. Our drill cost $400.",
  "Another lock is eighteen dollars, and the night rate ends at six in the morning.",
]);

const atTrees = wrongIn(spots.removal, "biz/claims");

/** Adds a year to the record. */
export function withYear(data: DataFolder): void {
  data.edit("business.yaml", "  reply:", '  leadYear: "1978"\n  reply:');
}

export const sumFaults = [
  atTrees(
    "Should a limb hit the roof, our policy pays up to $1.5 million.",
    "Should a limb hit the roof, our policy pays up to $2,000,000.",
    '"$1.5 million", but the data says "$2 million of liability insurance"',
  ),
  atTrees(
    "Elms go for the winter rate through March 10.",
    "Elms go for the winter rate through February 15.",
    '"March 10", but the data says "February 15, 2027" (offers/winter-elms.yaml/through)',
  ),
  atTrees(
    "A shed from before 1987 has lead on its boards.",
    "A shed from before 1960 has lead on its boards.",
    '"1987", but the data says "1978" (business.yaml/facts/leadYear)',
  ),
];

export const sumTraps = rightIn(spots.removal, "sums, days and years that are of something else", [
  "Our policy has a deductible of $1,000, and we carry $1 million for one tree, $2 million in all.",
  "The city has a special price for saplings of elm until March 20. Prune elms by March 10.",
  "In 1987 a freeze split the lead pipes of half the street.",
]);
