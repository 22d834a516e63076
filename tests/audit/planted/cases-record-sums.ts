import type { DataFolder } from "../../support/data-folder.ts";
import { rightIn, spots, wrongIn } from "./record-cases.ts";

const lockouts = { file: "pages/lockouts.yaml", after: "picking, and we ask you before." };
export const listFaults = [
  ...wrongIn(lockouts, "biz/claims", [
    "Opening a house is [$79 → $95] by day.",
    "We open a car from [fifty-five → eighty-five].",
    "When it is the car, you pay [$70 → $85] and we open it at the curb.",
    "Send us home, and the service call is all you owe, which is [$50 → {serviceCall}].",
    "Somebody is at your door in [half that time, in 12 minutes → 40 minutes at the worst].",
    "After the first lock it's [twenty-five → eighteen] dollars for every other one.",
    "A new keypad deadbolt, fitted, starts at [$160 → $190].",
    "Safes are slower work and begin at [$150 → $180].",
    "A high-security lock takes an hour and costs [$130 → $140].",
    "You pay the [$25 → $40] night rate only when we come at night.",
    "It is [$30 → $40] more at night.",
    "The night surcharge is [$50 → $40] wherever you are.",
    "The night rate is added from [midnight → 10 PM] on.",
  ]),
  ...wrongIn(lockouts, "biz/hours", [
    "On Sundays our phone [goes to voicemail → rings as on any day].",
    "We [switch the phones off at → have a man awake past] midnight.",
    "After dark [nobody picks up → somebody picks up].",
    "We [close at → are as quick past] 11 PM.",
  ]),
  ...wrongIn(lockouts, "biz/claims", [
    "[Six → Four] towns along two interstates, at any hour.",
    "In all [seven → four] towns that our vans reach, the price is the same.",
  ]),
  ...wrongIn(lockouts, "city/said-facts", [
    "The van drives up to you from its base in [Green Valley → Tucson].",
    "The office is in [Sierra Vista → Tucson], and nobody visits it.",
  ]),
  ...wrongIn(lockouts, "biz/claim-without-record", [
    "A [room from four fifty, and the hall → new key from one eighty, and the door] on top.",
    "It runs about [1,200 → an hour] for a house.",
    "A full rekey will run you twelve [hundred → screws].",
  ]),
];

export const listTraps = rightIn(lockouts, "sums and times of others, and those of the list", [
  "We work from 8 to 5, start at 7 in summer, and come for one room or for twenty.",
  "The road runs about 40 miles, and highs run about 105 for weeks. A house from 1950 has five locks.",
  "The city charges 150 for the permit, and association fees run about 400 a month. Other firms start at 29.",
  "Opening a house and having the first lock rekeyed takes an hour, and the latter is $75.",
  "A house was opened with a stolen key, which cost the owner his $60 radio. The apartment house is 95 years old.",
  "Together, the trip and one more lock, it comes to $63.",
  "A further lock comes to 18, and we fit a deadbolt for two hundred.",
  "The dealer takes $190 to open a car, and other firms say $29 on the phone.",
  "We open the car for $85, and at night it is $40 more, between 10 PM and 6 AM.",
  "A car opened with a coat hanger has $600 of scratches. The tow truck is there in ten minutes.",
  "Your insurer may pay $60 for a car we open. Our drill cost $400.",
  "A quart of that oil costs about $55 to $80 in the store.",
  "Another lock is eighteen dollars, and the night rate ends at six in the morning.",
  "Associations ask for a form with each lock, and some charge a review fee of $85.",
  "A deadbolt, supplied and fitted, is $180, and a keypad deadbolt $250. Safes take an hour.",
  "A car with three keys sells for $30,000, and safe rooms begin at $15,000 elsewhere.",
  "The room at the inn costs $120 more at night. Nobody answers the door at night without a chain. We never close at midnight, and nobody else picks up on Sundays.",
  "The park closes at dusk. Other firms go to voicemail after six. If nobody picks up on Sundays, text us.",
  "We close every visit with a receipt. Two towns along the river have old doors.",
  "A van from Nogales was in its base in Green Valley. The office is in the van.",
  "Some of them charge $40 for a second key, and an application fee of $25 is usual.",
]);

/** Adds a year, a term and a count to the record. */
export function withYear(data: DataFolder): void {
  const facts =
    'leadYear: "1978"\n  cancelNotice: 14 days\n  treesPlanted: 2,400+\n  surveyDays: 4 to 6 days';
  data.edit("business.yaml", "  reply:", `  ${facts}\n  reply:`);
}

export const sumFaults = wrongIn(spots.removal, "biz/claims", [
  "Should a limb hit the roof, our policy pays up to [$1.5 million → $2,000,000].",
  "Elms go for the winter rate through [March 10 → February 15].",
  "A shed from before [1987 → 1960] has lead on its boards.",
  "You may leave the plan with [a full month's → two weeks'] notice.",
  "Cancel with [48 hours' → 14 days'] notice.",
  "To end the plan, give us [a month of → two weeks of] notice.",
  "We have planted [more than three thousand trees → more than two thousand trees] in this county.",
  "[Nearly 1,500 trees → Nearly 2,500 trees] have been planted by us.",
  "[Seven towns east of → A few towns west of] the river, each with its own elms.",
]);

export const sumTraps = rightIn(spots.removal, "sums, days and years that are of something else", [
  "Our policy has a deductible of $1,000, and we carry $1 million for one tree, $2 million in all.",
  "The city has a special price for saplings of elm until March 20. Prune elms by March 10.",
  "In 1987 a freeze split the lead pipes of half the street.",
  "The city gives a month's notice before it cancels a permit. Your landlord owes you 30 days' notice.",
  "We planted 1,800 trees last spring. Tesuque has 3,000 trees along one ditch. Each crew plants 40 trees.",
  "There are 2,000 trees in that park. The grove used to hold 3,000 trees.",
  "A survey of dead wood is three days old at best, and the last one may be two weeks old.",
]);
