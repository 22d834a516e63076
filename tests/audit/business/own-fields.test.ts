import { describe, expect, it } from "vitest";
import {
  contradictionsOfEvent,
  contradictionsOfJob,
  contradictionsOfMember,
  contradictionsOfOffer,
} from "../../../scripts/audit/business-text/own-fields.ts";
import { contradictionsOfProject } from "../../../scripts/audit/business-text/shown-works.ts";
import type { Event } from "../../../src/kinds/event/fields.ts";
import type { Job } from "../../../src/kinds/job/fields.ts";
import { realData } from "../../support/data-folder.ts";
import { siteOf } from "../../support/site.ts";

const site = siteOf(realData);
const offer = {
  title: "Winter rooms",
  text: "Rooms painted while it rains.",
  saving: "10% off",
  through: "2027-01-31",
};
const wordsIn = (text: string, other = {}) =>
  contradictionsOfOffer(text, { ...offer, ...other }, site).map(({ words }) => words);

describe("what an offer takes off, and until when", () => {
  it.each([
    ["Book a room and save 15% on labor.", "15%"],
    ["Take 20 percent off any bedroom.", "20 percent"],
    ["A 12% discount on every room.", "12%"],
    ["Rooms at 5 % off, ceilings included.", "5 %"],
    ["Book by January 15, 2027.", "January 15, 2027"],
  ])("%s", (text, words) => expect(wordsIn(text)).toEqual([words]));

  it.each([
    ["Save 10% on every room."],
    ["Ten percent off, for one house."],
    ["Save $400 on an average house."],
    ["Seniors get 15% off, with a card of the county."],
    ["10% off one room, 15% off three."],
    ["Usually we take 5% off."],
    ["A deposit of 20% holds the date."],
    ["Book by January 31, 2027, and have the work done by February 28, 2027."],
    ["Rooms have to be painted by March 15, 2027."],
  ])("let be: %s", (text) => expect(wordsIn(text)).toEqual([]));

  it("of a sum, and of a title that has it", () => {
    expect(wordsIn("Save $150 today.", { saving: "$200 off" })).toEqual(["$150"]);
    expect(wordsIn("Save $2,000 today.", { saving: "$2000 off" })).toEqual([]);
    expect(wordsIn("Save 15%.", { saving: undefined, title: "10% off exteriors" })).toEqual(["15%"]);
    expect(wordsIn("Save 15% on two rooms.", { saving: "Up to 20% off" })).toEqual([]);
  });
});

const pruning = {
  startsOn: "2027-02-20",
  endsOn: "2027-02-20",
  startsAt: "10:00",
  endsAt: "12:30",
} as unknown as Event;
const job = {
  postedOn: "2026-11-02",
  validThrough: "2027-01-31",
  pay: { from: 28, to: 36, per: "hour", label: "{from} to {to} an hour" },
} as unknown as Job;

describe("what a text says otherwise than its own fields", () => {
  it.each([
    ["We meet on Saturday at 9 sharp.", ["at 9"]],
    ["It begins at 2 with the apple.", ["at 2"]],
    ["We meet at 10 and stop at half past twelve.", []],
    ["The first apple starts at 11, after coffee.", []],
    ["Gather at 3 tables under the trees.", []],
    ["The doors open at 9.", []],
  ])("of an event: %s", (text, words) =>
    expect(contradictionsOfEvent(text, pruning, site).map((one) => one.words)).toEqual(words),
  );

  it.each([
    ["You start at 25 dollars an hour.", ["25 dollars an hour"]],
    ["Twenty dollars per hour, paid on Fridays.", ["Twenty dollars per hour"]],
    ["Write soon, because we stop reading on December 20.", ["December 20"]],
    ["You start at 28 dollars an hour and reach thirty-six dollars an hour.", []],
    ["Nobody climbs in wind above 25 miles an hour.", []],
    ["We stop climbing on December 20 and start on January 4.", []],
  ])("of a job: %s", (text, words) =>
    expect(contradictionsOfJob(text, job, site).map((one) => one.words)).toEqual(words),
  );

  it.each([
    ["In the spring of 2019 we painted it inside and out.", ["2019"]],
    ["In late May 2019 we began with the roof.", ["2019"]],
    ["The house was finished on May 3, 2019.", ["2019"]],
    ["We repainted it during the winter of 2019.", ["2019"]],
    ["Completed in mid-2019, before the rain.", ["2019"]],
    ["Work began in May 2019.", ["2019"]],
    ["This 2019 repaint took two weeks.", ["2019"]],
    ["In the fall of 2019, the owners hired us.", ["2019"]],
    ["The crew wrapped up in 2019.", ["2019"]],
    ["In the spring of 2021 we painted it inside and out.", []],
    ["The owners bought it in the fall of 2019.", []],
    ["The street was repaved in 2019, and dust lay on the sills.", []],
    ["The owners painted it last in 2012.", []],
    ["Before us, it had been painted in the spring of 2009.", []],
    ["Work began in May 1975.", []],
    ["The first coat from 2015 had chalked.", []],
    ["In 2019 we opened an office nearby.", []],
    ["It was inspired by a 2019 project of a neighbor.", []],
    ["We used a 2019 color that is still sold.", []],
  ])("of a project of 2021: %s", (text, words) =>
    expect(contradictionsOfProject(text, 2021, site).map((one) => one.words)).toEqual(words),
  );

  it.each([
    ["For eighteen years she has answered the phone.", ["For eighteen years she has answered"]],
    ["She has run the office for twenty years.", ["has run the office for twenty years"]],
    ["For eleven years she has answered the phone.", []],
    ["For thirty years he has climbed, and for twenty he has kept his own orchard.", []],
    ["She has kept bees for twenty years.", []],
    ["Before that, for twenty years she has managed a school.", []],
  ])("of a person: %s", (text, words) =>
    expect(contradictionsOfMember(text, 2015, "2026-11-27").map((one) => one.words)).toEqual(words),
  );
});
