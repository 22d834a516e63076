import { city, contact, county, type DamagedCase, lead } from "./damaged-case.ts";

/** Files whose YAML cannot be read, or must not be. */
export const syntaxCases: DamagedCase[] = [
  {
    name: "a field that stands twice",
    damage: (data) => data.edit(city, "county: lake-county\n", "county: lake-county\ncity: Maple Grove\n"),
    found: "@",
  },
  {
    name: "a tab as indentation",
    damage: (data) => data.edit(city, "  latitude:", "\tlatitude:"),
    found: "@",
  },
  {
    name: "a line indented less than its neighbours",
    damage: (data) => data.edit(city, "  longitude:", " longitude:"),
    found: "@",
  },
  {
    name: "a line indented more than its neighbours",
    damage: (data) => data.edit(city, "  longitude:", "   longitude:"),
    found: "@",
  },
  {
    name: "an alias without its anchor",
    damage: (data) => data.edit(city, "city: Maple Grove\n", "city: *grove\n"),
    found: "@",
  },
  {
    name: "emphasis that is read as an alias",
    damage: (data) => data.edit(county, lead, "lead: *Three* towns"),
    found: "@",
  },
  {
    name: "an alias that works",
    damage: (data) => {
      data.edit(county, "county: Lake County", "county: &name Lake County");
      data.edit(county, lead, "lead: *name");
    },
    found: "@",
  },
  {
    name: "a merge key",
    damage: (data) => data.edit(city, "coordinates:\n", "coordinates:\n  <<: {latitude: 1}\n"),
    found: "@",
  },
  {
    name: "aliases that grow to a billion values",
    damage: (data) => data.append(county, billionLaughs()),
    found: "@",
  },
  {
    name: "a list that holds itself",
    damage: (data) => data.append(county, "loop: &loop [*loop]\n"),
    found: "@",
  },
  {
    name: "a quotation mark that is not closed, where it opens",
    damage: (data) => data.edit(county, "lead: Three", 'lead: "Three'),
    found: "@",
  },
  {
    name: "a bracket that is not closed, where it opens",
    damage: (data) => data.edit(city, "Elm Creek]", "Elm Creek"),
    found: "@",
  },
  {
    name: "5,000 quotation marks that are not closed, the first 20 and without a hang",
    damage: (data) => data.append(county, `more:\n${'  - "a\n'.repeat(5000)}`),
    found: "@",
  },
  {
    name: "a colon in a text",
    damage: (data) => data.edit(county, "Three towns around", "Three towns: around"),
    found: "@",
  },
  {
    name: "a colon without the space behind it",
    damage: (data) => data.edit(county, "lead: Three", "lead:Three"),
    found: "@",
  },
  {
    name: "a text that starts with a link",
    damage: (data) => data.edit(county, lead, "lead: [Three towns](/contact) around"),
    found: "@",
  },
  {
    name: "a text that starts with a sign that YAML keeps for itself",
    damage: (data) => data.edit(county, lead, "lead: @home"),
    found: "@",
  },
  {
    name: "a text that is a comment",
    damage: (data) => data.edit(county, lead, "lead: #1 in roofs"),
    found: "@",
  },
  {
    name: "a backslash in double quotes",
    damage: (data) => data.edit(county, lead, 'lead: "a \\q b"'),
    found: "@",
  },
  {
    name: "several documents in one file",
    damage: (data) => data.append(county, "---\ncounty: Other\n"),
    found: "@",
  },
  {
    name: "a %YAML directive",
    damage: (data) => data.write(county, `%YAML 1.1\n---\n${data.read(county)}`),
    found: "@",
  },
  {
    name: "a tag of YAML itself",
    damage: (data) => data.edit(county, "order: 1", "order: !!int 1"),
    found: "@",
  },
  {
    name: "an exclamation mark that is read as a tag",
    damage: (data) => data.edit(county, "lead: Three", "lead: !Three"),
    found: "@",
  },
  {
    name: "a list as the name of a field",
    damage: (data) => data.append(county, "[a]: b\n"),
    found: "@",
  },
  {
    name: "10,000 opened brackets",
    damage: (data) => data.append(county, `more: ${"[".repeat(10_000)}\n`),
    found: "@",
  },
  {
    name: "10,000 opened braces",
    damage: (data) => data.append(county, `more: ${"{a: ".repeat(10_000)}\n`),
    found: "@",
  },
  {
    name: "10,000 lists in lists",
    damage: (data) => data.append(county, `more:\n  ${"- ".repeat(10_000)}a\n`),
    found: "@",
  },
  {
    name: "a page whose YAML cannot be read, without the links to it",
    damage: (data) => data.edit(contact, "breadcrumb: Contact", 'breadcrumb: "Contact'),
    found: "@",
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
