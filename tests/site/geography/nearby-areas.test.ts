import { describe, expect, it } from "vitest";
import { type Damages, pinEach, withEach } from "../../support/damages.ts";
import { type DataFolder, edit } from "../../support/data-folder.ts";
import { addCity, geographyOf, maple, moveToDuluth, otter, pine } from "./sites.ts";

const linesOf = (...names: string[]) => names.map((name) => `  - city: lake-county/${name}\n`).join("");
const business = (setting: string) =>
  edit("business.yaml", "countyMenuLimit: 40", `countyMenuLimit: 40\n  ${setting}`);
const inPlaceOfOldMill = (lines: string) => edit(maple, "  - place: Old Mill\n", lines);
const withElk = (nearby: string) => (data: DataFolder) => addCity(data, "Elk", { nearby });

const nearbyAreas: Damages = {
  "cities that list each other, which is right": () => undefined,
  "a city that is not listed in return": edit(pine, linesOf("maple-grove"), ""),
  "a city that two do not list in return": withElk(linesOf("maple-grove", "otter-falls")),
  ...withEach([1, 2], (limit) => [
    `a city that is not listed in return, where the data allows ${limit}`,
    (data) => {
      data.edit(pine, linesOf("otter-falls"), "");
      business(`nearbyCityLimit: ${limit}`)(data);
    },
  ]),
  ...withEach([6, 7], (miles) => [
    `cities farther apart than ${miles} miles`,
    business(`nearbyMaxMiles: ${miles}`),
  ]),
  ...withEach([45.48, 45.5], (latitude) => [
    `a city 25 miles away where the data names no limit, at ${latitude}`,
    (data) =>
      addCity(data, "Elk", { latitude, longitude: -93.46, zip: "55008", nearby: linesOf("pine-bend") }),
  ]),
  "a city listed twice": inPlaceOfOldMill(linesOf("pine-bend")),
  "a place listed twice": inPlaceOfOldMill("  - place: Old Mill\n  - place: OLD MILL\n"),
  "a city listed again as a place": inPlaceOfOldMill("  - place: Pine Bend\n"),
  "a city listed before as a place": edit(
    maple,
    linesOf("pine-bend"),
    `  - place: Pine Bend\n${linesOf("pine-bend")}`,
  ),
  "the city itself": inPlaceOfOldMill(linesOf("maple-grove")),
  "a city with a page as a place": edit(otter, "city: lake-county/pine-bend", "place: Pine Bend"),
  "a place that has the name of a city far away": (data) => {
    data.edit(pine, linesOf("otter-falls"), "");
    data.edit(otter, "  - city: lake-county/pine-bend", "  - place: Pine Bend");
    moveToDuluth(data);
  },
  "a city that lists none and is listed by none": withElk("  - place: Old Mill\n"),
  "a city that lists one, which is asked to list it": withElk(linesOf("pine-bend")),
  "a city that is missing, which is reported already": (data) => data.remove(pine),
  "a city in the folder of another county": (data) => {
    data.write(
      "counties/river-county.yaml",
      data.read("counties/lake-county.yaml").replace("county: Lake County", "county: River County"),
    );
    data.write("cities/river-county/elk.yaml", data.read(maple).replace("city: Maple Grove", "city: Elk"));
  },
  "the only city": (data) => {
    data.remove(otter);
    data.remove(pine);
    data.edit(maple, linesOf("pine-bend"), "");
  },
};

describe("what is said of nearby areas with", () =>
  pinEach(nearbyAreas, 5, (damage) => geographyOf(damage).join("\n")));

describe("a city that everyone lists", () => {
  const line = linesOf("pine-bend");
  /** Twenty cities, of which all but `apart` list Pine Bend; those, at least three, list each other in a ring. */
  const listed = (apart: number) =>
    geographyOf((data) => {
      const elk = (n: number) => `  - city: lake-county/elk-${n}\n`;
      for (let n = 0; n < 17; n++) {
        const ring = elk((n + 1) % apart) + elk((n + apart - 1) % apart);
        addCity(data, `Elk ${n}`, { nearby: n < apart ? ring : line });
      }
      const others = Array.from({ length: 17 - apart }, (_, n) => elk(n + apart)).join("");
      data.edit(pine, "lake-county/otter-falls\n", `lake-county/otter-falls\n${others}`);
    });

  it("is reported once, with all who list it", () => {
    const found = listed(9);
    expect(found).toHaveLength(1);
    expect(found[0]?.split("\n").slice(0, 4)).toEqual([
      `warning overlisted-city ${pine}/city`,
      "10 of the 19 other cities list Pine Bend as nearby.",
      'Fix: Keep the line "- city: lake-county/pine-bend" in the files of the cities next to it, and remove it from the others.',
      `Also: cities/lake-county/elk-10.yaml/nearbyAreas/0`,
    ]);
    expect(found[0]?.split("\n")).toHaveLength(3 + 10);
  });

  it("is fine with half of them", () => {
    expect(listed(10).filter((text) => text.includes("overlisted"))).toEqual([]);
  });

  it("is not asked to list everyone in return", () => {
    const found = geographyOf((data) => {
      for (let n = 0; n < 17; n++) addCity(data, `Elk ${n}`, { nearby: line });
    });
    expect(found.map((text) => text.split(" ")[1])).toEqual(["overlisted-city"]);
  });
});
