import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { checkData } from "../../scripts/check/check-data.ts";
import type { Answers } from "../../scripts/edit/init/answers.ts";
import { type InitOptions, type Started, startFolder } from "../../scripts/edit/init/init.ts";
import { DataFolder, root, temporaryFolder } from "../support/data-folder.ts";
import { namesIn } from "../support/folders.ts";
import { writeOpenValues } from "../support/open-values.ts";
import { ScriptedAsker } from "./adding.ts";

const needed: Answers = {
  services: "Roof repair, Gutters",
  city: "Maple Grove",
  counties: "Lake County, Oak County",
};

/** Starts a folder the way the command does, with nobody at the terminal. */
async function start(
  answers: Answers = needed,
  extra: Partial<InitOptions> = {},
): Promise<{ data: DataFolder; started: Started }> {
  const dataDir = join(temporaryFolder(), "data");
  const started = await startFolder({
    root,
    dataDir,
    shownDir: "data",
    answers,
    today: "2026-03-09",
    isDryRun: false,
    ...extra,
  });
  return { data: new DataFolder(extra.dataDir ?? dataDir), started };
}

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

describe("no folder is started", () => {
  it("where a file is", async () => {
    const dataDir = join(temporaryFolder(), "data");
    writeFileSync(dataDir, "");
    await expect(start(needed, { dataDir })).rejects.toThrow(
      "data is a file, so no folder can take its place.",
    );
  });

  it.each<[string, Answers, string]>([
    [
      "without a name in a list",
      { ...needed, services: " , " },
      "--services , will not do. Write it, for example Roof repair, Gutters.",
    ],
    [
      "with a business of no name",
      { ...needed, name: "" },
      '--name  will not do. The name "" has no letter. Write the name as people say it.',
    ],
    [
      "with HTML in a service",
      { ...needed, services: "Gutters, <b>Bath</b>" },
      '--services Gutters, <b>Bath</b> will not do. The name "<b>Bath</b>" holds <, ',
    ],
    [
      "with a phone number that is none",
      { ...needed, phone: "soon" },
      "--phone soon will not do. Write digits with hyphens, for example 612-555-0100.",
    ],
    [
      "with a state in small letters, which makes the city look wrong",
      { ...needed, city: "Boise", state: "id" },
      "--state id will not do. Write ID.",
    ],
    [
      "with the name of a state in full",
      { ...needed, state: "Minnesota" },
      "--state Minnesota will not do. Write MN.",
    ],
    [
      "with hours in words",
      { ...needed, hours: "nine to five" },
      "--hours nine to five will not do. Write opening and closing time, for example 08:00-17:00.",
    ],
    ["with a state in small letters", { ...needed, state: "id" }, "--state id will not do. Write ID."],
    ["with no state", { ...needed, state: "Idahoo" }, "Two capital letters, for example MN."],
    ["with hours of a clock", { ...needed, hours: "9-5" }, "Write 09:00-17:00."],
    ["with hours of two halves", { ...needed, hours: "9 am to 5:30pm" }, "Write 09:00-17:30."],
    [
      "with a host alone",
      { ...needed, url: "dogs.com/" },
      "--url dogs.com/ will not do. Write https://dogs.com.",
    ],
    ["with a year in words", { ...needed, founded: "since 2016" }, "Write 2016."],
    ["with a color in capital letters", { ...needed, dark: "26384F" }, "Write #26384f."],
    [
      "with a city that no state has",
      { ...needed, city: "Bosie", state: "ID" },
      "--city Bosie will not do. No ZIP code belongs to a place called Bosie. Write Boise; or, ",
    ],
    [
      "with a city that only another state has",
      { ...needed, city: "Boise", state: "OR" },
      "No ZIP code of OR belongs to a place called Boise, but one of ID does. Correct the city or the state; or, ",
    ],
    ["with a comma behind the city", { ...needed, city: "Bosie, " }, "Write the name of the city alone."],
    [
      "with a city of another state",
      { ...needed, city: "Boise, ID", state: "OR" },
      "Write the name of the city alone.",
    ],
    ["with a city in small letters", { ...needed, city: "st. paul" }, "Write St. Paul,"],
    [
      "with a county in small letters",
      { ...needed, counties: "Lake County, ada county" },
      "Write Ada County,",
    ],
    [
      "with a type that schema.org does not have",
      { ...needed, schemaType: "PhysicalTherapist" },
      "--type PhysicalTherapist will not do. That is a type which schema.org does not have. Write LocalBusiness, or",
    ],
    ["with a type of no business", { ...needed, schemaType: "Person" }, "is no kind of LocalBusiness."],
    [
      "with a type in words",
      { ...needed, schemaType: "roofing contractor" },
      "Write RoofingContractor instead of roofing contractor.",
    ],
    [
      "with one service twice",
      { ...needed, services: "Gutters, gutters" },
      "Two of the names would share the file pages/service-gutters.yaml.",
    ],
    ["with a color that no text can be read on", { ...needed, accent: "#303030" }, "accent #303030"],
  ])("%s", async (_, answers, message) => {
    const dataDir = join(temporaryFolder(), "data");
    await expect(start(answers, { dataDir })).rejects.toThrow(message);
    expect(namesIn(join(dataDir, ".."))).toEqual([]);
  });
});

describe("at a terminal", () => {
  it("all that no flag says is asked, and a wrong answer is asked again", async () => {
    const asker = new ScriptedAsker({
      "Services it sells": ["Gutters"],
      "City where": ["Hamel"],
      "Counties where": ["Lake County"],
      "State,": ["Minnesota", "MN"],
    });
    const { started } = await start({ name: "Maple & Sons Roofing", phone: "612-555-0100" }, { asker });
    expect(asker.refusals).toEqual(["Write MN."]);
    expect(asker.questions).toHaveLength(14);
    expect(asker.questions).not.toContain(expect.stringContaining("Office number"));
    expect(asker.questions.slice(0, 2)).toEqual([
      "Trade of the business",
      "Most specific schema.org type of the business. For example: RoofingContractor",
    ]);
    expect(started.files.map(({ file }) => file)).toContain("cities/lake-county/hamel.yaml");
  });
});
