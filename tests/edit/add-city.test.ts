import { readFileSync } from "node:fs";
import { join } from "node:path";
import { structuredPatch } from "diff";
import { describe, expect, it } from "vitest";
import { checkData } from "../../scripts/check/check-data.ts";
import { undoLast } from "../../scripts/edit/journal.ts";
import { UserError } from "../../scripts/user-error.ts";
import { copyOfData, type DataFolder, realData } from "../support/data-folder.ts";
import { hashFiles } from "../support/folders.ts";
import { check } from "../support/problems.ts";
import { add, cityTexts, planOf, ScriptedAsker } from "./adding.ts";

/** Lines that differ between the shipped data and a copy, by file; `+` added, `-` removed. */
function changedLines(data: DataFolder): Record<string, string[]> {
  const [before, after] = [hashFiles(realData), hashFiles(data.dir)];
  const files = Object.keys(before).filter((file) => before[file] !== after[file]);
  return Object.fromEntries(
    files.map((file) => [
      file,
      structuredPatch("", "", readFileSync(join(realData, file), "utf8"), data.read(file), "", "", {
        context: 0,
      }).hunks.flatMap(({ lines }) => lines),
    ]),
  );
}

function messageOf(error: unknown): string[] {
  if (error instanceof UserError) return [error.message, error.hint ?? ""];
  throw error;
}

async function refusal(adding: Promise<unknown>): Promise<string[]> {
  return adding.then(
    (outcome) => [JSON.stringify(outcome)],
    (error: unknown) => messageOf(error),
  );
}

describe("a city of the shipped data", () => {
  it.each([
    [
      "Villa Park",
      "orange-county",
      {
        coordinates: { latitude: 33.8205, longitude: -117.8104 },
        zipCodes: ["92861"],
        near: ["orange", "anaheim", "placentia", "tustin", "yorba-linda"],
      },
      {
        "orange-county/anaheim": ["-  - place: Villa Park", "+  - city: orange-county/villa-park"],
        "orange-county/orange": ["-  - place: Villa Park", "+  - city: orange-county/villa-park"],
        "orange-county/placentia": ["-  - place: Villa Park", "+  - city: orange-county/villa-park"],
        "orange-county/tustin": ["-  - place: Villa Park", "+  - city: orange-county/villa-park"],
        "orange-county/yorba-linda": ["+  - city: orange-county/villa-park"],
      },
    ],
    [
      "Stanton",
      "orange-county",
      {
        coordinates: { latitude: 33.7991, longitude: -117.9956 },
        zipCodes: ["90680"],
        near: ["garden-grove", "cypress", "westminster", "los-alamitos", "buena-park"],
      },
      {
        "orange-county/buena-park": ["+  - city: orange-county/stanton"],
        "orange-county/cypress": ["-  - place: Stanton", "+  - city: orange-county/stanton"],
        "orange-county/garden-grove": ["-  - place: Stanton", "+  - city: orange-county/stanton"],
        "orange-county/los-alamitos": ["+  - city: orange-county/stanton"],
        "orange-county/westminster": ["+  - city: orange-county/stanton"],
      },
    ],
    [
      "Signal Hill",
      "los-angeles-county",
      {
        coordinates: { latitude: 33.8029, longitude: -118.1677 },
        zipCodes: ["90755"],
        near: ["long-beach", "lakewood", "los-alamitos", "carson", "bellflower"],
      },
      {
        "los-angeles-county/bellflower": ["+  - city: los-angeles-county/signal-hill"],
        "los-angeles-county/carson": ["+  - city: los-angeles-county/signal-hill"],
        "los-angeles-county/lakewood": ["+  - city: los-angeles-county/signal-hill"],
        "los-angeles-county/long-beach": [
          "-  - place: Signal Hill",
          "+  - city: los-angeles-county/signal-hill",
        ],
        "orange-county/los-alamitos": ["+  - city: los-angeles-county/signal-hill"],
      },
    ],
  ])(
    "%s is written with its neighbors, and nothing else changes",
    { tags: "nightly" },
    async (name, county, place, lines) => {
      const data = copyOfData(realData);
      const slug = name.toLowerCase().replace(" ", "-");
      const outcome = await add(data, "city", name, { county, ...cityTexts(name) });
      expect(outcome.state).toBe("written");
      expect(planOf(outcome).gaps).toEqual([]);
      expect(planOf(outcome).pages).toMatchObject({
        added: [`/painters-${slug}-${county}`],
        isLayoutChanged: true,
      });
      expect(check(data.dir)).toEqual({ code: 0, found: [] });
      const { site } = checkData(data.dir);
      const city = site?.dataset.cities.find(({ id }) => id === `${county}/${slug}`);
      expect(city?.value).toMatchObject({
        city: name,
        county,
        coordinates: place.coordinates,
        zipCodes: place.zipCodes,
      });
      const near = city?.value.nearbyAreas.map((area) => ("city" in area ? area.city.split("/")[1] : area));
      expect(near).toEqual(place.near);
      expect(changedLines(data)).toEqual(
        Object.fromEntries(Object.entries(lines).map(([file, changed]) => [`cities/${file}.yaml`, changed])),
      );
      undoLast(data.dir);
      expect(hashFiles(data.dir)).toEqual(hashFiles(realData));
    },
  );

  it("stands beside others that were added, each pointing to the other, and all are taken back", {
    tags: "nightly",
  }, async () => {
    const data = copyOfData(realData);
    await add(data, "city", "Stanton", { county: "orange-county" });
    const outcome = await add(data, "city", "Midway City", {
      county: "orange-county",
      ...cityTexts("Midway City"),
    });
    expect(data.read("cities/orange-county/midway-city.yaml")).toContain("  - city: orange-county/stanton\n");
    // Its texts are still to be written, and all the same it lists the new one.
    expect(data.read("cities/orange-county/stanton.yaml")).toContain("  - city: orange-county/midway-city\n");
    expect(planOf(outcome).warnings).toEqual([]);
    undoLast(data.dir);
    undoLast(data.dir);
    expect(hashFiles(data.dir)).toEqual(hashFiles(realData));
  });

  it("keeps the neighbors in the order of their distance, moving a line if it must", {
    tags: "nightly",
  }, async () => {
    const data = copyOfData(realData);
    data.edit("cities/orange-county/cypress.yaml", "  - place: Stanton\n", "");
    data.edit(
      "cities/orange-county/cypress.yaml",
      "nearbyAreas:\n",
      "nearbyAreas:\n  - place: Stanton # across Beach Boulevard\n",
    );
    await add(data, "city", "Stanton", { county: "orange-county", ...cityTexts("Stanton") });
    const text = data.read("cities/orange-county/cypress.yaml");
    const list = text.slice(text.indexOf("nearbyAreas:"), text.indexOf("picture:")).split("\n");
    expect(list).toContain("  - city: orange-county/stanton # across Beach Boulevard");
    expect(list.indexOf("  - city: orange-county/stanton # across Beach Boulevard")).toBeGreaterThan(
      list.indexOf("  - city: orange-county/la-palma"),
    );
  });
});

describe("an addition", () => {
  it("writes nothing as a dry run", async () => {
    const data = copyOfData(realData);
    const outcome = await add(data, "city", "Villa Park", { county: "orange-county" }, { isDryRun: true });
    expect(outcome.state).toBe("planned");
    expect(planOf(outcome).changes).toHaveLength(6);
    expect(hashFiles(data.dir)).toEqual(hashFiles(realData));
  });

  it("changes nothing the second time, whatever the spelling", { tags: "nightly" }, async () => {
    const data = copyOfData();
    await add(data, "city", "Hamel");
    const before = hashFiles(data.dir);
    for (const name of ["Hamel", "hamel", "HAMEL"])
      expect(await add(data, "city", name)).toEqual({
        state: "there",
        name,
        existing: "cities/lake-county/hamel.yaml",
      });
    expect(hashFiles(data.dir)).toEqual(before);
  });

  it("leaves all as it was when a file cannot be written", async () => {
    const data = copyOfData();
    const before = hashFiles(data.dir);
    const write = () => {
      throw new Error("no space left");
    };
    await expect(add(data, "city", "Hamel", {}, { write })).rejects.toThrow("no space left");
    expect(hashFiles(data.dir)).toEqual(before);
  });

  it("is refused with the problem when a given text would not be valid", async () => {
    const data = copyOfData();
    const before = hashFiles(data.dir);
    const outcome = await add(data, "city", "Hamel", { lead: "Call {fone} or see [us](/nowhere)." });
    expect(outcome).toMatchObject({
      state: "refused",
      problems: [
        { code: "unknown-placeholder", position: { file: "cities/lake-county/hamel.yaml" } },
        { code: "broken-internal-link", position: { file: "cities/lake-county/hamel.yaml" } },
      ],
    });
    expect(hashFiles(data.dir)).toEqual(before);
  });

  it("is refused while the data has errors of its own, but not for texts still to be written", {
    tags: "nightly",
  }, async () => {
    const data = copyOfData();
    await add(data, "city", "Hamel");
    expect((await add(data, "city", "Wayzata")).state).toBe("written");
    data.edit(
      "cities/lake-county/pine-bend.yaml",
      "city: lake-county/otter-falls",
      "city: lake-county/otter-fals",
    );
    expect(await add(data, "city", "Excelsior")).toMatchObject({ state: "data-has-errors" });
  });
});

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

describe("the county", () => {
  it("is the only one, where there is only one", async () => {
    expect(planOf(await add(copyOfData(), "city", "Hamel")).addition.values.county).toBe("lake-county");
  });

  it("may be named as people say it", async () => {
    expect(
      planOf(await add(copyOfData(), "city", "Hamel", { county: "Lake County" })).addition.values.county,
    ).toBe("lake-county");
  });

  it.each([
    [
      undefined,
      "Which county is Villa Park in?",
      'Say it, for example: npx site add city "Villa Park" --county orange-county. Counties are los-angeles-county, orange-county.',
    ],
    [
      "orang-county",
      "There is no county orang-county. Did you mean orange-county?",
      'Say: npx site add city "Villa Park" --county orange-county',
    ],
    [
      "kent",
      "There is no county kent.",
      "Counties are los-angeles-county, orange-county; a new one starts with a file in data/counties.",
    ],
  ])("%s is asked for with the command to run", async (county, message, hint) => {
    expect(await refusal(add(copyOfData(realData), "city", "Villa Park", county ? { county } : {}))).toEqual([
      message,
      hint,
    ]);
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
