import type { DataFolder } from "../../support/data-folder.ts";
import type { Planted, Trap } from "./planted.ts";

const file = "pages/new-patients.yaml";
const from = "Most of it is talking.";
const right = "On Fridays we see you until 1 PM.";

/** The dentists, whose pages may have few words. */
export function fewWords(data: DataFolder): void {
  data.write("audit.yaml", "text:\n  minWords: 5\n");
}

const inText = (fault: string, to: string, says: string): Planted => ({
  fault,
  data: { file, from, to, mended: right },
  rule: "biz/hours",
  path: "/new-patients",
  says,
});

export const hoursFaults: readonly Planted[] = [
  inText(
    "a day that ends later in a sentence",
    "On Fridays we see you until 5 PM.",
    'says "until 5 PM" for Friday, but the data says "7:30 AM to 1:00 PM" or "8:00 AM to 4:00 PM"',
  ),
  inText(
    "days that begin earlier",
    "Our office is open Monday through Thursday from 6:30 a.m. on.",
    'says "from 6:30 a.m." for Monday',
  ),
  inText(
    "a day that is closed",
    "We are open on Saturday, from 9 AM to noon.",
    'says "from 9 AM" for Saturday',
  ),
  inText(
    "an office that closes at another time",
    "The shop closes at 6 PM on Wednesdays.",
    '"closes at 6 PM" for Wednesday',
  ),
];

const said = (trap: string, to: string): Trap => ({ trap, data: { file, from, to } });

export const hoursTraps: readonly Trap[] = [
  said(
    "the late hours of one of the offices",
    "On Tuesdays and Thursdays our South Portland office is open until 7 PM.",
  ),
  said("hours in full", "We are open Monday to Thursday, 7:30 AM to 5 PM."),
  said("a visit within the hours", "On Monday we saw you at 9 AM, and it took until noon to find the tooth."),
  said("an open day", "Our open house is on Saturday from 10 AM to noon."),
  said("hours of the neighbors", "The bakery beside the door is open on Sundays until 2 PM."),
  said("hours of emergencies", "In an emergency our dentists answer on Saturdays until 10 PM."),
];
