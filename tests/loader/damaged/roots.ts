import { type Damages, withEach } from "../../support/damages.ts";
import { edit, move, remove } from "../../support/data-folder.ts";
import { city, county } from "./damaged.ts";

const pine = "cities/lake-county/pine-bend.yaml";
const conflict = (first: string, second: string) => `<<<<<<< HEAD\n${first}=======\n${second}>>>>>>> new\n`;

/** One cause that shows in many places: it alone is reported, as what it is. */
export const rootDamages: Damages = {
  ...withEach(["Pine-Bend", "pîne-bend", "PINE BEND"], (name) => [
    `a city file named ${name}`,
    move(pine, `cities/lake-county/${name}.yaml`),
  ]),
  "a city file with a letter too many, which everyone names rightly": move(
    pine,
    "cities/lake-county/pine-bendd.yaml",
  ),
  ...withEach(["pine-bend.yml", "pine-bend.YAML", "pine-bend.yaml.txt", "pine-bend"], (name) => [
    `a city file named ${name}`,
    move(pine, `cities/lake-county/${name}`),
  ]),
  "a city beside the folders of counties": move(pine, "cities/pine-bend.yaml"),
  "a city among the services": move(pine, "services/pine-bend.yaml"),
  "a page at the top": move("pages/contact.yaml", "contact.yaml"),
  "the business file among the pages": move("business.yaml", "pages/business.yaml"),
  ...withEach(["Business.yaml", "business.yml", "bussiness.yaml"], (name) => [
    `the business file named ${name}`,
    move("business.yaml", name),
  ]),
  ...withEach(["citis", "Cities", "towns"], (name) => [
    `the folder of cities named ${name}`,
    move("cities", name),
  ]),
  "no folder of pages": remove("pages"),
  "the folder of a county named otherwise": move("cities/lake-county", "cities/lake"),
  "the folder of a county in capitals": move("cities/lake-county", "cities/Lake-County"),
  "the path of a page misspelled, which everyone links rightly": edit(
    "pages/contact.yaml",
    "path: /contact",
    "path: /contcat",
  ),
  "a page for each city that does not say so": edit("pages/city.yaml", "forEach: city\n", ""),
  "a misspelled field that is missing under its name": edit(city, "lead:", "lede:"),
  "a merge conflict": edit(county, "order: 1\n", conflict("order: 1\n", "order: 2\n")),
  "two merge conflicts, one of them in a text": (data) => {
    data.edit(county, "order: 1\n", conflict("order: 1\n", "order: 2\n"));
    data.edit(county, "text:\n", conflict("text:\n", "text:\n  - Roofs.\n"));
  },
  "a line that is left of a merge conflict": edit(county, "order: 1\n", "order: 1\n=======\n"),
};
