import { append, edit, write } from "../../support/data-folder.ts";
import { city, contact, county, type DamagedCase, damaged, harmless, lead } from "./damaged-case.ts";

export const syntaxCases: DamagedCase[] = [
  damaged(
    "a field that stands twice",
    edit(city, "county: lake-county\n", "county: lake-county\ncity: Maple Grove\n"),
  )`
    cities/lake-county/maple-grove.yaml:4:1  error  duplicate-key
    The field city stands twice in the same group.
    Fix: Remove it; line 2 says the same.`,
  damaged("a tab as indentation", edit(city, "  latitude:", "\tlatitude:"))`
    cities/lake-county/maple-grove.yaml:5:1  error  yaml-syntax
    A tab is used to indent; YAML allows only spaces.
    Fix: Replace the tab with spaces, two for each level.`,
  damaged("a line indented less than its neighbors", edit(city, "  longitude:", " longitude:"))`
    cities/lake-county/maple-grove.yaml:6:1  error  yaml-syntax
    This line is indented by 1 space, which does not fit the lines around it.
    Fix: Start longitude: in column 3.`,
  damaged("a line indented more than its neighbors", edit(city, "  longitude:", "   longitude:"))`
    cities/lake-county/maple-grove.yaml:6:4  error  yaml-syntax
    This line is indented by 3 spaces, which does not fit the lines around it.
    Fix: Start longitude: in column 3.`,
  damaged("an alias without its anchor", edit(city, "city: Maple Grove\n", "city: *grove\n"))`
    cities/lake-county/maple-grove.yaml:2:7  error  yaml-syntax
    The alias *grove has no anchor &grove above it.
    Fix: Write city: "*grove".`,
  damaged("emphasis that is read as an alias", edit(county, lead, "lead: *Three* towns"))`
    counties/lake-county.yaml:7:15  error  yaml-syntax
    This character does not fit here.
    Fix: Write lead: Three towns.`,
  harmless("an alias that works", (data) => {
    data.edit(county, "county: Lake County", "county: &name Lake County");
    data.edit(county, lead, "lead: *name");
  }),
  damaged("a merge key", edit(city, "coordinates:\n", "coordinates:\n  <<: {latitude: 1}\n"))`
    cities/lake-county/maple-grove.yaml:5:3  error  merge-key
    Merge keys (<<) are not supported.
    Fix: Write the fields out in each place.`,
  damaged("aliases that grow to a billion values", append(county, billionLaughs()))`
    counties/lake-county.yaml:1:1  error  alias-expansion
    counties/lake-county.yaml grows beyond 100000 values once its aliases are written out.
    Fix: Write the values out instead of repeating them with * aliases.`,
  damaged("a list that holds itself", append(county, "loop: &loop [*loop]\n"))`
    counties/lake-county.yaml:10:14  error  alias-expansion
    The alias *loop stands inside the value that it repeats.
    Fix: Write the value out instead of repeating it with an alias.`,
  damaged("a quotation mark that is not closed, where it opens", edit(county, "lead: Three", 'lead: "Three'))`
    counties/lake-county.yaml:7:7  error  yaml-syntax
    A quotation mark is not closed.
    Fix: Write lead: "Three towns around one lake."`,
  damaged("a bracket that is not closed, where it opens", edit(city, "Elm Creek]", "Elm Creek"))`
    cities/lake-county/maple-grove.yaml:14:16  error  yaml-syntax
    A list or group in brackets is not closed.
    Fix: Write neighborhoods: [Mill Pond, Old Town, Fish Lake, Rice Lake, Gravel Pit, Elm Creek].`,
  damaged("a colon in a text", edit(county, "Three towns around", "Three towns: around"))`
    counties/lake-county.yaml:7:7  error  yaml-syntax
    A colon in the middle of this line is read as a new field.
    Fix: Write lead: "Three towns: around one lake."`,
  damaged("a colon without the space behind it", edit(county, "lead: Three", "lead:Three"))`
    counties/lake-county.yaml:7:1  error  yaml-syntax
    A field name and its colon must stand on one line.
    Fix: Write lead: Three towns around one lake.`,
  damaged("a text that starts with a link", edit(county, lead, "lead: [Three towns](/contact) around"))`
    counties/lake-county.yaml:7:20  error  yaml-syntax
    This character does not fit here.
    Fix: Write lead: "[Three towns](/contact) around".`,
  damaged("a text that starts with a sign that YAML keeps for itself", edit(county, lead, "lead: @home"))`
    counties/lake-county.yaml:7:7  error  yaml-syntax
    A text cannot start with this character.
    Fix: Write lead: "@home".`,
  damaged("a text that is a comment", edit(county, lead, "lead: #1 in roofs"))`
    counties/lake-county.yaml:7:7  error  invalid-value
    A # behind a space starts a comment, so there is no value here.
    Fix: Write lead: "#1 in roofs".`,
  damaged("a backslash in double quotes", edit(county, lead, 'lead: "a \\q b"'))`
    counties/lake-county.yaml:7:10  error  yaml-syntax
    A backslash in double quotes starts a special character that does not exist.
    Fix: Write lead: 'a \\q b'.`,
  damaged("several documents in one file", append(county, "---\ncounty: Other\n"))`
    counties/lake-county.yaml:10:1  error  yaml-syntax
    The file holds several documents (a line of ---).
    Fix: Keep what is above this line, and remove it with all that is below.`,
  damaged("a %YAML directive", (data) => data.write(county, `%YAML 1.1\n---\n${data.read(county)}`))`
    counties/lake-county.yaml:1:1  error  yaml-syntax
    Lines that start with % are not used in data files.
    Fix: Remove the line.`,
  damaged("a tag of YAML itself", edit(county, "order: 1", "order: !!int 1"))`
    counties/lake-county.yaml:5:14  error  yaml-syntax
    Tags (words that start with !) are not used in data files.
    Fix: Write order: 1.`,
  damaged("an exclamation mark that is read as a tag", edit(county, "lead: Three", "lead: !Three"))`
    counties/lake-county.yaml:7:7  error  yaml-syntax
    Tags (words that start with !) are not used in data files.
    Fix: Write lead: "!Three towns around one lake."`,
  damaged("a list as the name of a field", append(county, "[a]: b\n"))`
    counties/lake-county.yaml:2:1  error  yaml-syntax
    A name before a colon must be a single word, not a list or a group.
    Fix: Check the characters [ ] { } and ? before the colon.`,
  damaged("10,000 opened brackets", append(county, `more: ${"[".repeat(10_000)}\n`))`
    counties/lake-county.yaml:1:1  error  yaml-syntax
    counties/lake-county.yaml is nested too deeply to be read.
    Fix: Look for a long run of [ or { or - characters.`,
  damaged("10,000 opened braces", append(county, `more: ${"{a: ".repeat(10_000)}\n`))`
    counties/lake-county.yaml:1:1  error  yaml-syntax
    counties/lake-county.yaml is nested too deeply to be read.
    Fix: Look for a long run of [ or { or - characters.`,
  damaged("10,000 lists in lists", append(county, `more:\n  ${"- ".repeat(10_000)}a\n`))`
    counties/lake-county.yaml:1:1  error  yaml-syntax
    counties/lake-county.yaml is nested too deeply to be read.
    Fix: Look for a long run of [ or { or - characters.`,
  damaged(
    "a bracket not closed before the next one",
    write("map.yaml", "borders:\n  - name: The creek\n    line: [[45.1, -93.4, [45.2, -93.5]]\n"),
  )`
    map.yaml:3:11  error  yaml-syntax
    A list or group in brackets is not closed.
    Fix: Write line: [[45.1, -93.4], [45.2, -93.5]].`,
  damaged(
    "a page whose YAML cannot be read, without the links to it",
    edit(contact, "breadcrumb: Contact", 'breadcrumb: "Contact'),
  )`
    pages/contact.yaml:4:13  error  yaml-syntax
    A quotation mark is not closed.
    Fix: Write breadcrumb: "Contact".`,
];

/** Nine lists, each ten times the one above it: 1,000 million values from 1 kB of text. */
function billionLaughs(): string {
  const lists = Array.from(
    { length: 8 },
    (_, index) => `a${index + 1}: &a${index + 1} [${Array(10).fill(`*a${index}`).join(", ")}]`,
  );
  return `a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n${lists.join("\n")}\n`;
}
