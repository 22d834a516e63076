import type { DataFolder } from "../../support/data-folder.ts";
import type { Planted, Trap } from "./planted.ts";

const file = "pages/new-patients.yaml";
const from = "Most of it is talking.";
const right = "On Fridays we see you until 1 PM.";

/** The dentists, whose pages may have few words. */
export function fewWords(data: DataFolder): void {
  data.write("audit.yaml", "text:\n  minWords: 5\n");
}

const inText = (fault: string, to: string): Planted => ({
  fault,
  file,
  from,
  to,
  mended: right,
  rule: "biz/hours",
});

export const hoursFaults: readonly Planted[] = [
  inText("a day that ends later in a sentence", "On Fridays we see you until 5 PM."),
  inText("both ends of a span", "We are open on Fridays, 9 a.m. to 3 p.m."),
  inText("days that begin earlier", "Our office is open Monday through Thursday from 6:30 a.m. on."),
  inText("a day that is closed", "We are open on Saturday, from 9 AM to noon."),
  inText("an office that closes at another time", "The shop closes at 6 PM on Wednesdays."),
  inText("a closed day without a time", "Somebody at our desk answers on Saturdays, too."),
  inText("days in a span, one of them closed", "Come in from Monday through Saturday; the desk is open."),
  inText("a day that is open, said to be closed", "Our South Portland office is closed on Wednesdays."),
  inText("the late hours of an office on another day", "South Portland stays open until 7 PM on Fridays."),
  inText("a time on no day", "The front desk opens at 9 AM."),
  inText("more days than there are", "The phone is answered six days a week."),
];

const said = (trap: string, to: string): Trap => ({ trap, file, from, to });

export const hoursTraps: readonly Trap[] = [
  said(
    "the late hours of one of the offices",
    "On Tuesdays and Thursdays our South Portland office is open until 7 PM.",
  ),
  said("hours in full", "We are open Monday to Thursday, 7:30 AM to 5 PM."),
  said("days with other hours", "We are open Monday to Thursday, 7:30 AM to 5 PM, and Friday until 1 PM."),
  said("a visit within the hours", "On Monday we saw you at 9 AM, and it took until noon to find the tooth."),
  said("an open day", "Our open house is on Saturday from 10 AM to noon."),
  said("hours of the neighbors", "The bakery beside the door is open on Sundays until 2 PM."),
  said(
    "days of others, of nobody, and under a condition",
    "City hall is closed on Fridays, and schools are closed on Mondays. The pharmacy is open every day. " +
      "A store that is open on Sundays lent us the chair. If you call on Saturday, you hear from us on Monday. " +
      "We never see you on Sundays, and nobody is there. Nobody flosses seven days a week. " +
      "The salon is open until 9 PM. Most labs close at 4:30 PM, which sets our day.",
  ),
  said(
    "the own days in other words",
    "We are open five days a week and closed on Saturdays and Sundays. Portland closes at 1 PM on Fridays. " +
      "The phone is answered Monday to Friday. South Portland is open until 7 PM on Thursdays.",
  ),
  said("hours of emergencies", "In an emergency our dentists answer on Saturdays until 10 PM."),
];
