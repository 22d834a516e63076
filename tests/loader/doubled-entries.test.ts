import { describe, expect, it } from "vitest";
import { copyOfData, realData } from "../support/data-folder.ts";
import { findProblems } from "../support/problems.ts";

describe("an entry that a list has twice", () => {
  it.each([
    [
      "a service",
      "pages/city.yaml",
      "      - hoa-painting\n",
      "      - hoa-painting\n      - house-painting\n",
      '"services" lists "house-painting" twice. Remove this entry; entry 1 says the same. :63',
    ],
    [
      "a card of a service",
      "pages/house-painters-los-alamitos.yaml",
      "      - service: maintenance-painting\n        link: More about rental painting\n",
      "      - service: house-painting\n        link: More about house painting\n",
      '"cards" lists "house-painting" twice. Remove this entry; entry 1 says the same. :54',
    ],
    [
      "a project",
      "pages/home.yaml",
      "      - house-exterior-paint-long-beach\n",
      "      - apartment-exterior-paint-costa-mesa\n",
      '"projects" lists "apartment-exterior-paint-costa-mesa" twice. Remove this entry; entry 1 says the same. :91',
    ],
    [
      "a keyword",
      "pages/home.yaml",
      "  - exterior painting\n",
      "  - exterior painting\n  - exterior painting\n",
      '"keywords" lists "exterior painting" twice. Remove this entry; entry 3 says the same. :13',
    ],
  ])("is named with its line and the cure: %s", (_, file, from, to, said) => {
    const data = copyOfData(realData).edit(file, from, to);
    const found = findProblems(data).map(
      ({ message, hint, position }) => `${message} ${hint} :${position?.line}`,
    );
    expect(found).toEqual([said]);
  });
});
