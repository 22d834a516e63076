import { expect, it } from "vitest";
import { copyOfData, realData } from "../support/data-folder.ts";
import { findProblems } from "../support/problems.ts";

// Of texts, tests/loader/damaged says the same.
it("a group that a list has twice is named with its line and the cure", () => {
  const data = copyOfData(realData).edit(
    "pages/house-painters-los-alamitos.yaml",
    "      - service: maintenance-painting\n        link: More about rental painting\n",
    "      - service: house-painting\n        link: More about house painting\n",
  );
  expect(findProblems(data).map(({ message, hint, position }) => [message, hint, position?.line])).toEqual([
    ['"cards" lists "house-painting" twice.', "Remove this entry; entry 1 says the same.", 54],
  ]);
});
