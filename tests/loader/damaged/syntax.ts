import type { Damages } from "../../support/damages.ts";
import { append, edit, write } from "../../support/data-folder.ts";
import { city, contact, county, lead } from "./damaged.ts";

export const syntaxDamages: Damages = {
  "a field that stands twice": edit(
    city,
    "county: lake-county\n",
    "county: lake-county\ncity: Maple Grove\n",
  ),
  "a tab as indentation": edit(city, "  latitude:", "\tlatitude:"),
  "a line indented less than its neighbors": edit(city, "  longitude:", " longitude:"),
  "a line indented more than its neighbors": edit(city, "  longitude:", "   longitude:"),
  "the first field of a group indented less than those behind it": edit(city, "  latitude:", " latitude:"),
  "the first field of a group indented more than those behind it": edit(city, "  latitude:", "    latitude:"),
  "the first entry of a list moved to the column of its field": edit(
    city,
    "  - heading: Roofs under old oaks\n    ",
    "- heading: Roofs under old oaks\n  ",
  ),
  "the dash of the first entry typed over": edit(city, "  - heading: Roofs", "    heading: Roofs"),
  "the dash of another entry typed over": edit(city, "  - heading: Ice", "    heading: Ice"),
  "the dash of an entry left out, with its space": edit("forms/quote.yaml", "- legend: You", "legend: You"),
  "the dash of an entry with one field typed over, or the field corrected below": (data) => {
    data.edit(city, "  - place: Old Mill", "  - city: lake-county/otter-falls");
    data.edit(city, "  - city: lake-county/otter", "    city: lake-county/otter");
  },
  "the first field of an entry written again before another": edit(
    "forms/quote.yaml",
    "        label: First name\n",
    "        label: First name\n        name: firstName\n",
  ),
  "a dash in another column typed over": edit(
    city,
    "  - heading: Roofs under old oaks\n    text:",
    "  -   heading: Roofs under old oaks\n      text: Oaks drop limbs.\n      heading: Oaks\n      text:",
  ),
  "the dash of an entry of words typed over": edit(
    "services/roof-repair.yaml",
    "  - Flashing renewed",
    "  - Gutters cleared\n    Flashing renewed",
  ),
  "a long entry that goes on in the next line, as texts do": edit(
    "services/roof-repair.yaml",
    "  - Flashing renewed",
    "  - Flashing renewed around every chimney and along\n    the valleys of the roof.\n    Twice, where it must be",
  ),
  "entries that go on in a list in brackets, or behind a word that asks for more": (data) => {
    data.edit(
      "services/roof-repair.yaml",
      "  - Flashing renewed",
      "  - Flashing renewed and\n    Gutters cleared\n  - Flashing\n    renewed",
    );
    data.edit(city, "Elm Creek]", "Elm\n  Creek]");
  },
  "the first field of an entry written once more": edit(
    city,
    "  - heading: Ice",
    "  - heading: Frost in the valleys\n    heading: Ice",
  ),
  "an alias without its anchor": edit(city, "city: Maple Grove\n", "city: *grove\n"),
  "emphasis that is read as an alias": edit(county, lead, "lead: *Three* towns"),
  "an alias that works": (data) => {
    data.edit(county, "county: Lake County", "county: &name Lake County");
    data.edit(county, lead, "lead: *name");
  },
  "a merge key": edit(city, "coordinates:\n", "coordinates:\n  <<: {latitude: 1}\n"),
  "aliases that grow to a billion values": append(county, billionLaughs()),
  "a list that holds itself": append(county, "loop: &loop [*loop]\n"),
  "a quotation mark that is not closed, where it opens": edit(county, "lead: Three", 'lead: "Three'),
  "a bracket that is not closed, where it opens": edit(city, "Elm Creek]", "Elm Creek"),
  "a colon in a text": edit(county, "Three towns around", "Three towns: around"),
  "a colon without the space behind it": edit(county, "lead: Three", "lead:Three"),
  "a text that starts with a link": edit(county, lead, "lead: [Three towns](/contact) around"),
  "a text that starts with a sign that YAML keeps for itself": edit(county, lead, "lead: @home"),
  "a text that is a comment": edit(county, lead, "lead: #1 in roofs"),
  "a backslash in double quotes": edit(county, lead, 'lead: "a \\q b"'),
  "several documents in one file": append(county, "---\ncounty: Other\n"),
  "a %YAML directive": (data) => data.write(county, `%YAML 1.1\n---\n${data.read(county)}`),
  "a tag of YAML itself": edit(county, "order: 1", "order: !!int 1"),
  "an exclamation mark that is read as a tag": edit(county, "lead: Three", "lead: !Three"),
  "a list as the name of a field": append(county, "[a]: b\n"),
  "10,000 opened brackets": append(county, `more: ${"[".repeat(10_000)}\n`),
  "10,000 opened braces": append(county, `more: ${"{a: ".repeat(10_000)}\n`),
  "10,000 lists in lists": append(county, `more:\n  ${"- ".repeat(10_000)}a\n`),
  "a bracket not closed before the next one": write(
    "map.yaml",
    "borders:\n  - name: The creek\n    line: [[45.1, -93.4, [45.2, -93.5]]\n",
  ),
  "a page whose YAML cannot be read, without the links to it": edit(
    contact,
    "breadcrumb: Contact",
    'breadcrumb: "Contact',
  ),
};

/** Nine lists, each ten times the one above it: 1,000 million values from 1 kB of text. */
function billionLaughs(): string {
  const lists = Array.from(
    { length: 8 },
    (_, index) => `a${index + 1}: &a${index + 1} [${Array(10).fill(`*a${index}`).join(", ")}]`,
  );
  return `a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n${lists.join("\n")}\n`;
}
