import { city, county, type DamagedCase } from "./damaged-case.ts";
import { valueSlips } from "./value-slips.ts";

/** What people type in place of what YAML reads: file, what stands there, what they type, what is said. */
const slips: [name: string, file: string, right: string, wrong: string, found: string][] = [
  [
    "a tab in a list",
    "pages/contact.yaml",
    "  - kind: contact",
    "\t- kind: contact",
    `
      pages/contact.yaml:12:1  error  yaml-syntax
      A tab is used to indent; YAML allows only spaces.
      Fix: Replace the tab with spaces, two for each level.`,
  ],
  [
    "a no-break space as indentation",
    city,
    "  longitude:",
    "\u00a0\u00a0longitude:",
    `
      cities/lake-county/maple-grove.yaml:6:1  error  unknown-field
      This line holds a blank that only looks like a space (U+00A0).
      Fix: Type spaces in its place, so that the line starts in column 3.`,
  ],
  [
    "a no-break space behind a colon",
    county,
    "order: 1",
    "order:\u00a01",
    `
      counties/lake-county.yaml:5:1  error  yaml-syntax
      This line holds a blank that only looks like a space (U+00A0).
      Fix: Type a space in its place.`,
  ],
  [
    "a dash without its space",
    city,
    '  - "55311"',
    '  -"55311"',
    `
      cities/lake-county/maple-grove.yaml:8:3  error  invalid-value
      The space behind the dash is missing.
      Fix: Write - "55311".`,
  ],
  [
    "a long dash",
    city,
    '  - "55311"',
    '  — "55311"',
    `
      cities/lake-county/maple-grove.yaml:8:3  error  invalid-value
      An entry of a list starts with a hyphen and a space, not with —.
      Fix: Write - "55311".`,
  ],
  [
    "a bullet",
    city,
    "  - city: lake-county/pine-bend",
    "  • city: lake-county/pine-bend",
    `
      cities/lake-county/maple-grove.yaml:10:3  error  yaml-syntax
      An entry of a list starts with a hyphen and a space, not with •.
      Fix: Write - city: lake-county/pine-bend.`,
  ],
  [
    "a star",
    city,
    "  - city: lake-county/pine-bend",
    "  * city: lake-county/pine-bend",
    `
      cities/lake-county/maple-grove.yaml:10:3  error  yaml-syntax
      An entry of a list starts with a hyphen and a space, not with *.
      Fix: Write - city: lake-county/pine-bend.`,
  ],
  ...valueSlips,
];

export const slipCases: DamagedCase[] = [
  ...slips.map(
    ([name, file, right, wrong, found]) =>
      ({
        name,
        damage: (data) => {
          const text = data.read(file);
          const [match] = text.includes(right) ? [right] : (new RegExp(right).exec(text) ?? []);
          if (match === undefined) throw new Error(`${file} does not hold ${right}`);
          data.write(
            file,
            text.replace(match, () => wrong),
          );
        },
        found,
      }) satisfies DamagedCase,
  ),
  {
    name: "bullets in place of all dashes",
    damage: (data) => data.write(city, data.read(city).replace(/^( *)- /gm, "$1• ")),
    found: `
      cities/lake-county/maple-grove.yaml:8:3  error  yaml-syntax
      An entry of a list starts with a hyphen and a space, not with •.
      Fix: Do so in every line that starts like this.`,
  },
  {
    name: "tabs in place of all spaces at the start of lines",
    damage: (data) =>
      data.write(
        city,
        data.read(city).replace(/^( {2})+/gm, (all) => "\t".repeat(all.length / 2)),
      ),
    found: `
      cities/lake-county/maple-grove.yaml:5:1  error  yaml-syntax
      A tab is used to indent; YAML allows only spaces.
      Fix: Replace the tab with spaces, two for each level.`,
  },
  {
    name: "the line ends of old Macs",
    damage: (data) => data.write(county, data.read(county).replaceAll("\n", "\r")),
    found: `
      counties/lake-county.yaml:1:74  error  invalid-encoding
      A line ends here as on Macs of the last century (CR), which YAML does not read as the end of a line.
      Fix: Save the file with the line ends of Unix (LF) or Windows (CRLF).`,
  },
];
