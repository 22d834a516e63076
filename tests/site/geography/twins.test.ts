import { describe, expect, it } from "vitest";
import { type Damages, pinEach, withEach } from "../../support/damages.ts";
import { type DataFolder, edit } from "../../support/data-folder.ts";
import { problemsAfter } from "../../support/problems.ts";

const tustin = "cities/orange-county/tustin.yaml";
const irvine = "cities/orange-county/irvine.yaml";
const county = "counties/orange-county.yaml";
const kern = "counties/kern-county.yaml";
const coordinates = "latitude: 33.7355\n  longitude: -117.8049";
const coordinatesIn = (data: DataFolder) =>
  /latitude: .*\n {2}longitude: .*/.exec(data.read(irvine))?.[0] ?? "";
const madeOf = (to: string, name: string) => (data: DataFolder) =>
  data.write(
    to,
    data.read(tustin).replace("city: Tustin", `city: ${name}`).replace("  - place: North Tustin\n", ""),
  );
const copyOfCounty = (data: DataFolder) =>
  data
    .read(county)
    .replace(/featuredCities:\n( {2}- .*\n)+/, "")
    .replace("primary: true\n", "");

const twins: Damages = {
  ...withEach(["orange-county", "los-angeles-county"], (written) => [
    `a city copied into another county as one of ${written}, and no neighbor is told to link it`,
    (data) =>
      data.write(
        "cities/los-angeles-county/tustin.yaml",
        data.read(tustin).replace("county: orange-county", `county: ${written}`),
      ),
  ]),
  "a city copied in its county": (data) =>
    data.write("cities/orange-county/a-tustin.yaml", data.read(tustin)),
  "a city at the point of the one that it is made from": madeOf(
    "cities/orange-county/lake-forest.yaml",
    "Lake Forest",
  ),
  "a city at the point of another, whose ZIP codes lie farther away": (data) =>
    data.edit(tustin, coordinates, coordinatesIn(data)),
  "two neighbors with each other's coordinates": (data) => {
    const at = coordinatesIn(data);
    data.edit(irvine, at, coordinates);
    data.edit(tustin, coordinates, at);
  },
  ...withEach(
    [
      ["state: CA", "state: NV"],
      ["state: CA", "state: XX"],
      ["stateName: California", "stateName: Nevada"],
      ["stateName: California", "stateName: Californa"],
      ["state: CA\nstateName: California", "state: NV\nstateName: Nevada"],
    ] as const,
    ([from, to]) => [
      `a county with ${to.replace("\n", " and ")}, once and not for each city`,
      edit(county, from, to),
    ],
  ),
  ...withEach(
    [
      ["region: CA", "region: NV"],
      ['"90670"', '"10001"'],
      ['"90670"', '"00000"'],
      ['"90670"', '"9067"'],
      ['"90670"', '"90670-1234"'],
    ] as const,
    ([from, to]) => [`the address of the firm with ${to}`, edit("business.yaml", from, to)],
  ),
  "a county without cities": (data) =>
    data.write(kern, copyOfCounty(data).replace("county: Orange", "county: Kern")),
  "a county that is there twice": (data) => data.write(kern, copyOfCounty(data)),
};

describe("what is said of", () => pinEach(twins, 4, (damage) => problemsAfter(damage).join("\n")));

it("two cities that share a ZIP code and have none of their own are accepted: `add` gives them its point", {
  tags: "nightly",
}, () => {
  const found = problemsAfter(madeOf("cities/orange-county/north-tustin.yaml", "North Tustin"));
  expect(found.filter((text) => text.startsWith("error"))).toEqual([]);
});
