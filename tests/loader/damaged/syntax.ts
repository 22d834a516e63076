import { city, contact, county, type DamagedCase, lead } from "./damaged-case.ts";

/** Files whose YAML cannot be read, or must not be. */
export const syntaxCases: DamagedCase[] = [
  {
    name: "a field that stands twice",
    damage: (data) => data.edit(city, "county: lake-county\n", "county: lake-county\ncity: Maple Grove\n"),
    found: `
      cities/lake-county/maple-grove.yaml:4:1  error  duplicate-key
      The field city stands twice in the same group.
      Fix: Remove it; line 2 says the same.`,
  },
  {
    name: "a tab as indentation",
    damage: (data) => data.edit(city, "  latitude:", "\tlatitude:"),
    found: `
      cities/lake-county/maple-grove.yaml:5:1  error  yaml-syntax
      A tab is used to indent; YAML allows only spaces.
      Fix: Replace the tab with spaces, two for each level.`,
  },
  {
    name: "a line indented less than its neighbors",
    damage: (data) => data.edit(city, "  longitude:", " longitude:"),
    found: `
      cities/lake-county/maple-grove.yaml:6:1  error  yaml-syntax
      This line is indented by 1 space, which does not fit the lines around it.
      Fix: Start longitude: in column 3.`,
  },
  {
    name: "a line indented more than its neighbors",
    damage: (data) => data.edit(city, "  longitude:", "   longitude:"),
    found: `
      cities/lake-county/maple-grove.yaml:6:4  error  yaml-syntax
      This line is indented by 3 spaces, which does not fit the lines around it.
      Fix: Start longitude: in column 3.`,
  },
  {
    name: "an alias without its anchor",
    damage: (data) => data.edit(city, "city: Maple Grove\n", "city: *grove\n"),
    found: `
      cities/lake-county/maple-grove.yaml:2:7  error  yaml-syntax
      The alias *grove has no anchor &grove above it.
      Fix: Write city: "*grove".`,
  },
  {
    name: "emphasis that is read as an alias",
    damage: (data) => data.edit(county, lead, "lead: *Three* towns"),
    found: `
      counties/lake-county.yaml:7:15  error  yaml-syntax
      This character does not fit here.
      Fix: Write lead: Three towns.`,
  },
  {
    name: "an alias that works",
    damage: (data) => {
      data.edit(county, "county: Lake County", "county: &name Lake County");
      data.edit(county, lead, "lead: *name");
    },
    found: "",
  },
  {
    name: "a merge key",
    damage: (data) => data.edit(city, "coordinates:\n", "coordinates:\n  <<: {latitude: 1}\n"),
    found: `
      cities/lake-county/maple-grove.yaml:5:3  error  merge-key
      Merge keys (<<) are not supported.
      Fix: Write the fields out in each place.`,
  },
  {
    name: "aliases that grow to a billion values",
    damage: (data) => data.append(county, billionLaughs()),
    found: `
      counties/lake-county.yaml:1:1  error  alias-expansion
      counties/lake-county.yaml grows beyond 100000 values once its aliases are written out.
      Fix: Write the values out instead of repeating them with * aliases.`,
  },
  {
    name: "a list that holds itself",
    damage: (data) => data.append(county, "loop: &loop [*loop]\n"),
    found: `
      counties/lake-county.yaml:10:14  error  alias-expansion
      The alias *loop stands inside the value that it repeats.
      Fix: Write the value out instead of repeating it with an alias.`,
  },
  {
    name: "a quotation mark that is not closed, where it opens",
    damage: (data) => data.edit(county, "lead: Three", 'lead: "Three'),
    found: `
      counties/lake-county.yaml:7:7  error  yaml-syntax
      A quotation mark is not closed.
      Fix: Write lead: "Three towns around one lake."`,
  },
  {
    name: "a bracket that is not closed, where it opens",
    damage: (data) => data.edit(city, "Elm Creek]", "Elm Creek"),
    found: `
      cities/lake-county/maple-grove.yaml:14:16  error  yaml-syntax
      A list or group in brackets is not closed.
      Fix: Write neighborhoods: [Mill Pond, Old Town, Fish Lake, Rice Lake, Gravel Pit, Elm Creek].`,
  },
  {
    name: "a colon in a text",
    damage: (data) => data.edit(county, "Three towns around", "Three towns: around"),
    found: `
      counties/lake-county.yaml:7:7  error  yaml-syntax
      A colon in the middle of this line is read as a new field.
      Fix: Write lead: "Three towns: around one lake."`,
  },
  {
    name: "a colon without the space behind it",
    damage: (data) => data.edit(county, "lead: Three", "lead:Three"),
    found: `
      counties/lake-county.yaml:7:1  error  yaml-syntax
      A field name and its colon must stand on one line.
      Fix: Write lead: Three towns around one lake.`,
  },
  {
    name: "a text that starts with a link",
    damage: (data) => data.edit(county, lead, "lead: [Three towns](/contact) around"),
    found: `
      counties/lake-county.yaml:7:20  error  yaml-syntax
      This character does not fit here.
      Fix: Write lead: "[Three towns](/contact) around".`,
  },
  {
    name: "a text that starts with a sign that YAML keeps for itself",
    damage: (data) => data.edit(county, lead, "lead: @home"),
    found: `
      counties/lake-county.yaml:7:7  error  yaml-syntax
      A text cannot start with this character.
      Fix: Write lead: "@home".`,
  },
  {
    name: "a text that is a comment",
    damage: (data) => data.edit(county, lead, "lead: #1 in roofs"),
    found: `
      counties/lake-county.yaml:7:7  error  invalid-value
      A # behind a space starts a comment, so there is no value here.
      Fix: Write lead: "#1 in roofs".`,
  },
  {
    name: "a backslash in double quotes",
    damage: (data) => data.edit(county, lead, 'lead: "a \\q b"'),
    found: `
      counties/lake-county.yaml:7:10  error  yaml-syntax
      A backslash in double quotes starts a special character that does not exist.
      Fix: Write lead: 'a \\q b'.`,
  },
  {
    name: "several documents in one file",
    damage: (data) => data.append(county, "---\ncounty: Other\n"),
    found: `
      counties/lake-county.yaml:10:1  error  yaml-syntax
      The file holds several documents (a line of ---).
      Fix: Keep what is above this line, and remove it with all that is below.`,
  },
  {
    name: "a %YAML directive",
    damage: (data) => data.write(county, `%YAML 1.1\n---\n${data.read(county)}`),
    found: `
      counties/lake-county.yaml:1:1  error  yaml-syntax
      Lines that start with % are not used in data files.
      Fix: Remove the line.`,
  },
  {
    name: "a tag of YAML itself",
    damage: (data) => data.edit(county, "order: 1", "order: !!int 1"),
    found: `
      counties/lake-county.yaml:5:14  error  yaml-syntax
      Tags (words that start with !) are not used in data files.
      Fix: Write order: 1.`,
  },
  {
    name: "an exclamation mark that is read as a tag",
    damage: (data) => data.edit(county, "lead: Three", "lead: !Three"),
    found: `
      counties/lake-county.yaml:7:7  error  yaml-syntax
      Tags (words that start with !) are not used in data files.
      Fix: Write lead: "!Three towns around one lake."`,
  },
  {
    name: "a list as the name of a field",
    damage: (data) => data.append(county, "[a]: b\n"),
    found: `
      counties/lake-county.yaml:2:1  error  yaml-syntax
      A name before a colon must be a single word, not a list or a group.
      Fix: Check the characters [ ] { } and ? before the colon.`,
  },
  {
    name: "10,000 opened brackets",
    damage: (data) => data.append(county, `more: ${"[".repeat(10_000)}\n`),
    found: `
      counties/lake-county.yaml:1:1  error  yaml-syntax
      counties/lake-county.yaml is nested too deeply to be read.
      Fix: Look for a long run of [ or { or - characters.`,
  },
  {
    name: "10,000 opened braces",
    damage: (data) => data.append(county, `more: ${"{a: ".repeat(10_000)}\n`),
    found: `
      counties/lake-county.yaml:1:1  error  yaml-syntax
      counties/lake-county.yaml is nested too deeply to be read.
      Fix: Look for a long run of [ or { or - characters.`,
  },
  {
    name: "10,000 lists in lists",
    damage: (data) => data.append(county, `more:\n  ${"- ".repeat(10_000)}a\n`),
    found: `
      counties/lake-county.yaml:1:1  error  yaml-syntax
      counties/lake-county.yaml is nested too deeply to be read.
      Fix: Look for a long run of [ or { or - characters.`,
  },
  {
    name: "a bracket not closed before the next one",
    damage: (data) =>
      data.write("map.yaml", "borders:\n  - name: The creek\n    line: [[45.1, -93.4, [45.2, -93.5]]\n"),
    found: `
      map.yaml:3:11  error  yaml-syntax
      A list or group in brackets is not closed.
      Fix: Write line: [[45.1, -93.4], [45.2, -93.5]].`,
  },
  {
    name: "a page whose YAML cannot be read, without the links to it",
    damage: (data) => data.edit(contact, "breadcrumb: Contact", 'breadcrumb: "Contact'),
    found: `
      pages/contact.yaml:4:13  error  yaml-syntax
      A quotation mark is not closed.
      Fix: Write breadcrumb: "Contact".`,
  },
];

/** Nine lists, each ten times the one above it: 1,000 million values from 1 kB of text. */
function billionLaughs(): string {
  const lists = Array.from(
    { length: 8 },
    (_, index) => `a${index + 1}: &a${index + 1} [${Array(10).fill(`*a${index}`).join(", ")}]`,
  );
  return `a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n${lists.join("\n")}\n`;
}
