const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

function dayOf(year: string, month: string, day: string): string {
  return `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** The number of a month, 0 for none. */
function monthOf(name: string): string {
  return String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1);
}

/** What colors, paths, addresses, days and numbers look like when they are nearly right, and how they are right. */
const nearlyRight: [form: RegExp, to: (match: string[]) => string][] = [
  [/^[#/]?[\w/-]+$/, ([all = ""]) => all.toLowerCase()],
  [/^https?:\/\/[^/]+(\/.+)$/i, ([, path = ""]) => path.toLowerCase()],
  [/^([\da-f]{6})$/i, ([all = ""]) => `#${all.toLowerCase()}`],
  [
    /^#?([\da-f])([\da-f])([\da-f])$/i,
    ([, ...digits]) => `#${digits.map((digit) => digit.repeat(2)).join("")}`.toLowerCase(),
  ],
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/, ([, year = "", month = "", day = ""]) => dayOf(year, month, day)],
  // The month first, as Americans write; where it cannot be one, it is the day.
  [
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/,
    ([, month = "", day = "", year = ""]) =>
      Number(month) > 12 ? dayOf(year, day, month) : dayOf(year, month, day),
  ],
  [
    /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i,
    ([, month = "", day = "", year = ""]) => dayOf(year, monthOf(month), day),
  ],
  [
    /^(\d{1,2})\.? ([a-z]{3,9})\.?,? (\d{4})$/i,
    ([, day = "", month = "", year = ""]) => dayOf(year, monthOf(month), day),
  ],
  [/^https?:(\/\/[^/]+(?:\/.*?)?)\/*$/i, ([, rest = ""]) => `https:${rest}`],
  [/^(?:\/\/)?((?:[\w-]+\.)+[a-z]{2,})\/*$/i, ([, host = ""]) => `https://${host.toLowerCase()}`],
  [/^(\/.*[^/])\/+$/, ([, path = ""]) => path],
  [/^[\w-]+(\/[\w-]+)*\/?$/, ([all = ""]) => `/${all.toLowerCase().replace(/\/$/, "")}`],
  [/^(?=.*\d)[\dOolI]+$/, ([all = ""]) => all.replace(/[Oo]/g, "0").replace(/[lI]/g, "1")],
  // One number among words and signs: `from $1,040`, `5 stars`.
  [
    /^[^\d-]*(-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)[^\d.]*$/,
    ([, number = ""]) => number.replaceAll(",", ""),
  ],
];

/** The ways to write a value that are right for one kind of field or another. */
export function rightForms(value: string): string[] {
  const others = nearlyRight.flatMap(([form, to]) => {
    const match = form.exec(value);
    return match ? to(match) : [];
  });
  return [...new Set(others)].filter((other) => other !== value);
}
