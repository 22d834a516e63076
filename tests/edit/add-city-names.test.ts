import { describe, expect, it } from "vitest";
import { copyOfData, realData } from "../support/data-folder.ts";
import { check } from "../support/problems.ts";
import { add, cityTexts, planOf, refusal, ScriptedAsker } from "./adding.ts";

describe("a name", () => {
  const inOrange = { county: "orange-county" };
  const inEast = { county: "east-county" };

  /** The minimal site with a second county, in another state, that has no cities yet. */
  function withCountyIn(state: string, stateName: string) {
    const data = copyOfData();
    data.write(
      "counties/east-county.yaml",
      data
        .read("counties/lake-county.yaml")
        .replace("county: Lake County", "county: East County")
        .replace("state: MN\nstateName: Minnesota", `state: ${state}\nstateName: ${stateName}`),
    );
    return data;
  }

  it("of several states is that of the county's state", async () => {
    const data = withCountyIn("VA", "Virginia");
    const { values } = planOf(await add(data, "city", "Orange", inEast)).addition;
    expect(values.zipCodes).toEqual(["22960"]);
  });

  it("keeps its accents and apostrophes, and becomes a plain slug", { tags: "nightly" }, async () => {
    const data = copyOfData(realData);
    const plan = planOf(
      await add(data, "city", "La Cañada Flintridge", { county: "los-angeles-county" }, { isDryRun: true }),
    );
    expect(plan.addition.file).toBe("cities/los-angeles-county/la-canada-flintridge.yaml");
    expect(plan.addition.values).toMatchObject({
      city: "La Cañada Flintridge",
      zipCodes: ["91011", "91012"],
    });
    const east = withCountyIn("MO", "Missouri");
    const { file, values } = planOf(await add(east, "city", "O’Fallon", inEast)).addition;
    expect([file, values.city]).toEqual(["cities/east-county/o-fallon.yaml", "O’Fallon"]);
  });

  it.each(["Maple Plain, MN", "Maple Plain, minnesota", "Maple Plain MN 55359"])(
    "is said without its state: %s",
    async (name) => expect(planOf(await add(copyOfData(), "city", name)).addition.name).toBe("Maple Plain"),
  );

  it("is not taken with another state, or with one of several", async () => {
    expect((await refusal(add(copyOfData(), "city", "Maple Plain, WI"))).join()).toContain("Maple Plain, WI");
    const outcome = add(withCountyIn("VA", "Virginia"), "city", "Orange, VA", inEast);
    expect((await refusal(outcome)).join()).toContain("Did you mean Orange?");
  });

  it("in small letters is written as the list of ZIP codes has it", async () => {
    expect(planOf(await add(copyOfData(), "city", "maple plain")).addition.values.city).toBe("Maple Plain");
  });

  it.each([
    ["that is misspelled", "Vila Park"],
    ["without a ZIP code of its own", "Rossmoor"],
    ["of other states only", "Maple Plain"],
    ["without a letter that a path can hold", "日本"],
  ])("%s is refused with a command to run", async (_, name) => {
    expect(await refusal(add(copyOfData(realData), "city", name, inOrange))).toMatchSnapshot();
  });

  it("that is misspelled is told before its county is asked for, which nobody knows of it", async () => {
    expect(await refusal(add(copyOfData(realData), "city", "Vila Park"))).toEqual([
      "No ZIP code in California belongs to a place called Vila Park. Did you mean Villa Park?",
      'Say npx site add city "Villa Park"; or, if it shares a ZIP code with a neighbor, npx site add city "Vila Park" --zip-codes 12345',
    ]);
  });

  it("that is there already in another county is refused", async () => {
    const irvine = add(copyOfData(realData), "city", "Irvine", { county: "los-angeles-county" });
    expect(await refusal(irvine)).toMatchSnapshot();
  });

  it("may stand in two counties for two places", { tags: "nightly" }, async () => {
    const data = copyOfData(realData);
    data.edit("pages/city.yaml", "Painters in {city}, {state} |", "Painters in {city}, {county} |");
    const given = { county: "los-angeles-county", zipCodes: ["90755"], ...cityTexts("Irvine") };
    const outcome = await add(data, "city", "Irvine", given);
    expect(planOf(outcome).addition.file).toBe("cities/los-angeles-county/irvine.yaml");
    expect(check(data.dir).code).toBe(0);
  });

  it("of two places in one state is settled by the county's cities, or refused with a command for each", {
    tags: "nightly",
  }, async () => {
    const data = withCountyIn("CA", "California");
    expect(await refusal(add(data, "city", "San Ysidro", inEast))).toMatchSnapshot();
    data.write(
      "cities/east-county/imperial-beach.yaml",
      data
        .read("cities/lake-county/pine-bend.yaml")
        .replace("city: Pine Bend", "city: Imperial Beach")
        .replace("county: lake-county", "county: east-county")
        .replace("latitude: 45.1284\n  longitude: -93.4589", "latitude: 32.58\n  longitude: -117.11")
        .replace("55369", "91932"),
    );
    expect(planOf(await add(data, "city", "San Ysidro", inEast)).addition.values.zipCodes).toEqual(["92173"]);
  });

  it.each(["Round Rock", "Cedar Park", "Hutto"])(
    "of several ZIP codes says which may be PO boxes and which were left out: %s",
    async (name) => {
      const { values, notes } = planOf(await add(withCountyIn("TX", "Texas"), "city", name, inEast)).addition;
      expect({ zipCodes: values.zipCodes, notes }).toMatchSnapshot();
    },
  );

  it("of several ZIP codes is asked for those that may be PO boxes, at a terminal", async () => {
    const asker = new ScriptedAsker({ zipCodes: ["78664 78682"] });
    const { addition } = planOf(
      await add(withCountyIn("TX", "Texas"), "city", "Round Rock", inEast, { asker }),
    );
    const [question = ""] = asker.offered.keys();
    expect(asker.offered.get(question)?.map(({ value }) => value)).toEqual([
      "78664",
      "78665",
      "78680",
      "78682",
      "78683",
    ]);
    expect(addition.values.zipCodes).toEqual(["78664", "78681", "78682"]);
    expect(addition.notes).toEqual([]);
  });

  it.each([
    ["near the county's cities is suggested", "Maple Pliain", "Maple Plain"],
    ["far from them is not", "Grand Maraiss", undefined],
    ["near in letters only is not", "Duluht", undefined],
  ])("that is misspelled: a place %s", { tags: "nightly" }, async (_, name, meant) => {
    const [message = ""] = await refusal(add(copyOfData(), "city", name));
    expect(message).toContain(`belongs to a place called ${name}.`);
    expect(message.split("Did you mean ")[1]).toBe(meant && `${meant}?`);
  });

  it("that is misspelled is looked for in the whole state where no city is there yet", async () => {
    const [message] = await refusal(add(withCountyIn("TX", "Texas"), "city", "Round Rok", inEast));
    expect(message).toContain("Did you mean Round Rock?");
  });

  it("with ZIP codes of its neighbors becomes a city in their middle", async () => {
    const data = copyOfData();
    const { values, edits } = planOf(await add(data, "city", "Old Mill", { zipCodes: ["55311"] })).addition;
    expect(values).toMatchObject({
      city: "Old Mill",
      coordinates: { latitude: 45.0725, longitude: -93.4558 },
    });
    expect(edits[0]).toMatchObject({
      file: "cities/lake-county/maple-grove.yaml",
      about: "its nearby place Old Mill is now a link",
    });
    expect(await refusal(add(data, "city", "Far Mill", { zipCodes: ["90210"] }))).toMatchSnapshot();
  });
});
