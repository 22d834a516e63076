import { describe, expect, it } from "vitest";
import { copyOfData, realData } from "../support/data-folder.ts";
import { hashFiles } from "../support/folders.ts";
import { add, planOf, refusal, ScriptedAsker } from "./adding.ts";

describe("at a terminal", () => {
  it("every missing text is asked for with what it means; what is left open is marked", async () => {
    const data = copyOfData();
    const asker = new ScriptedAsker({
      picture: ["roof-repair"],
      neighborhoods: ["A, B", "A, B, C, D, E, F"],
      lead: ["Old oaks."],
      "What does a roof cost": ["Much."],
    });
    const plan = planOf(await add(data, "city", "Hamel", { landmarks: ["A", "B", "C", "D"] }, { asker }));
    expect(asker.questions).toEqual([
      "nearbyAreas: Which cities are near Hamel? Each of them will list Hamel as well.",
      "picture: Picture of the housing most typical of the city. For example: housing-farmhouse",
      "customMeta: Meta description, in place of the pattern for all cities. For example: Steep old roofs near the lake.",
      "lead: Two sentences under the heading, true of this city only. For example: Old oaks drop limbs on Maple Grove roofs.",
      "neighborhoods: Neighborhoods of the city. At least 6. For example: Mill Pond, Mill Quarter",
      "localText: Text that is true of this city only: houses, climate, materials, permits.\nPart 1, heading: Heading of the part.",
      "What does a roof cost in Hamel?",
    ]);
    expect(asker.refusals).toEqual(["Write at least 6, separated by commas."]);
    expect(plan.gaps).toEqual(["/customMeta", "/localText/0/heading", "/localText/0/text"]);
    expect(plan.addition.values).toMatchObject({
      picture: "roof-repair",
      lead: "Old oaks.",
      faqs: { cost: "Much." },
    });
  });

  it("nearby cities are proposed by distance, and others may be chosen", async () => {
    const asker = new ScriptedAsker({ nearbyAreas: ["lake-county/otter-falls"] });
    const { values, edits } = planOf(await add(copyOfData(), "city", "Hamel", {}, { asker })).addition;
    expect([...asker.offered.values()][0]).toEqual([
      { value: "lake-county/maple-grove", label: "Maple Grove", hint: "5.9 miles" },
      { value: "lake-county/otter-falls", label: "Otter Falls", hint: "6.3 miles" },
      { value: "lake-county/pine-bend", label: "Pine Bend", hint: "6.6 miles" },
    ]);
    expect(values.nearbyAreas).toEqual([{ city: "lake-county/otter-falls" }]);
    expect(edits.map(({ file }) => file)).toEqual(["cities/lake-county/otter-falls.yaml"]);
  });

  it("a county is chosen where there are several", async () => {
    const data = copyOfData();
    data.write(
      "counties/oak-county.yaml",
      data.read("counties/lake-county.yaml").replace("Lake County", "Oak County"),
    );
    const asker = new ScriptedAsker({ county: ["oak-county"] });
    expect(planOf(await add(data, "city", "Hamel", {}, { asker })).addition.file).toBe(
      "cities/oak-county/hamel.yaml",
    );
    expect(asker.offered.get("county: Which county is Hamel in?")).toEqual([
      { value: "lake-county", label: "Lake County, MN" },
      { value: "oak-county", label: "Oak County, MN" },
    ]);
  });

  it.each([
    // Its neighbors lie in one county; one of them lists it.
    ["Villa Park", "orange-county"],
    ["villa park", "orange-county"],
    ["Bellflower", "los-angeles-county"],
    // Nobody has a city near it, or it is no place.
    ["Sacramento", undefined],
    ["Old Mill Corner", undefined],
  ])("the county of %s is proposed where its ZIP codes say it", async (name, county) => {
    const asker = new ScriptedAsker({});
    await refusal(add(copyOfData(realData), "city", name, {}, { asker }));
    expect(asker.questions).toEqual([`county: Which county is ${name} in?`]);
    expect([...asker.proposed.values()]).toEqual(county === undefined ? [] : [county]);
  });

  it("the spelling is asked about before the county, once", async () => {
    const asker = new ScriptedAsker({ city: ["Villa Park"] });
    await refusal(add(copyOfData(realData), "city", "Vila Park", {}, { asker }));
    expect(asker.questions).toEqual([
      "city: California has no place called Vila Park. Which did you mean?",
      "county: Which county is Villa Park in?",
    ]);
    expect([...asker.proposed.values()]).toEqual(["Villa Park", "orange-county"]);
    const keeping = new ScriptedAsker({ county: ["orange-county"], zipCodes: ["92861"] });
    await add(copyOfData(realData), "city", "Vila Park", {}, { asker: keeping, isDryRun: true });
    expect(keeping.questions.slice(0, 3)).toEqual([
      "city: California has no place called Vila Park. Which did you mean?",
      "county: Which county is Vila Park in?",
      "zipCodes: Vila Park has no ZIP code of its own. Which does it share?",
    ]);
    expect(keeping.proposed.size).toBe(1);
  });

  it("a misspelled name is offered as it was probably meant", async () => {
    const asker = new ScriptedAsker({ city: ["Wayzata"] });
    expect(planOf(await add(copyOfData(), "city", "Wazata", {}, { asker })).addition.file).toBe(
      "cities/lake-county/wayzata.yaml",
    );
  });

  it("a place without a ZIP code is given one of its neighbors", async () => {
    const asker = new ScriptedAsker({ "zipCodes: Old Mill has no ZIP code": ["55311"] });
    expect(
      planOf(await add(copyOfData(), "city", "Old Mill", {}, { asker })).addition.values.zipCodes,
    ).toEqual(["55311"]);
  });

  it("ending the questions writes nothing", async () => {
    const data = copyOfData();
    const before = hashFiles(data.dir);
    const asker = new ScriptedAsker({});
    asker.text = () => Promise.reject(new Error("canceled"));
    await expect(add(data, "city", "Hamel", {}, { asker })).rejects.toThrow("canceled");
    expect(hashFiles(data.dir)).toEqual(before);
  });
});
