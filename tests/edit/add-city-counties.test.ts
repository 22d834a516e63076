import { describe, expect, it } from "vitest";
import type { Values } from "../../scripts/edit/gaps.ts";
import { copyOfData, fixtureSite, realData } from "../support/data-folder.ts";
import { hashFiles } from "../support/folders.ts";
import { add, cityTexts, planOf, refusal } from "./adding.ts";

describe("the county", () => {
  it("is the only one, where there is only one", async () => {
    expect(planOf(await add(copyOfData(), "city", "Hamel")).addition.values.county).toBe("lake-county");
  });

  it("is suggested, or told to be added", async () => {
    const refused = async (county: string) =>
      (await refusal(add(copyOfData(), "city", "Maple Plain", { county }))).join();
    expect(await refused("Oak")).toContain("npx site add county Oak");
    const county = copyOfData().read("counties/lake-county.yaml").replace("Lake County", "Ada County");
    const data = copyOfData().write("counties/ada-county.yaml", county);
    const refusedAda = await refusal(add(data, "city", "Maple Plain", { county: "ada" }));
    expect(refusedAda.join()).toContain("Did you mean ada-county?");
    expect(await refused("Lake County of Minnesota")).toContain("Did you mean lake-county?");
  });

  it("lies in the state of all others, unless somebody says another", async () => {
    const stateOf = async (given: Values) =>
      planOf(await add(copyOfData(), "county", "Oak County", given, { isDryRun: true })).addition.values;
    expect(await stateOf({})).toMatchObject({ state: "MN", stateName: "Minnesota" });
    expect(await stateOf({ state: "WI" })).toMatchObject({ state: "WI", stateName: "Wisconsin" });
    const first = await add(copyOfData(fixtureSite("dentist-me")), "county", "Oxford County");
    expect(planOf(first).addition.values).toMatchObject({ state: "ME", stateName: "Maine" });
  });

  it("may still be to be written, as the business may", async () => {
    const data = copyOfData().edit(
      "business.yaml",
      "schemaType: RoofingContractor",
      "schemaType: TO BE WRITTEN",
    );
    await add(data, "county", "Kennebec County", { state: "ME", stateName: "Maine" });
    expect(data.read("counties/kennebec-county.yaml")).toContain("\ntext:\n  - TO BE WRITTEN (");
    expect(planOf(await add(data, "city", "Clinton", { county: "Kennebec County" })).addition.file).toBe(
      "cities/kennebec-county/clinton.yaml",
    );
  });

  it.each([undefined, "orang-county", "kent"])("%s is asked for with the command to run", async (county) => {
    const given = county === undefined ? {} : { county };
    expect(await refusal(add(copyOfData(realData), "city", "Villa Park", given))).toMatchSnapshot();
  });
});

describe("nearby areas", () => {
  it("may be named: cities nearest first, then places", { tags: "nightly" }, async () => {
    const data = copyOfData();
    const outcome = await add(data, "city", "Hamel", cityTexts("Hamel", ["cost"]), {
      nearby: "Long Lake, otter falls, lake-county/maple-grove, The Old Mill",
    });
    const { addition } = planOf(outcome);
    expect(addition.values.nearbyAreas).toEqual([
      { city: "lake-county/maple-grove" },
      { city: "lake-county/otter-falls" },
      { place: "Long Lake" },
      { place: "The Old Mill" },
    ]);
    expect(addition.notes).toEqual([
      "Long Lake has no page, so it is listed as plain text.",
      "The Old Mill has no page, so it is listed as plain text.",
    ]);
    expect(data.read("cities/lake-county/otter-falls.yaml")).toContain("- city: lake-county/hamel\n");
    expect(data.read("cities/lake-county/pine-bend.yaml")).not.toContain("hamel");
  });

  it.each([
    ["Pine Bent", "Pine Bend"],
    ["otterfalls", "Otter Falls"],
    ["maple  grvoe", "Maple Grove"],
    ["Minneapolsi", "Minneapolis"],
  ])("that are misspelled are refused: %s", { tags: "nightly" }, async (nearby, meant) => {
    const data = copyOfData();
    const before = hashFiles(data.dir);
    const [message] = await refusal(add(data, "city", "Hamel", {}, { nearby: `Maple Grove, ${nearby}` }));
    expect(message).toBe(`There is no city ${nearby.replace(/ +/, " ")}. Did you mean ${meant}?`);
    expect(hashFiles(data.dir)).toEqual(before);
  });

  it("that name a file which is not there are refused", async () => {
    expect(
      await refusal(add(copyOfData(), "city", "Hamel", {}, { nearby: "lake-county/pine-bent" })),
    ).toEqual([
      "There is no city lake-county/pine-bent. Did you mean lake-county/pine-bend?",
      "Name a city as lake-county/maple-grove or by its name.",
    ]);
  });
});

it.each(["TO", "place: TO"])(
  "the nearby areas of a city next to it are no longer open once one is known: %s",
  async (mark) => {
    const areas = /^nearbyAreas:(\n +- .+)+$/m;
    const file = "cities/lake-county/maple-grove.yaml";
    const data = copyOfData();
    data.write(file, data.read(file).replace(areas, `nearbyAreas:\n  - ${mark} BE WRITTEN (Places.)`));
    await add(data, "city", "Hamel");
    expect(areas.exec(data.read(file))?.[0]).toBe("nearbyAreas:\n  - city: lake-county/hamel");
  },
);

describe("a county that geography speaks against", { tags: "nightly" }, () => {
  it("is refused where all cities around lie in another one, and taken with a place from a person", async () => {
    const data = copyOfData(realData);
    const given = { county: "los-angeles-county" };
    expect(await refusal(add(data, "city", "Rancho Santa Margarita", given))).toEqual([
      expect.stringMatching(
        /^Rancho Santa Margarita does not seem to lie in Los Angeles County: the cities next to it are in Orange County \(.+ away\), and the nearest of Los Angeles County is \d+ miles away\.$/,
      ),
      "Say --county orange-county; or, if Rancho Santa Margarita does lie in Los Angeles County, give its place as well: --coordinates <lat,lon>",
    ]);
    const coordinates = { latitude: 33.6406, longitude: -117.6031 };
    const outcome = await add(
      data,
      "city",
      "Rancho Santa Margarita",
      { ...given, coordinates },
      { isDryRun: true },
    );
    expect(outcome.state).not.toBe("there");
  });

  it("is refused close to its border too, where its own cities are twice as far", async () => {
    const [message] = await refusal(
      add(copyOfData(realData), "city", "Villa Park", { county: "los-angeles-county" }),
    );
    expect(message).toContain("Villa Park does not seem to lie in Los Angeles County");
  });

  it.each([
    ["La Habra Heights", "los-angeles-county"],
    ["Los Alamitos", "orange-county"],
    ["Rancho Santa Margarita", "orange-county"],
  ])("is taken for a city at its edge: %s in %s", async (name, county) => {
    const [said = ""] = await refusal(
      add(copyOfData(realData), "city", name, { county, zipCodes: ["90631"] }, { isDryRun: true }),
    );
    expect(said).not.toContain("does not seem to lie in");
  });
});
