import { edit } from "../../support/data-folder.ts";
import { city, contact, county, type DamagedCase, damaged } from "./damaged-case.ts";

export const slipCases: DamagedCase[] = [
  damaged(
    "no dash before a text in the lines below",
    edit(
      city,
      "landmarks: [Town Hall, Weaver House, Stone Bridge, Central Park]",
      "landmarks:\n  >-\n    Town Hall\n  - Weaver House\n  - Stone Bridge\n  - Central Park",
    ),
  )`
    cities/lake-county/maple-grove.yaml:16:3  error  yaml-syntax
    This line lacks the dash of a list entry.
    Fix: Write - >-.`,
  damaged("no space between a dash and a text in the lines below", (data) =>
    data.append(
      contact,
      "  - kind: prose\n    heading: More\n    paragraphs:\n      ->-\n        [Ask](/contact) us.\n",
    ),
  )`
    pages/contact.yaml:22:7  error  invalid-value
    The space behind the dash is missing.
    Fix: Write - >-.`,
  damaged("a tab in a list", edit("pages/contact.yaml", "  - kind: contact", "\t- kind: contact"))`
    pages/contact.yaml:12:1  error  yaml-syntax
    A tab is used to indent; YAML allows only spaces.
    Fix: Replace the tab with spaces, two for each level.`,
  damaged("a no-break space as indentation", edit(city, "  longitude:", "\u00a0\u00a0longitude:"))`
    cities/lake-county/maple-grove.yaml:6:1  error  unknown-field
    This line holds a blank that only looks like a space (U+00A0).
    Fix: Type spaces in its place, so that the line starts in column 3.`,
  damaged("a no-break space behind a colon", edit(county, "order: 1", "order:\u00a01"))`
    counties/lake-county.yaml:5:1  error  yaml-syntax
    This line holds a blank that only looks like a space (U+00A0).
    Fix: Type a space in its place.`,
  damaged("a dash without its space", edit(city, '  - "55311"', '  -"55311"'))`
    cities/lake-county/maple-grove.yaml:8:3  error  invalid-value
    The space behind the dash is missing.
    Fix: Write - "55311".`,
  damaged("a long dash", edit(city, '  - "55311"', '  — "55311"'))`
    cities/lake-county/maple-grove.yaml:8:3  error  invalid-value
    An entry of a list starts with a hyphen and a space, not with —.
    Fix: Write - "55311".`,
  damaged("a bullet", edit(city, "  - city: lake-county/pine-bend", "  • city: lake-county/pine-bend"))`
    cities/lake-county/maple-grove.yaml:10:3  error  yaml-syntax
    An entry of a list starts with a hyphen and a space, not with •.
    Fix: Write - city: lake-county/pine-bend.`,
  damaged("a star", edit(city, "  - city: lake-county/pine-bend", "  * city: lake-county/pine-bend"))`
    cities/lake-county/maple-grove.yaml:10:3  error  yaml-syntax
    An entry of a list starts with a hyphen and a space, not with *.
    Fix: Write - city: lake-county/pine-bend.`,
  damaged("curly quotes", edit(city, '"55311"', "“55311”"))`
    cities/lake-county/maple-grove.yaml:8:5  error  invalid-value
    Curly quotes do not hold a text together in YAML; straight ones do.
    Fix: Write - "55311".`,
  damaged("a wide colon", edit(county, "order: 1", "order：1"))`
    counties/lake-county.yaml:5:1  error  yaml-syntax
    A colon follows the name of a field, not ：.
    Fix: Write order: 1.`,
  damaged("an equals sign", edit("business.yaml", "founded: ", "founded = "))`
    business.yaml:27:1  error  yaml-syntax
    A colon follows the name of a field, not =.
    Fix: Write founded: 1971.`,
  damaged("an arrow", edit(county, "order: 1", "order => 1"))`
    counties/lake-county.yaml:5:1  error  yaml-syntax
    A colon follows the name of a field, not =>.
    Fix: Write order: 1.`,
  damaged("no colon", edit(county, "order: 1", "order 1"))`
    counties/lake-county.yaml:5:1  error  yaml-syntax
    The colon behind the name of the field is missing.
    Fix: Write order: 1.`,
  damaged("a comma at the end", edit(county, "order: 1", "order: 1,"))`
    counties/lake-county.yaml:5:8  error  ambiguous-scalar
    A line of YAML ends without a comma.
    Fix: Write order: 1.`,
  damaged(
    "a field of an entry without the space behind its colon",
    edit(city, "- city: lake-county/pine-bend", "- city:lake-county/pine-bend"),
  )`
    cities/lake-county/maple-grove.yaml:10:5  error  invalid-value
    The space behind the colon is missing.
    Fix: Write - city: lake-county/pine-bend.`,
  damaged("a quotation mark that is not closed", edit(city, '"55311"', '"55311'))`
    cities/lake-county/maple-grove.yaml:8:5  error  yaml-syntax
    A quotation mark is not closed.
    Fix: Write - "55311".`,
  damaged("a quotation mark that is not opened", edit(city, '"55311"', '55311"'))`
    cities/lake-county/maple-grove.yaml:8:5  error  invalid-value
    "zipCodes, entry 1" is "55311\\"", which does not have the right form.
    Fix: Write - "55311".`,
  damaged(
    "a word in quotes at the start of a text",
    edit(county, "county: Lake County", "county: 'Lake' & County"),
  )`
    counties/lake-county.yaml:2:16  error  yaml-syntax
    This character does not fit here.
    Fix: Write county: "'Lake' & County".`,
  damaged("a color that is a comment", edit("theme.yaml", 'ink: "#1c', "ink: #1c"))`
    theme.yaml:3:8  error  invalid-value
    "ink" must be text, but is empty.
    Fix: Write ink: "#1c1f26".`,
  damaged("a fragment that is a comment", edit("pages/home.yaml", 'to: "#quote"', "to: #quote"))`
    pages/home.yaml:16:13  error  invalid-value
    A # behind a space starts a comment, so there is no value here.
    Fix: Write to: "#quote".`,
  damaged("a name in braces without quotes", edit(contact, "breadcrumb: Contact", "breadcrumb: {phone}"))`
    pages/contact.yaml:4:13  error  invalid-value
    Without quotes, a text that starts with { is read as a group of fields.
    Fix: Write breadcrumb: "{phone}".`,
  damaged(
    "a name in braces and words without quotes",
    edit(contact, "breadcrumb: Contact", "breadcrumb: {phone} us"),
  )`
    pages/contact.yaml:4:21  error  yaml-syntax
    Without quotes, a text that starts with { is read as a group of fields.
    Fix: Write breadcrumb: "{phone} us".`,
  damaged(
    "an entry of a list of fields without its field",
    edit(city, "- city: lake-county/pine-bend", "- lake-county/pine-bend"),
  )`
    cities/lake-county/maple-grove.yaml:10:5  error  invalid-value
    "nearbyAreas, entry 1" fits none of the forms it may have.
    Fix: Write city: (a nearby city that has a page) or place: (a nearby place without a page, shown as plain text).`,
  damaged("a path without its slash", edit(contact, "path: /contact", "path: contact"))`
    pages/contact.yaml:2:7  error  invalid-value
    "path" is "contact", which does not have the right form.
    Fix: Write path: /contact.`,
  damaged("a color of three digits", edit("theme.yaml", 'ink: "#1c1f26"', 'ink: "#123"'))`
    theme.yaml:3:8  error  invalid-value
    "ink" is "#123", which does not have the right form.
    Fix: Write ink: "#112233".`,
  damaged("a field of a group one space too far left", edit(city, "  latitude:", " latitude:"))`
    cities/lake-county/maple-grove.yaml:5:2  error  yaml-syntax
    This line is indented by 1 space, which does not fit the lines around it.
    Fix: Start latitude: in column 3.`,
  damaged("a field of a group one space too far right", edit(city, "  latitude:", "   latitude:"))`
    cities/lake-county/maple-grove.yaml:5:4  error  yaml-syntax
    This line is indented by 3 spaces, which does not fit the lines around it.
    Fix: Start latitude: in column 3.`,
  damaged("a section too far left", edit(contact, "  - kind: contact", " - kind: contact"))`
    pages/contact.yaml:12:1  error  yaml-syntax
    This line is indented by 1 space, which does not fit the lines around it.
    Fix: Start the dash in column 3.`,
  damaged("a fragment with a letter missing", edit("pages/home.yaml", 'to: "#quote"', 'to: "#qoute"'))`
    pages/home.yaml:16:14  error  broken-fragment
    #qoute is linked here, but no section of / has the id "qoute". Did you mean #quote?
    Fix: Write #quote instead of #qoute.`,
  damaged("words for a list of names", edit(county, "order: 1", "order: 1\nfeaturedCities: some words"))`
    counties/lake-county.yaml:6:17  error  invalid-value
    "featuredCities" must be a list, but is "some words".
    Fix: For example featuredCities: ["lake-county/maple-grove"].`,
  damaged(
    "a text in lines that stands too far right",
    edit(
      city,
      "customMeta: Old oaks drop limbs on Maple Grove roofs, and we mend what they break.\nlead: ",
      "customMeta: >-\n  Old oaks drop limbs on Maple Grove roofs, and we mend what they break.\n  lead: >-\n    ",
    ),
  )`
    cities/lake-county/maple-grove.yaml:14:3  error  yaml-syntax
    This line is indented by 2 spaces, which does not fit the lines around it.
    Fix: Start lead: in column 1.`,
  damaged("bullets in place of all dashes", (data) =>
    data.write(city, data.read(city).replace(/^( *)- /gm, "$1• ")),
  )`
    cities/lake-county/maple-grove.yaml:8:3  error  yaml-syntax
    An entry of a list starts with a hyphen and a space, not with •.
    Fix: Do so in every line that starts like this.`,
  damaged("tabs in place of all spaces at the start of lines", (data) =>
    data.write(
      city,
      data.read(city).replace(/^( {2})+/gm, (all) => "\t".repeat(all.length / 2)),
    ),
  )`
    cities/lake-county/maple-grove.yaml:5:1  error  yaml-syntax
    A tab is used to indent; YAML allows only spaces.
    Fix: Replace the tab with spaces, two for each level.`,
  damaged("the line ends of old Macs", (data) =>
    data.write(county, data.read(county).replaceAll("\n", "\r")),
  )`
    counties/lake-county.yaml:1:74  error  invalid-encoding
    A line ends here as on Macs of the last century (CR), which YAML does not read as the end of a line.
    Fix: Save the file with the line ends of Unix (LF) or Windows (CRLF).`,
];
