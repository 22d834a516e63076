import { describe } from "vitest";
import { type Damages, pinEach } from "../support/damages.ts";
import { copyOfData, edit, realData } from "../support/data-folder.ts";
import { findProblems } from "../support/problems.ts";

const home = "pages/home.yaml";
const hoa = "      - hoa-painting\n";
const keyword = "  - exterior painting\n";

const doubled: Damages = {
  "a service": edit("pages/city.yaml", hoa, `${hoa}      - house-painting\n`),
  "a card of a service": edit(
    "pages/house-painters-los-alamitos.yaml",
    "      - service: maintenance-painting\n        link: More about rental painting\n",
    "      - service: house-painting\n        link: More about house painting\n",
  ),
  "a project": edit(
    home,
    "      - house-exterior-paint-long-beach\n",
    "      - apartment-exterior-paint-costa-mesa\n",
  ),
  "a keyword": edit(home, keyword, keyword + keyword),
};

describe("an entry that a list has twice is named with its line and the cure:", () =>
  pinEach(doubled, 4, (damage) => {
    const data = copyOfData(realData);
    damage(data);
    return findProblems(data)
      .map(({ message, hint, position }) => `${message} ${hint} :${position?.line}`)
      .join("\n");
  }));
