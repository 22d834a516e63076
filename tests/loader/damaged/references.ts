import type { Damages } from "../../support/damages.ts";
import { edit, remove } from "../../support/data-folder.ts";
import { city, contact, county } from "./damaged.ts";

const home = "pages/home.yaml";
const service = "services/roof-repair.yaml";
export const referenceDamages: Damages = {
  "a misspelled placeholder": edit(contact, "{businessName}", "{busnessName}"),
  "a placeholder that nothing resembles": edit(contact, "{businessName}", "{moonPhase}"),
  "a placeholder named like something that every object has": edit(
    contact,
    "{businessName}",
    "{constructor}",
  ),
  "a placeholder of city pages on another page": edit(contact, "{businessName}", "{city}"),
  "a placeholder in the description of the business": edit(
    "business.yaml",
    "since {founded}",
    "since {foundet}",
  ),
  "a misspelled service": edit("pages/roof-repair.yaml", "service: roof-repair", "service: roof-repairs"),
  "a misspelled city in the footer": edit(
    "navigation.yaml",
    "- lake-county/maple-grove",
    "- lake-county/maple-groove",
  ),
  "a nearby area without a page": edit(city, "lake-county/pine-bend", "lake-county/old-mill"),
  "a nearby area by its name": edit(city, "lake-county/pine-bend", "Pine Bend"),
  "a city that is gone, once, with everyone who names it": remove("cities/lake-county/pine-bend.yaml"),
  "a city that is not valid, without everyone who names it": edit(
    "cities/lake-county/pine-bend.yaml",
    "lead:",
    "led:",
  ),
  "a city of a county that does not exist, without everyone who names it": edit(
    "cities/lake-county/pine-bend.yaml",
    "county: lake-county",
    "county: Lake County",
  ),
  "a page that is not valid, without everyone who links it": edit(contact, "breadcrumb:", "breadcrum:"),
  "a county that is gone, once": remove(county),
  "an answer under a name that no question has, once": edit(city, "  cost: Steep", "  price: Steep"),
  "an answer too many": edit(city, "  cost: Steep", "  price: Steep too\n  cost: Steep"),
  "a misspelled picture": edit(service, "image: roof-repair", "image: roof-repairs"),
  "a picture that nothing resembles": edit(service, "image: roof-repair", "image: chimney"),
  "a picture named with its ending": edit(service, "image: roof-repair", "image: roof-repair.svg"),
  "a missing default picture": edit(
    "business.yaml",
    "defaultImage: default-picture",
    "defaultImage: stand-in",
  ),
  "a misspelled link in a text": edit(home, "(/roof-repair)", "(/roof-repairs)"),
  "a broken link of the header, once for all pages": edit(
    "navigation.yaml",
    "quote\n  to: /contact",
    "quote\n  to: /shop/checkout",
  ),
  "a link without encryption": edit(home, '"#quote"', "http://example.com"),
  "a fragment that the other page does not have": edit(
    "pages/roof-repair.yaml",
    "/contact#quote",
    "/contact#form",
  ),
  "a fragment that the page itself does not have": edit(home, '"#quote"', '"#contact"'),
  "a parent that is no page": edit("pages/county.yaml", "parent: /service-areas", "parent: /service-area"),
};
