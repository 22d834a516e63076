import { inMain, openTo, testFaults, testTraps } from "../../support/any-site-files.ts";

const written = openTo("18:00").replace(
  /"openingHoursSpecification".*\]/,
  '"openingHours":["Mo-Fr 08:00-17:00","Sa 09:00-13:00"]',
);
const beside = (html: string) => inMain(`${html}${written}`);

testFaults(
  "hours in visible words that structured data contradicts",
  (
    [
      ["Mon–Fri 8am–6pm", "Monday 08:00", "<p>Open Mon–Fri 8am–6pm, Sat 9am–1pm</p>"],
      ["weekdays 8 to 6", "Monday 08:00", "<p>We're open weekdays 8 to 6.</p>"],
      [
        "8 a.m. to 6 p.m., Monday through Friday",
        "Monday 08:00",
        "<p>Open 8 a.m. to 6 p.m., Monday through Friday.</p>",
      ],
      ["Tues–Thurs 7:30 AM to 5 PM", "Tuesday 08:00", "<p>Hours: Tues–Thurs 7:30 AM to 5 PM</p>"],
      [
        "Sat: 10 AM – 1 PM",
        "Saturday 09:00",
        "<h2>Hours</h2><p>Mon–Fri: 8 AM – 5 PM<br>Sat: 10 AM – 1 PM</p>",
      ],
      [
        "Monday–Friday 8am–6pm",
        "Monday 08:00",
        "<h2>Hours</h2><table><tr><td>Monday–Friday</td><td>8am–6pm</td></tr></table>",
      ],
      [
        "Saturday Closed",
        "Saturday 09:00",
        "<h2>Our hours</h2><dl><dt>Monday – Friday</dt><dd>8–5</dd><dt>Saturday</dt><dd>Closed</dd></dl>",
      ],
      ["M–F 8am–6pm", "Monday 08:00", "<p>Hours: M–F 8am–6pm</p>"],
      ["7 days a week, 8am–8pm", "Monday 08:00", "<p>Open 7 days a week, 8am–8pm</p>"],
      [
        "Monday thru Friday from 8:00 a.m. until 6:00 p.m",
        "Monday 08:00",
        "<p>We are open Monday thru Friday from 8:00 a.m. until 6:00 p.m.</p>",
      ],
      [
        "Saturday: 8:00 AM - 12:00 PM",
        "Saturday 09:00",
        "<h2>Business Hours</h2><ul><li>Monday: 8:00 AM - 5:00 PM</li><li>Saturday: 8:00 AM - 12:00 PM</li></ul>",
      ],
      ["7 to 7", "Monday 08:00", "<p>Call <a href='tel:+16515550177'>651-555-0177</a>, 7 to 7</p>"],
      ["Mon–Fri 7am–7pm", "Monday 08:00", "<p>651-555-0177 · Mon–Fri 7am–7pm</p>"],
      ["Closed Saturdays", "Saturday 09:00", "<p>We are open all week. Closed Saturdays.</p>"],
    ] as const
  ).map(([shown, said, html]) => [
    "ld/visible 2",
    `shows "${shown}", but its structured data says the hours are ${said}`,
    beside(html),
  ]),
);

testTraps("hours in visible words that structured data does not contradict", [
  ...(
    [
      [
        "the same in short",
        "<h2>Hours</h2><p>Mon–Fri: 8–5<br>Sat: 9 AM – 1 PM<br>Sun: Closed</p><p>Open Mon–Fri 8-5, closed Sunday</p>",
      ],
      [
        "beside a number",
        "<p>Call 651-555-0177, 8 to 5</p><p>651-555-0177, Sat 9 to 1</p><p>Phones: 651-555-0177, 6 to 9</p><p>At night call 651-555-0177, 5 PM to 8 AM</p><p>Call 651-555-0177 for wires of 7 to 8 feet</p>",
      ],
      ["the clock of 24 hours", "<h2>Hours</h2><p>Mon–Fri 08:00–17:00</p>"],
      ["the times of a class", "<h2>Class schedule</h2><p>Mon–Fri: 6 PM – 7 PM</p>"],
      [
        "other hours in summer, and those of the phones",
        "<p>Open Mon–Sat, closed Sundays.</p><p>Phones are open Mon–Fri 6am–9pm.</p><p>Summer hours: Mon–Fri 7–3.</p>",
      ],
      [
        "a break at noon",
        "<h2>Hours</h2><ul><li>Mon–Fri 8:00 to noon</li><li>Mon–Fri 1 pm to 5 pm</li></ul>",
      ],
      [
        "a day of the work, and one for guests",
        "<p>We open a wall on Monday 8–5 days after the rough-in.</p><p>Our open house is Saturday 2–4 pm.</p>",
      ],
      ["two shops", "<h2>Duluth hours</h2><p>Mon–Fri 9–4</p><h2>Saint Paul hours</h2><p>Mon–Fri 8–5</p>"],
    ] as const
  ).map(([what, html]): [string, ReturnType<typeof inMain>] => [what, beside(html)]),
]);
