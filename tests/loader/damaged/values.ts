import { pageTypeNames } from "../../../src/kinds/page/types.ts";
import { sectionKinds } from "../../../src/sections/index.ts";
import { append, edit } from "../../support/data-folder.ts";
import { city, contact, county, type DamagedCase, damaged, lead } from "./damaged-case.ts";

/** What messages name whole, so that a new one is no other message. */
const kinds = sectionKinds.join(", ");
const types = pageTypeNames.join(", ");

export const valueCases: DamagedCase[] = [
  damaged("a misspelled field, which is not also reported as missing", edit(city, "landmarks:", "landmark:"))`
    cities/lake-county/maple-grove.yaml:15:1  error  unknown-field
    "landmark" is not a field of a city file. Did you mean "landmarks"?
    Fix: Write landmarks: instead of landmark:.`,
  damaged("a field that nothing resembles", append(city, "population: 70000\n"))`
    cities/lake-county/maple-grove.yaml:25:1  error  unknown-field
    "population" is not a field of a city file.
    Fix: Fields here are city, county, coordinates, zipCodes, nearbyAreas, phone, picture, customTitle, customMeta, customH1, lead, neighborhoods, landmarks, localText, character, faqs, callToAction, recentProject, projectImage, projectSlug, updatedOn.`,
  damaged("a missing field", edit(county, "order: 1\n", ""))`
    counties/lake-county.yaml:2:1  error  missing-field
    The field "order" is missing.
    Fix: Add order: 1. Place of the county in menus and lists, 1 first.`,
  damaged("a missing field of a group", edit(city, "  longitude: -93.4558\n", ""))`
    cities/lake-county/maple-grove.yaml:5:3  error  missing-field
    The field "longitude" is missing in "coordinates".
    Fix: Add longitude: -93.4558. Degrees east; negative in America (WGS 84).`,
  damaged("a word where a number belongs", edit(county, "order: 1", "order: first"))`
    counties/lake-county.yaml:5:8  error  invalid-value
    "order" must be a whole number, but is "first".
    Fix: For example order: 1.`,
  damaged("a fraction where a whole number belongs", edit(county, "order: 1", "order: 1.5"))`
    counties/lake-county.yaml:5:8  error  invalid-value
    "order" must be a whole number, but is 1.5.
    Fix: For example order: 1.`,
  damaged("a number that is too large", edit(city, "latitude: 45.0725", "latitude: 145.0725"))`
    cities/lake-county/maple-grove.yaml:5:13  error  invalid-value
    "latitude" is 145.0725, but may be at most 90.
    Fix: Write latitude: 45.0725.`,
  damaged("a number that is too small", edit(county, "order: 1", "order: 0"))`
    counties/lake-county.yaml:5:8  error  invalid-value
    "order" is 0, but must be at least 1.
    Fix: For example 1.`,
  damaged("a list where text belongs", edit(county, lead, "lead: [Three, towns]"))`
    counties/lake-county.yaml:7:7  error  invalid-value
    "lead" must be text, but is a list.
    Fix: Write lead: Three, towns.`,
  damaged("text where a list belongs", edit(county, "text:\n  - Snow", "text: Snow"))`
    counties/lake-county.yaml:8:7  error  invalid-value
    "text" must be a list, but is "Snow loads decide the roofs here.".
    Fix: Write text: [Snow loads decide the roofs here.].`,
  damaged("nothing where text belongs", edit(county, lead, "lead:"))`
    counties/lake-county.yaml:7:6  error  invalid-value
    "lead" must be text, but is empty.
    Fix: For example lead: Twelve towns around one lake.`,
  damaged("null where text belongs", edit(county, lead, "lead: null"))`
    counties/lake-county.yaml:7:7  error  invalid-value
    "lead" must be text, but is empty.
    Fix: For example lead: Twelve towns around one lake.`,
  damaged("empty quotes where text belongs", edit(county, lead, 'lead: ""'))`
    counties/lake-county.yaml:7:7  error  invalid-value
    "lead" is empty.
    Fix: Write something, for example Twelve towns around one lake.`,
  damaged("a text that is too long", append("business.yaml", `priceRange: ${"$".repeat(100)}\n`))`
    business.yaml:35:13  error  invalid-value
    "priceRange" is too long: at most 99 characters.
    Fix: Shorten it.`,
  damaged("a misspelled choice", edit(contact, "type: contact", "type: contcat"))`
    pages/contact.yaml:3:7  error  invalid-value
    "type" is "contcat", which is not one of its values. Did you mean "contact"?
    Fix: Write type: contact.`,
  damaged("a choice that nothing resembles", edit("pages/home.yaml", "type: home", "type: blog-overview"))`
    pages/home.yaml:3:7  error  invalid-value
    "type" is "blog-overview", which is not one of its values.
    Fix: It may be ${types}.`,
  damaged("a color in capitals", edit("theme.yaml", '"#1c1f26"', '"#1C1F26"'))`
    theme.yaml:3:8  error  invalid-value
    "ink" is "#1C1F26", which does not have the right form.
    Fix: Write ink: "#1c1f26".`,
  damaged("a time in words", edit("business.yaml", 'opens: "08:00"', 'opens: "8 am"'))`
    business.yaml:23:14  error  invalid-value
    "opens" is "8 am", which does not have the right form.
    Fix: Write opens: "08:00".`,
  damaged("too few entries", edit(city, ", Stone Bridge, Central Park", ""))`
    cities/lake-county/maple-grove.yaml:15:12  error  invalid-value
    "landmarks" has 2 entries; at least 4 are needed.
    Fix: Add 2 more. Landmarks in the city.`,
  damaged("too few entries above a list, and another mistake, which no dash may hide", (data) =>
    data.edit(city, ", Stone Bridge, Central Park", "").edit(city, "45.0725", "450725"),
  )`
    cities/lake-county/maple-grove.yaml:5:13  error  invalid-value
    "latitude" is 450725, but may be at most 90.
    Fix: Write latitude: 45.0725: the decimal point moved.

    cities/lake-county/maple-grove.yaml:15:12  error  invalid-value
    "landmarks" has 2 entries; at least 4 are needed.
    Fix: Add 2 more. Landmarks in the city.`,
  damaged("an empty list in brackets among other mistakes", (data) =>
    data
      .edit("navigation.yaml", "\n        - lake-county/maple-grove", " []")
      .edit("navigation.yaml", "homeLabel: Home", "homeLable: Home"),
  )`
    navigation.yaml:21:1  error  unknown-field
    "homeLable" is not a field of a navigation file. Did you mean "homeLabel"?
    Fix: Write homeLabel: instead of homeLable:.

    navigation.yaml:26:15  error  invalid-value
    "cities" has 0 entries; at least 1 is needed.
    Fix: Add 1 more. Cities it links.`,
  damaged("a text in place of a list, and another mistake", (data) =>
    data
      .edit("services/roof-repair.yaml", "\n  - Flashing renewed", " Flashing, valleys")
      .edit("services/roof-repair.yaml", "order: 1", "oder: 1"),
  )`
    services/roof-repair.yaml:4:11  error  invalid-value
    "features" must be a list, but is "Flashing, valleys".
    Fix: Write features: [Flashing, valleys].

    services/roof-repair.yaml:7:1  error  unknown-field
    "oder" is not a field of a service file. Did you mean "order"?
    Fix: Write order: instead of oder:.`,
  damaged("an entry that stands twice", edit(city, "Central Park", "Town Hall"))`
    cities/lake-county/maple-grove.yaml:15:52  error  invalid-value
    "landmarks" lists "Town Hall" twice.
    Fix: Write another entry in its place; entry 1 says the same, and 4 are needed.`,
  damaged("a misspelled kind of section", edit(contact, "kind: contact", "kind: contacts"))`
    pages/contact.yaml:12:11  error  invalid-value
    "kind" is "contacts", which is not one of its values. Did you mean "contact"?
    Fix: Write kind: contact.`,
  damaged("a section without a kind, once", edit(contact, "  - kind: hero\n    heading", "  - heading"))`
    pages/contact.yaml:10:5  error  missing-field
    The field "kind" is missing in "sections, entry 1".
    Fix: Add kind: and one of ${kinds}.`,
  damaged("a section whose kind is misspelled as a field", edit(contact, "- kind: hero", "- knd: hero"))`
    pages/contact.yaml:10:5  error  unknown-field
    "knd" is not a field of a page file. Did you mean "kind"?
    Fix: Write kind: instead of knd:.`,
  damaged("a section whose kind is left empty", edit(contact, "- kind: hero", "- kind:"))`
    pages/contact.yaml:10:10  error  invalid-value
    "kind" must be text, but is empty.
    Fix: Write kind: and one of ${kinds}.`,
  damaged("a day that no calendar has", append(city, "updatedOn: 2024-02-31\n"))`
    cities/lake-county/maple-grove.yaml:25:12  error  invalid-value
    "updatedOn" is "2024-02-31", which does not have the right form.
    Fix: Write a day of the calendar as year-month-day, for example 2026-03-09.`,
  damaged("a number in quotes", edit(county, "order: 1", 'order: "1"'))`
    counties/lake-county.yaml:5:8  error  invalid-value
    "order" must be a whole number, but is "1".
    Fix: Write order: 1, without quotation marks.`,
  damaged("a field that is not indented enough, once", edit(city, "  longitude:", "longitude:"))`
    cities/lake-county/maple-grove.yaml:6:1  error  unknown-field
    "longitude" is not indented enough: it is a field of "coordinates".
    Fix: Indent longitude: so that it stands below "coordinates".`,
  damaged(
    "a field that is indented too far, once",
    edit("business.yaml", "founded: 1971", "  founded: 1971"),
  )`
    business.yaml:27:3  error  unknown-field
    "founded" is indented too far: it is a field of the file itself, not of "hours".
    Fix: Start founded: in the first column.`,
  damaged("a misspelled field of a section", edit(contact, "callHeading:", "callHeadline:"))`
    pages/contact.yaml:15:5  error  unknown-field
    "callHeadline" is not a field of a section of kind contact. Did you mean "callHeading"?
    Fix: Write callHeading: instead of callHeadline:.`,
  damaged(
    "a nearby area that is both a city and a place",
    edit(city, "  - place: Old Mill", "  - city: lake-county/pine-bend\n    place: Old Mill"),
  )`
    cities/lake-county/maple-grove.yaml:12:5  error  unknown-field
    "place" is not a field of "nearbyAreas, entry 2".
    Fix: Fields here are city.`,
  damaged("a nearby area that is neither", edit(city, "  - place: Old Mill", "  - town: Old Mill"))`
    cities/lake-county/maple-grove.yaml:11:5  error  invalid-value
    "nearbyAreas, entry 2" fits none of the forms it may have.
    Fix: Write city: (a nearby city that has a page) or place: (a nearby place without a page, shown as plain text).`,
  damaged("an invalid business file, beside all other problems", (data) => {
    data.edit("business.yaml", "founded: 1971", "founded: seventies");
    data.edit(county, "state: MN", "state: Minnesota");
  })`
    business.yaml:27:10  error  invalid-value
    "founded" must be a whole number, but is "seventies".
    Fix: For example founded: 1971.

    counties/lake-county.yaml:3:8  error  invalid-value
    "state" is "Minnesota", which does not have the right form.
    Fix: Two capital letters, for example MN.`,
  damaged("__proto__ as a field", append(county, "__proto__:\n  order: 2\n"))`
    counties/lake-county.yaml:10:1  error  unknown-field
    "__proto__" is not a field of a county file.
    Fix: Fields here are county, state, stateName, order, primary, description, lead, text, phone, featuredCities, updatedOn.`,
  damaged("__proto__ as the name of a fact", append("business.yaml", "rates:\n  __proto__: x\n"))`
    business.yaml:36:3  error  missing-field
    The field "pattern" is missing in "rates".
    Fix: Add pattern: {low} to {high} a square foot. How a rate is printed; {low} and {high} are replaced by money.

    business.yaml:36:3  error  missing-field
    The field "items" is missing in "rates".
    Fix: Add items:. The rates.

    business.yaml:36:3  error  unknown-field
    "__proto__" is not a field of "rates".
    Fix: Fields here are pattern, items.`,
  damaged("__proto__ as the name of an answer", edit(city, "faqs:\n", "faqs:\n  __proto__: Two days.\n"))`
    cities/lake-county/maple-grove.yaml:24:3  error  invalid-value
    "__proto__" cannot be a name in "faqs".
    Fix: Start with a small letter, then letters and digits only, for example replyTime.`,
];
