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

  it("in small letters is written as the list of ZIP codes has it", async () => {
    expect(planOf(await add(copyOfData(), "city", "maple plain")).addition.values.city).toBe("Maple Plain");
  });

  it.each([
    [
      "that is misspelled",
      "Vila Park",
      "No ZIP code in California belongs to a place called Vila Park. Did you mean Villa Park?",
      'Say npx site add city "Villa Park" --county orange-county; or, if it shares a ZIP code with a neighbor, npx site add city "Vila Park" --county orange-county --zip-codes 12345',
    ],
    [
      "without a ZIP code of its own",
      "Rossmoor",
      "No ZIP code in California belongs to a place called Rossmoor.",
      "Name its ZIP code; if it shares a ZIP code with a neighbor, npx site add city Rossmoor --county orange-county --zip-codes 90720",
    ],
    [
      "of other states only",
      "Maple Plain",
      "No ZIP code in California belongs to a place called Maple Plain. There is one in MN.",
      'Name its ZIP code; if it shares a ZIP code with a neighbor, npx site add city "Maple Plain" --county orange-county --zip-codes 12345',
    ],
    [
      "without a letter that a path can hold",
      "日本",
      '"日本" cannot become the name of a file and a part of a path.',
      "Use letters of a to z or digits; spaces become hyphens.",
    ],
  ])("%s is refused with a command to run", async (_, name, message, hint) => {
    expect(await refusal(add(copyOfData(realData), "city", name, inOrange))).toEqual([message, hint]);
  });

  it("that is there already in another county is refused", async () => {
    expect(
      await refusal(add(copyOfData(realData), "city", "Irvine", { county: "los-angeles-county" })),
    ).toEqual([
      "Irvine is already there in another county, with the same ZIP codes: data/cities/orange-county/irvine.yaml.",
      "If it belongs to los-angeles-county, move that file to data/cities/los-angeles-county/irvine.yaml and change county in it; if this is another Irvine, give its own ZIP codes with --zip-codes.",
    ]);
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
    expect(await refusal(add(data, "city", "San Ysidro", inEast))).toEqual([
      "California has 2 places called San Ysidro: 92143 at 33.2553, -116.5664; 92173 at 32.5626, -117.043.",
      'Say which one by its ZIP codes: npx site add city "San Ysidro" --county east-county --zip-codes 92143  or  npx site add city "San Ysidro" --county east-county --zip-codes 92173',
    ]);
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

  it.each([
    [
      "Round Rock",
      ["78664", "78665", "78681"],
      [
        "Check its ZIP codes, 78664, 78665, 78681: those of PO boxes do not belong there.",
        "Of these, 78664, 78665 may be for PO boxes, because the list of ZIP codes has others at the same point: look them up.",
        "Left out, because many PO boxes are listed so too, with others at one point: 78680, 78682, 78683. Look them up, and add those with homes.",
      ],
    ],
    [
      "Cedar Park",
      ["78613", "78630"],
      [
        "Check its ZIP codes, 78613, 78630: those of PO boxes do not belong there.",
        "Of these, 78613, 78630 may be for PO boxes, because the list of ZIP codes has others at the same point: look them up.",
      ],
    ],
    ["Hutto", ["78634"], []],
  ])(
    "of several ZIP codes says which may be PO boxes and which were left out: %s",
    async (name, zipCodes, notes) => {
      const { addition } = planOf(await add(withCountyIn("TX", "Texas"), "city", name, inEast));
      expect(addition.values.zipCodes).toEqual(zipCodes);
      expect(addition.notes).toEqual(notes);
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
    expect(await refusal(add(data, "city", "Far Mill", { zipCodes: ["90210"] }))).toEqual([
      "No ZIP code in Minnesota is 90210.",
      "Correct the number, or say where the city lies with --coordinates, for example --coordinates 45.0725,-93.4558.",
    ]);
  });
});
