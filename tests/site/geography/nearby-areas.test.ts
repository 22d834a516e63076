import { describe, expect, it } from "vitest";
import { edit } from "../../support/data-folder.ts";
import { addCity, geographyOf, maple, moveToDuluth, otter, pine } from "./sites.ts";

describe("nearby areas", () => {
  it("are accepted where both cities list each other", () => {
    expect(geographyOf(() => {})).toEqual([]);
  });

  it("must be returned, with the line to add and where", () => {
    expect(geographyOf(edit(pine, "  - city: lake-county/maple-grove\n", ""))).toEqual([
      `warning unreturned-nearby-area ${pine}/nearbyAreas
Maple Grove lists Pine Bend as nearby, but Pine Bend does not list Maple Grove.
Fix: Under nearbyAreas, add the line "  - city: lake-county/maple-grove" before "  - city: lake-county/otter-falls".
Also: ${maple}/nearbyAreas/0`,
    ]);
  });

  it("must be returned in each missing direction", () => {
    const codes = geographyOf((data) =>
      addCity(data, "Elk", {
        nearby: "  - city: lake-county/maple-grove\n  - city: lake-county/otter-falls\n",
      }),
    ).map((text) => text.split("\n")[0]);
    expect(codes).toEqual([
      `warning unreturned-nearby-area ${maple}/nearbyAreas`,
      `warning unreturned-nearby-area ${otter}/nearbyAreas`,
    ]);
  });

  it("need not be returned by a city that lists as many nearer ones as the data allows", () => {
    const withLimit = (limit: number) =>
      geographyOf((data) => {
        data.edit(pine, "  - city: lake-county/otter-falls\n", "");
        data.edit("business.yaml", "countyMenuLimit: 40", `countyMenuLimit: 40\n  nearbyCityLimit: ${limit}`);
      });
    expect(withLimit(1)).toEqual([]);
    expect(withLimit(2)).toHaveLength(1);
  });

  it("are measured in miles", () => {
    const limited = (miles: number) =>
      geographyOf(
        edit("business.yaml", "countyMenuLimit: 40", `countyMenuLimit: 40\n  nearbyMaxMiles: ${miles}`),
      );
    expect(limited(7)).toEqual([]);
    expect(limited(6)).toEqual([
      `warning distant-nearby-area ${otter}/nearbyAreas/0
Pine Bend is 6.7 miles from Otter Falls; nearby areas are at most 6 miles away.
Fix: Remove the line "- city: lake-county/pine-bend". If cities lie farther apart here, raise nearbyMaxMiles under seo in business.yaml.`,
      `warning distant-nearby-area ${pine}/nearbyAreas/1
Otter Falls is 6.7 miles from Pine Bend; nearby areas are at most 6 miles away.
Fix: Remove the line "- city: lake-county/otter-falls". If cities lie farther apart here, raise nearbyMaxMiles under seo in business.yaml.`,
    ]);
  });

  it("are at most 25 miles away where the data names no limit, and owe no return then", () => {
    const at = (latitude: number) =>
      geographyOf((data) =>
        addCity(data, "Elk", {
          latitude,
          longitude: -93.46,
          zip: "55008",
          nearby: "  - city: lake-county/pine-bend\n",
        }),
      ).map((text) => text.split(" ")[1]);
    expect(at(45.48)).toEqual(["unreturned-nearby-area"]);
    expect(at(45.5)).toEqual(["distant-nearby-area"]);
  });

  it("are listed once", () => {
    expect(geographyOf(edit(maple, "  - place: Old Mill", "  - city: lake-county/pine-bend"))).toEqual([
      `error duplicate-nearby-area ${maple}/nearbyAreas/1
Pine Bend is listed twice among the nearby areas of Maple Grove.
Fix: Remove this line "- city: lake-county/pine-bend".
Also: ${maple}/nearbyAreas/0`,
    ]);
  });

  it.each([
    ["place: Old Mill", "place: OLD MILL", "OLD MILL", 2, 1],
    ["place: Old Mill", "place: Pine Bend", undefined, 1, 0],
  ])("are listed once, however written: %s and %s", (_, second, name, index, first) => {
    const [found, ...rest] = geographyOf(
      edit(maple, "  - place: Old Mill", name ? `  - place: Old Mill\n  - ${second}` : `  - ${second}`),
    );
    expect(rest).toEqual([]);
    expect(found?.split("\n")).toEqual([
      `error duplicate-nearby-area ${maple}/nearbyAreas/${index}`,
      `${name ?? "Pine Bend"} is listed twice among the nearby areas of Maple Grove.`,
      `Fix: Remove this line "- ${second}".`,
      `Also: ${maple}/nearbyAreas/${first}`,
    ]);
  });

  it("keep the one of two entries that links the page", () => {
    const [found] = geographyOf(
      edit(
        maple,
        "  - city: lake-county/pine-bend\n",
        "  - place: Pine Bend\n  - city: lake-county/pine-bend\n",
      ),
    ).filter((text) => text.includes("duplicate-nearby-area"));
    expect(found?.split("\n")[0]).toBe(`error duplicate-nearby-area ${maple}/nearbyAreas/0`);
  });

  it("do not hold the city itself", () => {
    expect(geographyOf(edit(maple, "  - place: Old Mill", "  - city: lake-county/maple-grove"))).toEqual([
      `error self-nearby-area ${maple}/nearbyAreas/1
Maple Grove is listed among its own nearby areas.
Fix: Remove the line "- city: lake-county/maple-grove".`,
    ]);
  });

  it("link a city that has a page", () => {
    expect(geographyOf(edit(otter, "city: lake-county/pine-bend", "place: Pine Bend"))).toEqual([
      `warning unlinked-nearby-area ${otter}/nearbyAreas/0
Pine Bend is listed as a place without a page, but it has one.
Fix: Write city: lake-county/pine-bend instead of place: Pine Bend.`,
    ]);
  });

  it("may name a place that has the name of a city far away", () => {
    const found = geographyOf((data) => {
      data.edit(pine, "  - city: lake-county/otter-falls\n", "");
      data.edit(otter, "  - city: lake-county/pine-bend", "  - place: Pine Bend");
      moveToDuluth(data);
    });
    expect(found.map((text) => text.split(" ")[1])).toEqual(["isolated-city"]);
  });
});

describe("islands", () => {
  it("list no city and are listed by none", () => {
    const found = geographyOf((data) => addCity(data, "Elk", { nearby: "  - place: Old Mill\n" }));
    expect(found).toEqual([
      `warning isolated-city cities/lake-county/elk.yaml/nearbyAreas
Elk lists no other city as nearby, and no city lists Elk.
Fix: Under nearbyAreas, add "  - city: lake-county/pine-bend", "  - city: lake-county/maple-grove", "  - city: lake-county/otter-falls"; and in their files "  - city: lake-county/elk".`,
    ]);
  });

  it("are not a lack of links alone: a city that lists one is asked to be listed back instead", () => {
    const found = geographyOf((data) =>
      addCity(data, "Elk", { nearby: "  - city: lake-county/pine-bend\n" }),
    );
    expect(found.map((text) => text.split(" ")[1])).toEqual(["unreturned-nearby-area"]);
  });

  it("are not cities that list one which is missing or not valid, because that is reported already", () => {
    expect(geographyOf((data) => data.remove(pine))).toEqual([]);
  });

  it("are not cities in the folder of another county, nor is it asked to list those", () => {
    const found = geographyOf((data) => {
      data.write(
        "counties/river-county.yaml",
        data.read("counties/lake-county.yaml").replace("county: Lake County", "county: River County"),
      );
      data.write("cities/river-county/elk.yaml", data.read(maple).replace("city: Maple Grove", "city: Elk"));
    });
    expect(found).toEqual([]);
  });

  it("do not exist where there is only one city", () => {
    const found = geographyOf((data) => {
      data.remove(otter);
      data.remove(pine);
      data.edit(maple, "  - city: lake-county/pine-bend\n", "");
    });
    expect(found).toEqual([]);
  });
});

describe("a city that everyone lists", () => {
  const line = "  - city: lake-county/pine-bend\n";
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
