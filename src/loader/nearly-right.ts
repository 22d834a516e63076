/** What colors, paths and numbers look like when they are nearly right, and how they are right. */
const nearlyRight: [form: RegExp, to: (match: string[]) => string][] = [
  [/^[#/]?[\w/-]+$/, ([all = ""]) => all.toLowerCase()],
  [/^https?:\/\/[^/]+(\/.+)$/i, ([, path = ""]) => path.toLowerCase()],
  [/^([\da-f]{6})$/i, ([all = ""]) => `#${all.toLowerCase()}`],
  [
    /^#?([\da-f])([\da-f])([\da-f])$/i,
    ([, ...digits]) => `#${digits.map((digit) => digit.repeat(2)).join("")}`.toLowerCase(),
  ],
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
