import { edit, move, remove } from "../../support/data-folder.ts";
import { city, county, type DamagedCase, damaged } from "./damaged-case.ts";

const pine = "cities/lake-county/pine-bend.yaml";
const conflict = (first: string, second: string) => `<<<<<<< HEAD\n${first}=======\n${second}>>>>>>> new\n`;

/** One cause that shows in many places: it alone is reported, as what it is. */
export const rootCases: DamagedCase[] = [
  ...["Pine-Bend", "pîne-bend", "PINE BEND"].map(
    (name) =>
      damaged(`a city file named ${name}`, move(pine, `cities/lake-county/${name}.yaml`))`
    cities/lake-county/${name}.yaml:1:1  error  invalid-slug
    The name of cities/lake-county/${name}.yaml becomes part of a path, but is not made of lower-case words and hyphens.
    Fix: Rename it to cities/lake-county/pine-bend.yaml.` satisfies DamagedCase,
  ),
  damaged(
    "a city file with a letter too many, which everyone names rightly",
    move(pine, "cities/lake-county/pine-bendd.yaml"),
  )`
    cities/lake-county/pine-bendd.yaml  error  misplaced-file
    Nothing names cities/lake-county/pine-bendd.yaml, but 2 places name lake-county/pine-bend, which has no file.
    Fix: Rename the file to cities/lake-county/pine-bend.yaml.
    Also: cities/lake-county/maple-grove.yaml:10:11
    Also: cities/lake-county/otter-falls.yaml:10:11`,
  ...["pine-bend.yml", "pine-bend.YAML", "pine-bend.yaml.txt", "pine-bend"].map(
    (name) =>
      damaged(`a city file named ${name}`, move(pine, `cities/lake-county/${name}`))`
    cities/lake-county/${name}  error  misplaced-file
    cities/lake-county/${name} is not read: files here end in .yaml.
    Fix: Rename it to pine-bend.yaml.` satisfies DamagedCase,
  ),
  damaged("a city beside the folders of counties", move(pine, "cities/pine-bend.yaml"))`
    cities/pine-bend.yaml  error  misplaced-file
    cities/pine-bend.yaml is not read: cities lie in a folder named for their county.
    Fix: Move it to cities/lake-county/pine-bend.yaml.`,
  damaged("a city among the services", move(pine, "services/pine-bend.yaml"))`
    services/pine-bend.yaml:1:1  error  misplaced-file
    services/pine-bend.yaml holds the fields of a city file, not of a service file.
    Fix: Move it to cities/lake-county/pine-bend.yaml.`,
  damaged("a page at the top", move("pages/contact.yaml", "contact.yaml"))`
    contact.yaml  error  misplaced-file
    Nothing reads contact.yaml.
    Fix: Move it to pages/contact.yaml.`,
  damaged("the business file among the pages", move("business.yaml", "pages/business.yaml"))`
    pages/business.yaml:1:1  error  misplaced-file
    pages/business.yaml holds the fields of a business file, not of a page file.
    Fix: Move it to business.yaml.`,
  ...["Business.yaml", "business.yml", "bussiness.yaml"].map(
    (name) =>
      damaged(`the business file named ${name}`, move("business.yaml", name))`
    ${name}  error  misplaced-file
    Nothing reads ${name}. Did you mean business.yaml?
    Fix: Rename it to business.yaml.` satisfies DamagedCase,
  ),
  ...["citis", "Cities"].map(
    (name) =>
      damaged(`the folder of cities named ${name}`, move("cities", name))`
    ${name}  error  misplaced-file
    Nothing reads ${name}. Did you mean cities?
    Fix: Rename it to cities.` satisfies DamagedCase,
  ),
  damaged("the folder of cities named towns", move("cities", "towns"))`
    towns  error  misplaced-file
    Nothing reads towns.
    Fix: Rename it to cities.`,
  damaged("no folder of pages", remove("pages"))`
    pages  error  missing-file
    There is no page: the folder pages is missing or holds no file.
    Fix: Bring the folder back, for example from Git, or start with pages/home.yaml.`,
  damaged("the folder of a county named otherwise", move("cities/lake-county", "cities/lake"))`
    cities/lake  error  misplaced-file
    The cities in cities/lake say county: lake-county, and there is no county named lake.
    Fix: Rename the folder to cities/lake-county.`,
  damaged("the folder of a county in capitals", move("cities/lake-county", "cities/Lake-County"))`
    cities/Lake-County  error  invalid-slug
    The name of cities/Lake-County becomes part of paths, but is not made of lower-case words and hyphens.
    Fix: Rename the folder to cities/lake-county.`,
  damaged(
    "the path of a page misspelled, which everyone links rightly",
    edit("pages/contact.yaml", "path: /contact", "path: /contcat"),
  )`
    pages/contact.yaml:2:7  error  broken-internal-link
    Nothing links the path /contcat of this page, but 4 places link /contact, which no page has.
    Fix: Write path: /contact.
    Also: navigation.yaml:17:9
    Also: navigation.yaml:20:7
    Also: pages/county.yaml:16:13
    Also: pages/roof-repair.yaml:13:62`,
  damaged("a page for each city that does not say so", edit("pages/city.yaml", "forEach: city\n", ""))`
    pages/city.yaml:2:7  error  missing-field
    The path /roofers-{city}-{county} stands for one page for each city, but the field "forEach" is missing.
    Fix: Add the line forEach: city.`,
  damaged("a misspelled field that is missing under its name", edit(city, "lead:", "lede:"))`
    cities/lake-county/maple-grove.yaml:13:1  error  unknown-field
    "lede" is not a field of a city file. Did you mean "lead"?
    Fix: Write lead: instead of lede:.`,
  damaged("a merge conflict", edit(county, "order: 1\n", conflict("order: 1\n", "order: 2\n")))`
    counties/lake-county.yaml:5:1  error  merge-conflict
    This file holds a Git merge conflict, lines 5-9.
    Fix: Keep one of the two versions, and remove the other and the lines that start with <<<<<<<, ======= and >>>>>>>.`,
  damaged("two merge conflicts, one of them in a text", (data) => {
    data.edit(county, "order: 1\n", conflict("order: 1\n", "order: 2\n"));
    data.edit(county, "text:\n", conflict("text:\n", "text:\n  - Roofs.\n"));
  })`
    counties/lake-county.yaml:5:1  error  merge-conflict
    This file holds a Git merge conflict, lines 5-9.
    Fix: Keep one of the two versions, and remove the other and the lines that start with <<<<<<<, ======= and >>>>>>>.

    counties/lake-county.yaml:12:1  error  merge-conflict
    This file holds a Git merge conflict, lines 12-17.
    Fix: Keep one of the two versions, and remove the other and the lines that start with <<<<<<<, ======= and >>>>>>>.`,
  damaged("a line that is left of a merge conflict", edit(county, "order: 1\n", "order: 1\n=======\n"))`
    counties/lake-county.yaml:6:1  error  merge-conflict
    Line 6 is left of a Git merge conflict.
    Fix: Remove the line.`,
];
