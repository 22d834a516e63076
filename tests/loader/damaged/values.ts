import type { Damages } from "../../support/damages.ts";
import { append, edit } from "../../support/data-folder.ts";
import { city, contact, county, lead } from "./damaged.ts";

export const valueDamages: Damages = {
  "a misspelled field, which is not also reported as missing": edit(city, "landmarks:", "landmark:"),
  "a field that nothing resembles": append(city, "population: 70000\n"),
  "a missing field": edit(county, "order: 1\n", ""),
  "a missing field of a group": edit(city, "  longitude: -93.4558\n", ""),
  "a word where a number belongs": edit(county, "order: 1", "order: first"),
  "a fraction where a whole number belongs": edit(county, "order: 1", "order: 1.5"),
  "a number that is too large": edit(city, "latitude: 45.0725", "latitude: 145.0725"),
  "a number that is too small": edit(county, "order: 1", "order: 0"),
  "a list where text belongs": edit(county, lead, "lead: [Three, towns]"),
  "text where a list belongs": edit(county, "text:\n  - Snow", "text: Snow"),
  "nothing where text belongs": edit(county, lead, "lead:"),
  "null where text belongs": edit(county, lead, "lead: null"),
  "empty quotes where text belongs": edit(county, lead, 'lead: ""'),
  "a text that is too long": append("business.yaml", `priceRange: ${"$".repeat(100)}\n`),
  "a misspelled choice": edit(contact, "type: contact", "type: contcat"),
  "a choice that nothing resembles": edit("pages/home.yaml", "type: home", "type: blog-overview"),
  "a color in capitals": edit("theme.yaml", '"#1c1f26"', '"#1C1F26"'),
  "a time in words": edit("business.yaml", 'opens: "08:00"', 'opens: "8 am"'),
  "too few entries": edit(city, ", Stone Bridge, Central Park", ""),
  "too few entries above a list, and another mistake, which no dash may hide": (data) =>
    data.edit(city, ", Stone Bridge, Central Park", "").edit(city, "45.0725", "450725"),
  "an empty list in brackets among other mistakes": (data) =>
    data
      .edit("navigation.yaml", "\n        - lake-county/maple-grove", " []")
      .edit("navigation.yaml", "homeLabel: Home", "homeLable: Home"),
  "a text in place of a list, and another mistake": (data) =>
    data
      .edit("services/roof-repair.yaml", "\n  - Flashing renewed", " Flashing, valleys")
      .edit("services/roof-repair.yaml", "order: 1", "oder: 1"),
  "an entry that stands twice": edit(city, "Central Park", "Town Hall"),
  "a misspelled kind of section": edit(contact, "kind: contact", "kind: contacts"),
  "a section without a kind, once": edit(contact, "  - kind: hero\n    heading", "  - heading"),
  "a section whose kind is misspelled as a field": edit(contact, "- kind: hero", "- knd: hero"),
  "a section whose kind is left empty": edit(contact, "- kind: hero", "- kind:"),
  "a day as Americans write it": append(city, "updatedOn: 3/12/2024\n"),
  "a day whose month comes second": append(city, "updatedOn: 26/11/2024\n"),
  "a day with the name of its month": append(city, "updatedOn: Nov. 5th, 2024\n"),
  "a number among words": edit("business.yaml", "founded: 1971", "founded: since 1971"),
  "two numbers, of which either may be meant": edit("business.yaml", "founded: 1971", "founded: 1971-1973"),
  "an hour without minutes, said once": edit("business.yaml", 'opens: "08:00"', "opens: 8"),
  "a text of blanks": edit("services/roof-repair.yaml", "title: Roof repair", 'title: "  "'),
  "a section that lacks fields, which is of no other kind": append(
    contact,
    "  - kind: offices\n    heading: Our offices\n",
  ),
  "an article that says nothing of itself": edit(contact, "type: contact", "type: article"),
  "an offer that no page shows": (data) =>
    data.write("offers/gutters.yaml", "title: Gutters\ntext: Cleaned.\nthrough: 2099-12-31\n"),
  "a ZIP code behind its state": edit("business.yaml", 'postalCode: "55311"', "postalCode: MN 55311"),
  "a day that no calendar has": append(city, "updatedOn: 2024-02-31\n"),
  "a number in quotes": edit(county, "order: 1", 'order: "1"'),
  "a field that is not indented enough, once": edit(city, "  longitude:", "longitude:"),
  "a field that is indented too far, once": edit("business.yaml", "founded: 1971", "  founded: 1971"),
  "a misspelled field of a section": edit(contact, "callHeading:", "callHeadline:"),
  "a nearby area that is both a city and a place": edit(
    city,
    "  - place: Old Mill",
    "  - city: lake-county/pine-bend\n    place: Old Mill",
  ),
  "a nearby area that is neither": edit(city, "  - place: Old Mill", "  - town: Old Mill"),
  "an invalid business file, beside all other problems": (data) => {
    data.edit("business.yaml", "founded: 1971", "founded: seventies");
    data.edit(county, "state: MN", "state: Minnesota");
  },
  "__proto__ as a field": append(county, "__proto__:\n  order: 2\n"),
  "__proto__ as the name of a fact": append("business.yaml", "rates:\n  __proto__: x\n"),
  "__proto__ as the name of an answer": edit(city, "faqs:\n", "faqs:\n  __proto__: Two days.\n"),
};
