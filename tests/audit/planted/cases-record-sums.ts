import type { DataFolder } from "../../support/data-folder.ts";
import { rightIn, spots, wrongIn } from "./record-cases.ts";

const lockouts = {
  file: "pages/lockouts.yaml",
  after: "picking, and we ask you before.",
};
const atLocks = wrongIn(lockouts, "biz/claims");

const unlisted = wrongIn(lockouts, "biz/claim-without-record");

export const listFaults = [
  atLocks("We open a car from fifty-five.", "We open a car from eighty-five."),
  unlisted("A room from four fifty, and the hall on top.", "A new key from one eighty, and the door on top."),
  unlisted("It runs about 1,200 for a house.", "It runs about an hour for a house."),
  unlisted("A full rekey will run you twelve hundred.", "A full rekey will run you twelve screws."),
  atLocks(
    "When it is the car, you pay $70 and we open it at the curb.",
    "When it is the car, you pay $85 and we open it at the curb.",
  ),
  atLocks(
    "Send us home, and the service call is all you owe, which is $50.",
    "Send us home, and the service call is all you owe, which is {serviceCall}.",
  ),
  atLocks(
    "Somebody is at your door in half that time, in 12 minutes.",
    "Somebody is at your door in 40 minutes at the worst.",
  ),
  atLocks(
    "After the first lock it's twenty-five dollars for every other one.",
    "After the first lock it's eighteen dollars for every other one.",
  ),
  atLocks("The night rate is added from midnight on.", "The night rate is added from 10 PM on."),
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
  "A quart of that oil costs about $55 to $80 in the store.",
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
  ),
  atTrees(
    "Elms go for the winter rate through March 10.",
    "Elms go for the winter rate through February 15.",
  ),
  atTrees(
    "A shed from before 1987 has lead on its boards.",
    "A shed from before 1960 has lead on its boards.",
  ),
];

export const sumTraps = rightIn(spots.removal, "sums, days and years that are of something else", [
  "Our policy has a deductible of $1,000, and we carry $1 million for one tree, $2 million in all.",
  "The city has a special price for saplings of elm until March 20. Prune elms by March 10.",
  "In 1987 a freeze split the lead pipes of half the street.",
]);
