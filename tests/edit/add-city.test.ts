import { describe, expect, it } from "vitest";
import { undoLast } from "../../scripts/edit/journal.ts";
import { copyOfData, realData } from "../support/data-folder.ts";
import { hashFiles } from "../support/folders.ts";
import { check } from "../support/problems.ts";
import { add, changedLines, cityTexts, planOf } from "./adding.ts";

describe("a city of the shipped data", { tags: "nightly" }, () => {
  it.each([
    ["Villa Park", "orange-county"],
    ["Stanton", "orange-county"],
    ["Signal Hill", "los-angeles-county"],
  ])("%s is written with its neighbors, and nothing else changes", async (name, county) => {
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
    const { city, coordinates, zipCodes, nearbyAreas } = planOf(outcome).addition.values;
    expect({ city, coordinates, zipCodes, nearbyAreas, changed: changedLines(data) }).toMatchSnapshot();
    undoLast(data.dir);
    expect(hashFiles(data.dir)).toEqual(hashFiles(realData));
  });

  it("stands beside others that were added, each pointing to the other, and all are taken back", async () => {
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

  it("keeps the neighbors in the order of their distance, moving a line if it must", async () => {
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

  it("is not refused for what names it already, but for whatever else is wrong", async () => {
    const data = copyOfData().edit("cities/lake-county/pine-bend.yaml", "otter-falls", "hamel");
    data.edit("pages/home.yaml", 'to: "#quote"', "to: /warranty");
    expect(await add(data, "city", "Hamel")).toMatchObject({
      state: "data-has-errors",
      problems: [{ code: "broken-internal-link" }],
    });
    expect(await add(data, "page", "Our warranty", { path: "/warranty" })).toMatchObject({
      state: "data-has-errors",
      problems: [{ place: { file: "cities/lake-county/pine-bend.yaml" } }],
    });
    data.edit("pages/home.yaml", "to: /warranty", 'to: "#quote"');
    expect((await add(data, "city", "Hamel")).state).toBe("written");
  });
});
