import { describe, expect, it } from "vitest";
import { tryChangeText } from "../../../scripts/edit/change.ts";
import { type Damages, pinEach, withEach } from "../../support/damages.ts";
import { copyOfData, edit, realData } from "../../support/data-folder.ts";
import { findProblems, problemsAfter } from "../../support/problems.ts";
import { addCity, geographyOf, linkElk, maple, moveToDuluth, otter, pine } from "./sites.ts";

const tustin = "cities/orange-county/tustin.yaml";
const mapleAt = "latitude: 45.0725\n  longitude: -93.4558";
const said = (damage: Parameters<typeof geographyOf>[0]) => geographyOf(damage).join("\n");
const nearPine = "  - city: lake-county/pine-bend\n";

/** The border between two states, near which a city has ZIP codes of both. */
const atBorder =
  (name: string): Damages[string] =>
  (data) =>
    addCity(data, name, {
      latitude: 45.06,
      longitude: -92.83,
      zip: '55082"\n  - "54016',
      nearby: "  - place: Mill\n",
    });

const coordinates: Damages = {
  ...withEach(
    [
      ["a lost minus", "45.0725", "93.4558"],
      ["a lost sign of the latitude", "-45.0725", "-93.4558"],
      ["both signs lost", "-45.0725", "93.4558"],
      ["0 and 0", "0", "0"],
      ["a moved point", "45.0725", "-9.34558"],
      ["a wrong digit", "45.0725", "-98.4558"],
      ["another wrong digit", "46.0725", "-93.4558"],
      ["two digits swapped", "54.0725", "-93.4558"],
      ["a missing digit", "5.0725", "-93.4558"],
      ["two slips", "40.3725", "-93.1558"],
      ["another city", "46.7867", "-92.1005"],
    ],
    ([what, latitude, longitude]) => [
      `coordinates with ${what}`,
      edit(maple, mapleAt, `latitude: ${latitude}\n  longitude: ${longitude}`),
    ],
  ),
  ...withEach([43.4, 43.1], (latitude) => [
    `a city between the middle of the outermost ZIP code and the border, at ${latitude}`,
    (data) =>
      addCity(data, "Elk", { latitude, longitude: -93.5, zip: "56031", nearby: "  - place: Old Mill\n" }),
  ]),
  "a city ten miles off in the country, where ZIP codes are as wide": (data) => {
    data.remove(otter);
    data.remove(pine);
    data.edit(maple, mapleAt, "latitude: 48.85\n  longitude: -94.6");
    data.edit(maple, "55311", "56623");
  },
  "a city that is in another county altogether": (data) => {
    addCity(data, "Elk", { nearby: nearPine });
    linkElk(data);
    moveToDuluth(data);
  },
  "a city that has fewer than three others to be compared with": moveToDuluth,
  ...withEach([45.1, -45.1], (latitude) => [
    `a city of another country at ${latitude}`,
    (data) => {
      data.edit("business.yaml", "country: US", "country: CA");
      addCity(data, "Elk", { latitude, zip: "00000", nearby: nearPine });
      linkElk(data);
    },
  ]),
};

describe("what is said of", () => pinEach(coordinates, 4, said));

const zipCodes: Damages = {
  "one slip away from one that exists": edit(maple, "55311", "55131"),
  "that does not exist": edit(maple, '"55311"', '"55311"\n  - "00000"'),
  "newer than the list, where others begin alike nearby": edit(maple, '"55311"', '"55311"\n  - "55351"'),
  "across a near border, where the city has its own": atBorder("Stillwater"),
  "across a near border": atBorder("Oakport"),
  "of another city, and one a few miles off": edit(maple, '"55311"', '"55311"\n  - "55802"\n  - "55303"'),
  "that is doubted rather than coordinates that fit the county": (data) => {
    addCity(data, "Elk", { zip: "15311", nearby: nearPine });
    linkElk(data);
  },
  "of another state": edit(maple, "55311", "02142"),
  "outside the United States, where none is looked up": (data) => {
    data.edit("business.yaml", "country: US", "country: CA");
    data.edit(maple, "55311", "00000");
  },
};

describe("what is said of a ZIP code", () => pinEach(zipCodes, 5, said));

const written = "coordinates:\n  latitude: 33.7355\n  longitude: -117.8049";
const swapped = "coordinates:\n  latitude: -117.8049\n  longitude: 33.7355";

const inTustin: Damages = {
  "seven miles off in the middle of a metropolis": edit(tustin, "latitude: 33.7355", "latitude: 33.8355"),
  "in the sea off a coast of many ZIP codes": edit(
    tustin,
    written,
    "coordinates:\n  latitude: 33.55\n  longitude: -118.0",
  ),
  ...withEach(
    [
      ["swapped", swapped],
      ["swapped, without sign", "coordinates:\n  latitude: 117.8049\n  longitude: 33.7355"],
      ["without points", "coordinates:\n  latitude: 337355\n  longitude: -1178049"],
      ["with the compass", "coordinates:\n  latitude: 33.7355° N\n  longitude: 117.8049° W"],
      ["in minutes", `coordinates:\n  latitude: 33°44'08" N\n  longitude: 117°48'18" W`],
      ["in one list", "coordinates: [33.7355, -117.8049]"],
      ["in one line", "coordinates: 33.7355, -117.8049"],
      ["in one line of quotes", 'coordinates: "33.7355,-117.8049"'],
      ["too large for anything", "coordinates:\n  latitude: 999\n  longitude: -117.8049"],
    ],
    ([how = "", instead = ""]) => [how, edit(tustin, written, instead)],
  ),
  "with ZIP codes that are all another city's": edit(tustin, '"92780"\n  - "92782"', '"94110"\n  - "94112"'),
};

describe("what is said of coordinates of Tustin", () =>
  pinEach(inTustin, 5, (damage) => problemsAfter(damage).join("\n")));

it.each([
  [
    "far away",
    tustin,
    '"92780"',
    '"90280"',
    ["ZIP code 90280 is that of South Gate, CA, 27 miles from Tustin."],
  ],
  [
    "that a neighbor lists",
    tustin,
    '"92782"',
    '"92782"\n  - "92620"',
    ["ZIP code 92620 is that of Irvine, CA, 3.7 miles from Tustin."],
  ],
  ["that a neighbor lists, two miles off", tustin, '"92782"', '"92782"\n  - "92705"', []],
  ["that no other city lists", "cities/orange-county/santa-ana.yaml", '"92701"', '"92701"\n  - "92861"', []],
])("a ZIP code of another city among the right ones: %s", (_, file, from, to, said) => {
  expect(findProblems(copyOfData(realData).edit(file, from, to)).map(({ message }) => message)).toEqual(said);
});

it("coordinates are corrected by --fix where they are swapped", () => {
  const data = copyOfData(realData).edit(tustin, written, swapped);
  const [problem] = findProblems(data);
  expect(tryChangeText(data.read(tustin), tustin, problem?.corrections ?? [])).toContain(written);
});

it.each([
  ["5544O", /^Write - "55440"\.$/],
  ["5539O", /^Write - "55390"/],
  ["5500O", /^Write the five digits of the ZIP code that was meant: there is no 55000\.$/],
])("the ZIP code %s is suggested with a digit where somebody has that number", (zip, hint) => {
  const problems = findProblems(copyOfData().edit(pine, "55369", zip));
  expect(problems.map((problem) => problem.hint)).toEqual([expect.stringMatching(hint)]);
});
