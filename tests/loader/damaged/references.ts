import { edit, remove } from "../../support/data-folder.ts";
import { city, contact, county, type DamagedCase, damaged } from "./damaged-case.ts";

const home = "pages/home.yaml";
const service = "services/roof-repair.yaml";
export const referenceCases: DamagedCase[] = [
  damaged("a misspelled placeholder", edit(contact, "{businessName}", "{busnessName}"))`
    pages/contact.yaml:5:29  error  unknown-placeholder
    The text uses {busnessName}, but no value has that name. Did you mean {businessName}?
    Fix: Write {businessName} instead of {busnessName}.`,
  damaged("a placeholder that nothing resembles", edit(contact, "{businessName}", "{moonPhase}"))`
    pages/contact.yaml:5:29  error  unknown-placeholder
    The text uses {moonPhase}, but no value has that name.
    Fix: Names that work here are {businessName} {cityCount} {copyrightYear} {countyCount} {email} {founded} {hours} {locality} {phone} {postalCode} {region} {textPhone} {warranty}.`,
  damaged(
    "a placeholder named like something that every object has",
    edit(contact, "{businessName}", "{constructor}"),
  )`
    pages/contact.yaml:5:29  error  unknown-placeholder
    The text uses {constructor}, but no value has that name.
    Fix: Names that work here are {businessName} {cityCount} {copyrightYear} {countyCount} {email} {founded} {hours} {locality} {phone} {postalCode} {region} {textPhone} {warranty}.`,
  damaged("a placeholder of city pages on another page", edit(contact, "{businessName}", "{city}"))`
    pages/contact.yaml:5:29  error  unknown-placeholder
    The text uses {city}, which has a value on the pages of a city only.
    Fix: Write the words themselves in place of {city}.`,
  damaged(
    "a placeholder in the description of the business",
    edit("business.yaml", "since {founded}", "since {foundet}"),
  )`
    business.yaml:4:50  error  unknown-placeholder
    The text uses {foundet}, but no value has that name. Did you mean {founded}?
    Fix: Write {founded} instead of {foundet}.`,
  damaged(
    "a misspelled service",
    edit("pages/roof-repair.yaml", "service: roof-repair", "service: roof-repairs"),
  )`
    pages/roof-repair.yaml:4:10  error  unknown-reference
    The service roof-repairs is named here, but there is no file services/roof-repairs.yaml. Did you mean roof-repair?
    Fix: Write roof-repair instead of roof-repairs.`,
  damaged(
    "a misspelled city in the footer",
    edit("navigation.yaml", "- lake-county/maple-grove", "- lake-county/maple-groove"),
  )`
    navigation.yaml:27:11  error  unknown-reference
    The city lake-county/maple-groove is named here, but there is no file cities/lake-county/maple-groove.yaml. Did you mean lake-county/maple-grove?
    Fix: Write lake-county/maple-grove instead of lake-county/maple-groove.`,
  damaged("a nearby area without a page", edit(city, "lake-county/pine-bend", "lake-county/old-mill"))`
    cities/lake-county/maple-grove.yaml:10:11  error  unknown-nearby-area
    The nearby area lake-county/old-mill is named here, but there is no file cities/lake-county/old-mill.yaml.
    Fix: If Old Mill has no page of its own, write place: Old Mill instead of city: lake-county/old-mill; else add its file.`,
  damaged("a nearby area by its name", edit(city, "lake-county/pine-bend", "Pine Bend"))`
    cities/lake-county/maple-grove.yaml:10:11  error  unknown-nearby-area
    The nearby area Pine Bend is named here, but there is no file cities/Pine Bend.yaml. Did you mean lake-county/pine-bend?
    Fix: Write lake-county/pine-bend instead of Pine Bend.`,
  damaged(
    "a city that is gone, once, with everyone who names it",
    remove("cities/lake-county/pine-bend.yaml"),
  )`
    cities/lake-county/maple-grove.yaml:10:11  error  unknown-nearby-area
    The nearby area lake-county/pine-bend is named here and in 1 more place, but there is no file cities/lake-county/pine-bend.yaml.
    Fix: If Pine Bend has no page of its own, write place: Pine Bend instead of city: lake-county/pine-bend; else add its file.
    Also: cities/lake-county/otter-falls.yaml:10:11`,
  damaged(
    "a city that is not valid, without everyone who names it",
    edit("cities/lake-county/pine-bend.yaml", "lead:", "led:"),
  )`
    cities/lake-county/pine-bend.yaml:13:1  error  unknown-field
    "led" is not a field of a city file. Did you mean "lead"?
    Fix: Write lead: instead of led:.`,
  damaged("a county that is gone, once", remove(county))`
    cities/lake-county/maple-grove.yaml:3:9  error  unknown-reference
    The county lake-county is named here and in 3 more places, but there is no file counties/lake-county.yaml.
    Fix: Bring back counties/lake-county.yaml, for example from Git, or remove these references.
    Also: cities/lake-county/otter-falls.yaml:3:9
    Also: cities/lake-county/pine-bend.yaml:3:9
    Also: pages/city.yaml:5:9`,
  damaged("an answer under a name that no question has, once", edit(city, "  cost: Steep", "  price: Steep"))`
    cities/lake-county/maple-grove.yaml:24:3  error  unknown-field
    "price" answers a question that the city page does not ask. Did you mean "cost"?
    Fix: Write cost instead of price.`,
  damaged("an answer too many", edit(city, "  cost: Steep", "  price: Steep too\n  cost: Steep"))`
    cities/lake-county/maple-grove.yaml:24:3  error  unknown-field
    "price" answers a question that the city page does not ask.
    Fix: The questions are cost.`,
  damaged("a misspelled picture", edit(service, "image: roof-repair", "image: roof-repairs"))`
    services/roof-repair.yaml:6:8  error  missing-image
    The picture roof-repairs is used here, but does not exist. Did you mean roof-repair?
    Fix: Write roof-repair instead of roof-repairs.`,
  damaged("a picture that nothing resembles", edit(service, "image: roof-repair", "image: chimney"))`
    services/roof-repair.yaml:6:8  error  missing-image
    The picture chimney is used here, but does not exist.
    Fix: Put a picture named chimney, for example chimney.jpg, into images.`,
  damaged("a picture named with its ending", edit(service, "image: roof-repair", "image: roof-repair.svg"))`
    services/roof-repair.yaml:6:8  error  missing-image
    The picture roof-repair.svg is used here, but does not exist. Did you mean roof-repair?
    Fix: Write roof-repair instead of roof-repair.svg.`,
  damaged(
    "a missing default picture",
    edit("business.yaml", "defaultImage: default-picture", "defaultImage: stand-in"),
  )`
    business.yaml:30:15  error  missing-image
    The picture stand-in is used here, but does not exist.
    Fix: Put a picture named stand-in, for example stand-in.jpg, into images.`,
  damaged("a misspelled link in a text", edit(home, "(/roof-repair)", "(/roof-repairs)"))`
    pages/home.yaml:12:66  error  broken-internal-link
    /roof-repairs is linked here, but no page has that path. Did you mean /roof-repair?
    Fix: Write /roof-repair instead of /roof-repairs.`,
  damaged(
    "a broken link of the header, once for all pages",
    edit("navigation.yaml", "quote\n  to: /contact", "quote\n  to: /shop/checkout"),
  )`
    navigation.yaml:20:7  error  broken-internal-link
    /shop/checkout is linked here, but no page has that path.
    Fix: Link a page that exists; \`site routes\` lists them all.`,
  damaged("a link without encryption", edit(home, '"#quote"', "http://example.com"))`
    pages/home.yaml:16:13  error  invalid-value
    "http://example.com" is linked here, but a link may not lead there. Did you mean https://example.com?
    Fix: Write https://example.com instead of http://example.com.`,
  damaged(
    "a fragment that the other page does not have",
    edit("pages/roof-repair.yaml", "/contact#quote", "/contact#form"),
  )`
    pages/roof-repair.yaml:13:62  error  broken-fragment
    /contact#form is linked here, but no section of /contact has the id "form".
    Fix: Write #main or #quote, or give the section that is meant the line id: form.`,
  damaged("a fragment that the page itself does not have", edit(home, '"#quote"', '"#contact"'))`
    pages/home.yaml:16:14  error  broken-fragment
    #contact is linked here, but no section of / has the id "contact".
    Fix: Write #main or #quote, or give the section that is meant the line id: contact.`,
  damaged(
    "a parent that is no page",
    edit("pages/county.yaml", "parent: /service-areas", "parent: /service-area"),
  )`
    pages/county.yaml:5:9  error  broken-internal-link
    /service-area is linked here, but no page has that path. Did you mean /service-areas?
    Fix: Write /service-areas instead of /service-area.`,
];
