// @module-tag nightly
import { describe } from "vitest";
import type { DataFolder } from "../../support/data-folder.ts";
import {
  linkFaults,
  linkingPage,
  pictureFaults,
  pictureTraps,
  placeFaults,
  placeTraps,
} from "./cases-said-places.ts";
import { testPlanted, testTraps } from "./planted.ts";

const site = { fixture: "roofer-ma" };

describe("facts of a town in sentences that the data does not have", () => testPlanted(placeFaults, site));

describe("facts of towns that are true, or no facts of theirs", () => testTraps(placeTraps, site));

describe("links to other towns", () => {
  const change = (data: DataFolder) => {
    const { file, edits } = linkingPage;
    const edited = edits.reduce((text, [from, to]) => text.replace(from, to), data.read(file));
    data.write(file, edited);
  };
  testPlanted(linkFaults, { ...site, change });
});

describe("pictures where a town has the name of a color", () => {
  const file = "cities/norfolk-county/norwood.yaml";
  const change = (data: DataFolder) => data.write(file, data.read(file).replaceAll("Norwood", "Gray"));
  testPlanted(pictureFaults, { ...site, change });
  testTraps(pictureTraps, { ...site, change });
});
