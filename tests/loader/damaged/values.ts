import { city, contact, county, type DamagedCase, lead } from "./damaged-case.ts";

/** Fields that their schema does not allow. */
export const valueCases: DamagedCase[] = [
  {
    name: "a misspelt field, which is not also reported as missing",
    damage: (data) => data.edit(city, "landmarks:", "landmark:"),
    found: "@",
  },
  {
    name: "a field that nothing resembles",
    damage: (data) => data.append(city, "population: 70000\n"),
    found: "@",
  },
  {
    name: "a missing field",
    damage: (data) => data.edit(county, "order: 1\n", ""),
    found: "@",
  },
  {
    name: "a missing field of a group",
    damage: (data) => data.edit(city, "  longitude: -93.4558\n", ""),
    found: "@",
  },
  {
    name: "a word where a number belongs",
    damage: (data) => data.edit(county, "order: 1", "order: first"),
    found: "@",
  },
  {
    name: "a fraction where a whole number belongs",
    damage: (data) => data.edit(county, "order: 1", "order: 1.5"),
    found: "@",
  },
  {
    name: "a number that is too large",
    damage: (data) => data.edit(city, "latitude: 45.0725", "latitude: 145.0725"),
    found: "@",
  },
  {
    name: "a number that is too small",
    damage: (data) => data.edit(county, "order: 1", "order: 0"),
    found: "@",
  },
  {
    name: "a list where text belongs",
    damage: (data) => data.edit(county, lead, "lead: [Three, towns]"),
    found: "@",
  },
  {
    name: "text where a list belongs",
    damage: (data) => data.edit(county, "text:\n  - Snow", "text: Snow"),
    found: "@",
  },
  {
    name: "nothing where text belongs",
    damage: (data) => data.edit(county, lead, "lead:"),
    found: "@",
  },
  {
    name: "null where text belongs",
    damage: (data) => data.edit(county, lead, "lead: null"),
    found: "@",
  },
  {
    name: "empty quotes where text belongs",
    damage: (data) => data.edit(county, lead, 'lead: ""'),
    found: "@",
  },
  {
    name: "a text that is too long",
    damage: (data) => data.append("business.yaml", `priceRange: ${"$".repeat(100)}\n`),
    found: "@",
  },
  {
    name: "a misspelt choice",
    damage: (data) => data.edit(contact, "type: contact", "type: contcat"),
    found: "@",
  },
  {
    name: "a choice that nothing resembles",
    damage: (data) => data.edit("pages/home.yaml", "type: home", "type: blog-overview"),
    found: "@",
  },
  {
    name: "a colour in capitals",
    damage: (data) => data.edit("theme.yaml", '"#1c1f26"', '"#1C1F26"'),
    found: "@",
  },
  {
    name: "a time in words",
    damage: (data) => data.edit("business.yaml", 'opens: "08:00"', 'opens: "8 am"'),
    found: "@",
  },
  {
    name: "too few entries",
    damage: (data) => data.edit(city, ", Stone Bridge, Central Park", ""),
    found: "@",
  },
  {
    name: "an entry that stands twice",
    damage: (data) => data.edit(city, "Central Park", "Town Hall"),
    found: "@",
  },
  {
    name: "a misspelt kind of section",
    damage: (data) => data.edit(contact, "kind: contact", "kind: contacts"),
    found: "@",
  },
  {
    name: "a section without a kind, once",
    damage: (data) => data.edit(contact, "  - kind: hero\n    heading", "  - heading"),
    found: "@",
  },
  {
    name: "a misspelt field of a section",
    damage: (data) => data.edit(contact, "callHeading:", "callHeadline:"),
    found: "@",
  },
  {
    name: "a nearby area that is both a city and a place",
    damage: (data) => data.edit(city, "  - place: Old Mill", "  - city: lake-county/pine-bend\n    place: Old Mill"),
    found: "@",
  },
  {
    name: "a nearby area that is neither",
    damage: (data) => data.edit(city, "  - place: Old Mill", "  - town: Old Mill"),
    found: "@",
  },
  {
    name: "an invalid business file, beside all other problems",
    damage: (data) => {
      data.edit("business.yaml", "founded: 1971", "founded: seventies");
      data.edit(county, "state: MN", "state: Minnesota");
    },
    found: "@",
  },
  {
    name: "__proto__ as a field",
    damage: (data) => data.append(county, "__proto__:\n  order: 2\n"),
    found: "@",
  },
  {
    name: "__proto__ as the name of a fact",
    damage: (data) => data.append("business.yaml", "rates:\n  __proto__: x\n"),
    found: "@",
  },
  {
    name: "__proto__ as the name of an answer",
    damage: (data) => data.edit(city, "faqs:\n", "faqs:\n  __proto__: x\n"),
    found: "@",
  },
];
