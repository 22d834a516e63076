import { expect, it } from "vitest";
import { formatHours, readHours } from "../../scripts/edit/init/hours.ts";

it.each<[hours: string, written: string | undefined]>([
  ["by appointment", "by appointment"],
  ["Appointment only", "by appointment"],
  ["8 a.m. - 5 p.m.", "08:00-17:00"],
  ["M-F 8-5", "08:00-17:00"],
  ["7:30AM-4:30PM Monday through Friday", "07:30-16:30"],
  ["Mon-Sat 8-6, closed Sundays", "Monday to Saturday 08:00-18:00"],
  ["Closed Mondays, Tues-Sun 9-5", "Tuesday to Sunday 09:00-17:00"],
  ["8-5 weekdays, 9-1 Saturday", "Monday to Friday 08:00-17:00, Saturday 09:00-13:00"],
  ["Sat-Sun noon to 8", "Saturday and Sunday 12:00-20:00"],
  ["every day 6pm-2am", "Monday to Sunday 18:00-02:00"],
  ["08:00-05:00", "08:00-17:00"],
  ["Sun 1-5", "Sunday 13:00-17:00"],
  ["2-10pm", "14:00-22:00"],
  ["6pm-2", "18:00-02:00"],
  ["9am-11am", "09:00-11:00"],
  ["6-10", undefined],
  ["8-12am", undefined],
  ["12-12", undefined],
  ["Mon-Fri 8-5, Sat and Sun closed", "08:00-17:00"],
  ["Sunday closed, Monday 9-5", "Monday 09:00-17:00"],
  ["9-5, closed Wed", undefined],
  ["daily 9-5, closed Sundays", undefined],
  ["open 24 hours", "Monday to Sunday 00:00-24:00"],
  ["Mon-Fri 8-12, Mon-Fri 1-5", undefined],
  ["closed Sundays", undefined],
  ["call for hours", undefined],
])("reads the hours %s", (text, written) => {
  const hours = readHours(text);
  expect(hours && formatHours(hours)).toBe(written);
  if (written) expect(readHours(written)).toEqual(hours);
});
