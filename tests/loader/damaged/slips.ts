import type { Damages } from "../../support/damages.ts";
import { edit } from "../../support/data-folder.ts";
import { city, contact, county } from "./damaged.ts";

export const slipDamages: Damages = {
  "no dash before a text in the lines below": edit(
    city,
    "landmarks: [Town Hall, Weaver House, Stone Bridge, Central Park]",
    "landmarks:\n  >-\n    Town Hall\n  - Weaver House\n  - Stone Bridge\n  - Central Park",
  ),
  "no space between a dash and a text in the lines below": (data) =>
    data.append(
      contact,
      "  - kind: prose\n    heading: More\n    paragraphs:\n      ->-\n        [Ask](/contact) us.\n",
    ),
  "a tab in a list": edit("pages/contact.yaml", "  - kind: contact", "\t- kind: contact"),
  "a no-break space as indentation": edit(city, "  longitude:", "\u00a0\u00a0longitude:"),
  "a no-break space behind a colon": edit(county, "order: 1", "order:\u00a01"),
  "a dash without its space": edit(city, '  - "55311"', '  -"55311"'),
  "a long dash": edit(city, '  - "55311"', '  — "55311"'),
  "a bullet": edit(city, "  - city: lake-county/pine-bend", "  • city: lake-county/pine-bend"),
  "a star": edit(city, "  - city: lake-county/pine-bend", "  * city: lake-county/pine-bend"),
  "curly quotes": edit(city, '"55311"', "“55311”"),
  "a wide colon": edit(county, "order: 1", "order：1"),
  "an equals sign": edit("business.yaml", "founded: ", "founded = "),
  "an arrow": edit(county, "order: 1", "order => 1"),
  "no colon": edit(county, "order: 1", "order 1"),
  "a comma at the end": edit(county, "order: 1", "order: 1,"),
  "a field of an entry without the space behind its colon": edit(
    city,
    "- city: lake-county/pine-bend",
    "- city:lake-county/pine-bend",
  ),
  "a quotation mark that is not closed": edit(city, '"55311"', '"55311'),
  "a quotation mark that is not opened": edit(city, '"55311"', '55311"'),
  "a word in quotes at the start of a text": edit(county, "county: Lake County", "county: 'Lake' & County"),
  "a color that is a comment": edit("theme.yaml", 'ink: "#1c', "ink: #1c"),
  "a fragment that is a comment": edit("pages/home.yaml", 'to: "#quote"', "to: #quote"),
  "a name in braces without quotes": edit(contact, "breadcrumb: Contact", "breadcrumb: {phone}"),
  "a name in braces and words without quotes": edit(contact, "breadcrumb: Contact", "breadcrumb: {phone} us"),
  "an entry of a list of fields without its field": edit(
    city,
    "- city: lake-county/pine-bend",
    "- lake-county/pine-bend",
  ),
  "a path without its slash": edit(contact, "path: /contact", "path: contact"),
  "a color of three digits": edit("theme.yaml", 'ink: "#1c1f26"', 'ink: "#123"'),
  "a field of a group one space too far left": edit(city, "  latitude:", " latitude:"),
  "a field of a group one space too far right": edit(city, "  latitude:", "   latitude:"),
  "a section too far left": edit(contact, "  - kind: contact", " - kind: contact"),
  "a fragment with a letter missing": edit("pages/home.yaml", 'to: "#quote"', 'to: "#qoute"'),
  "words for a list of names": edit(county, "order: 1", "order: 1\nfeaturedCities: some words"),
  "a text in lines that stands too far right": edit(
    city,
    "customMeta: Old oaks drop limbs on Maple Grove roofs, and we mend what they break.\nlead: ",
    "customMeta: >-\n  Old oaks drop limbs on Maple Grove roofs, and we mend what they break.\n  lead: >-\n    ",
  ),
  "bullets in place of all dashes": (data) => data.write(city, data.read(city).replace(/^( *)- /gm, "$1• ")),
  "tabs in place of all spaces at the start of lines": (data) =>
    data.write(
      city,
      data.read(city).replace(/^( {2})+/gm, (all) => "\t".repeat(all.length / 2)),
    ),
  "the line ends of old Macs": (data) => data.write(county, data.read(county).replaceAll("\n", "\r")),
};
