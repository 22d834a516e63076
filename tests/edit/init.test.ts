import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { checkData } from "../../scripts/check/check-data.ts";
import { temporaryFolder } from "../support/data-folder.ts";
import { namesIn } from "../support/folders.ts";
import { writeOpenValues } from "../support/open-values.ts";
import { ScriptedAsker } from "./adding.ts";
import { needed, start } from "./starting.ts";

describe("a folder that was started", () => {
  it("has no problem but the values that only a person knows", async () => {
    const { data, started } = await start();
    const { problems } = checkData(data.dir);
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(["unfinished-value"]));
    const marks = [...started.open].flatMap(([file, pointers]) =>
      pointers.map((pointer) => `${file} ${pointer}`),
    );
    expect(
      problems.map(({ place }) => place && "pointer" in place && `${place.file} ${place.pointer}`).sort(),
    ).toEqual(marks.sort());
  });

  it("has no problem but a county without cities, once the examples of the schemas stand in their place", async () => {
    const { data, started } = await start({ ...needed, state: "MN" });
    writeOpenValues(data, started);
    const { problems, pages } = checkData(data.dir);
    expect(problems.map(({ code, position }) => `${code} ${position?.file}`)).toEqual([
      "empty-county counties/oak-county.yaml",
    ]);
    expect(pages).toBe(13);
  });

  it("holds what was said, and marks less", async () => {
    const { data, started } = await start({
      ...needed,
      name: "Maple  & Sons Roofing ",
      schemaType: "RoofingContractor",
      state: "MN",
      phone: "612-555-0100",
      hours: "07:30-16:00",
      founded: "1971",
      search: "Roofers",
    });
    expect(started.name).toBe("Maple & Sons Roofing");
    expect(started.open.get("business.yaml")).toEqual([
      "/description",
      "/url",
      "/textPhone",
      "/email",
      "/address/postalCode",
      "/facts/replyTime",
    ]);
    expect(parse(data.read("business.yaml"))).toMatchObject({
      name: "Maple & Sons Roofing",
      address: { locality: "Maple Grove", region: "MN" },
      hours: { days: [{ opens: "07:30", closes: "16:00" }, {}] },
      founded: 1971,
      copyrightYear: 2026,
      timeZone: "America/Chicago",
      facts: { trade: "Roofers" },
    });
    expect(parse(data.read("counties/oak-county.yaml"))).toMatchObject({ stateName: "Minnesota", order: 2 });
  });

  it("knows ZIP codes and coordinates of a city that the list of ZIP codes has", async () => {
    const { data } = await start({ ...needed, city: "Hamel", state: "MN" });
    expect(data.read("cities/lake-county/hamel.yaml")).toContain('zipCodes:\n  - "55340"\n');
    expect(parse(data.read("cities/lake-county/hamel.yaml"))).toMatchObject({
      coordinates: { latitude: expect.any(Number), longitude: expect.any(Number) },
    });
    expect(parse(data.read("business.yaml"))).toMatchObject({ address: { postalCode: "55340" } });
  });

  it.each([
    ["Boise", { state: "ID", stateName: "Idaho" }, 43],
    // Oregon, Maine and others: nobody guesses.
    ["Portland", { state: expect.stringContaining("TO BE WRITTEN") }, 0],
  ])(
    "knows the state of %s, where no other state has a city of that name",
    async (city, county, latitude) => {
      const { data } = await start({ ...needed, city });
      expect(parse(data.read("counties/lake-county.yaml"))).toMatchObject(county);
      const { coordinates } = parse(data.read(`cities/lake-county/${city.toLowerCase()}.yaml`));
      expect(Math.floor(Number(coordinates.latitude) || 0)).toBe(latitude);
    },
  );

  it("leaves the time zone open in a state that has two", async () => {
    const { data } = await start({ ...needed, city: "Boise" });
    expect(parse(data.read("business.yaml"))).not.toHaveProperty("timeZone");
  });

  it.each(["Boise, ID", "Boise, Idaho", "Boise ID 83702", "Boise,ID"])(
    "takes %s for a city and its state",
    async (city) => {
      const { data } = await start({ ...needed, city });
      expect(parse(data.read("business.yaml"))).toMatchObject({
        address: { locality: "Boise", region: "ID" },
      });
    },
  );

  it.each(["Star", "Coeur d'Alene", "Nowhere Springs"])(
    "is in %s, whose name is right or nearly that of no place",
    async (city) => {
      const { data } = await start({ ...needed, city, state: "ID" });
      expect(parse(data.read("business.yaml"))).toMatchObject({ address: { locality: city } });
    },
  );

  it("knows a large city with ZIP codes far out, of which nothing is said", async () => {
    const { data, started } = await start({
      ...needed,
      city: "Tucson",
      counties: "Pima County",
      state: "AZ",
    });
    expect(data.read("cities/pima-county/tucson.yaml")).toContain('"85736"');
    writeOpenValues(data, started);
    expect(checkData(data.dir).problems.map(({ code }) => code)).not.toContain("distant-zip-code");
  });

  it("names the schema of each file in its first line", async () => {
    const { data, started } = await start();
    const files = started.files.filter(({ file }) => file.endsWith(".yaml"));
    expect(files.length).toBeGreaterThan(15);
    expect(
      files.filter(({ file }) => !data.read(file).startsWith("# yaml-language-server: $schema=")),
    ).toEqual([]);
  });

  it("takes the place of an empty folder, and leaves nothing beside it", async () => {
    const parent = temporaryFolder();
    mkdirSync(join(parent, "data"));
    await start(needed, { dataDir: join(parent, "data") });
    expect(namesIn(parent)).toEqual(["data"]);
    expect(namesIn(join(parent, "data"))).toContain("business.yaml");
  });

  it("says nothing of a trade in the words it brings along", async () => {
    const { started } = await start({ services: "Tuning", city: "Hamel", counties: "Lake County" });
    const texts = started.files.flatMap(({ file, text }) =>
      /^images\//.test(file) ? [] : text.replace(/^#.*/gm, ""),
    );
    expect(texts.join("\n").match(/\b(paint|roof|plumb|clean|garden|repair|install)\w*/gi)).toBeNull();
  });
});

it("at a terminal all that no flag says is asked, and a wrong answer is asked again", async () => {
  const asker = new ScriptedAsker({
    "What people": ["roofers near you"],
    "Services it sells": ["gutters, iGutters"],
    "City where": ["Hamel"],
    "Counties where": ["Lake County"],
    "State,": ["Minnesotta", "Minnesota"],
  });
  const { started } = await start({ name: "Maple & Sons Roofing", phone: "612-555-0100" }, { asker });
  const textOf = (end: string) => started.files.find(({ file }) => `/${file}`.endsWith(end))?.text;
  expect(asker.refusals).toEqual(["Two capital letters, for example MN."]);
  expect(["/business.yaml", "/services/gutters.yaml", "/services/igutters.yaml"].map(textOf)).toEqual([
    expect.stringContaining("trade: Roofers near you\n"),
    expect.stringContaining("title: Gutters\n"),
    expect.stringContaining("title: iGutters\n"),
  ]);
  // What files are named after is not said to stay open, but where the trade has it.
  expect([...asker.needed]).toEqual([
    "Services it sells, separated by commas. For example: Repairs, Inspections",
    "City where it is based, the first one with a page where it travels to its customers. For example: Maple Grove",
    "Counties where it works, that of the city first, separated by commas. For example: Lake County",
  ]);
  expect(textOf("/hamel.yaml")).toContain(
    "nearbyAreas:\n  - place: TO BE WRITTEN (Places next to this city, nearest first.)\n",
  );
  expect(asker.questions).toHaveLength(14);
  expect(asker.questions).not.toContain(expect.stringContaining("Office number"));
  expect(asker.questions.slice(0, 2)).toEqual([
    "Trade of the business",
    "What kind of business it is, by a type of schema.org; LocalBusiness fits all. For example: AutoRepair",
  ]);
  expect(started.files.map(({ file }) => file)).toContain("cities/lake-county/hamel.yaml");
});
