import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Answers } from "../../scripts/edit/init/answers.ts";
import { Canceled } from "../../scripts/user-error.ts";
import { temporaryFolder } from "../support/data-folder.ts";
import { namesIn } from "../support/folders.ts";
import { findProblems } from "../support/problems.ts";
import { ScriptedAsker } from "./adding.ts";
import { needed, start } from "./starting.ts";

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
      "--services , will not do. Write it, for example Repairs, Inspections.",
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
      "with a phone number without its area code",
      { ...needed, textPhone: "555-0123" },
      "--text-phone 555-0123 will not do. This is 555-0123, which has 7 digits in place of 10. Write the number with its area code, 10 digits in all, for example 612-555-0100.",
    ],
    [
      "with no way to reach the business",
      { ...needed, phone: "none", textPhone: "none", email: "none" },
      "--email none will not do. People must be able to reach the business: name a number for calls, one for texts, or an email address.",
    ],
    [
      "with hours in words",
      { ...needed, hours: "nine to five" },
      "--hours nine to five will not do. Write opening and closing time, for example 08:00-17:00.",
    ],
    ["with no state", { ...needed, state: "Idahoo" }, "Two capital letters, for example MN."],
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
    [
      "with no name of a city",
      { ...needed, city: "n/a" },
      "--city n/a will not do. Write it, for example Maple Grove.",
    ],
    [
      "with a ZIP code of another state",
      { ...needed, city: "83702", state: "OR" },
      "--city 83702 will not do. 83702 is the ZIP code of Boise, ID. Correct the ZIP code or the state.",
    ],
    [
      "with a city whose capitals are open",
      { ...needed, city: "DEKALB" },
      "Write Dekalb or DeKalb, as people there do.",
    ],
    [
      "with no name of a county",
      { ...needed, counties: "n/a" },
      "--counties n/a will not do. Write it, for example Lake County.",
    ],
    [
      "with places that are no counties",
      { ...needed, counties: "Lake County and surrounding areas" },
      "Write names of counties alone.",
    ],
    [
      "with no services",
      { ...needed, services: "none" },
      "--services none will not do. Write it, for example Repairs, Inspections.",
    ],
    [
      "with hours that may mean something else",
      { ...needed, hours: "Mon-Fri 8-5, Sat by appointment" },
      "Days stand in front where they are not all weekdays: Tue-Sat 9-6, Sun 10-2. Who opens for no set hours writes: by appointment.",
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

it("names all wrong answers at once, and no city wrong for its state's letters alone", async () => {
  const answers = { ...needed, city: "Boise", state: "Idahoo", url: "dogs", hours: "nine to five" };
  const dataDir = join(temporaryFolder(), "data");
  await expect(start(answers, { dataDir })).rejects.toThrow(
    /^--state Idahoo will not do\. .+\n--url dogs will not do\. .+\n--hours nine to five will not do\. .+$/,
  );
});

it.each<[string, Answers, string]>([
  ["state", { state: "Minnesota" }, "region: MN"],
  ["state", { state: "m.n.", city: "Maple Grove, mn" }, "region: MN"],
  ["hours", { hours: "9 am to 5:30pm" }, 'closes: "17:30"'],
  ["hours", { hours: "9-5" }, 'closes: "17:00"'],
  ["url", { url: "dogs.com/" }, "url: https://dogs.com"],
  ["phone", { phone: "(612) 555–0100" }, 'phone: "(612) 555-0100"'],
  ["number for texts", { phone: "(612) 555-0100", textPhone: "612.555.0101" }, 'textPhone: "(612) 555-0101"'],
  ["number for texts", { phone: "612-555-0100", textPhone: "Same as above" }, 'textPhone: "612-555-0100"'],
  ["city", { city: "kailua kona, hawaii" }, "locality: Kailua Kona"],
  ["city", { city: "newark nj" }, "region: NJ"],
  ["state", { city: "Ponce", state: "puerto rico" }, "region: PR"],
  ["city", { city: "ST. PAUL" }, "locality: St. Paul"],
  ["city", { city: "83702" }, "locality: Boise"],
  ["hours", { hours: "Mon, Wed & Fri 8-5; Sat 9 to noon" }, "- label: Monday, Wednesday and Friday"],
  ["hours", { hours: "weekends 10-4" }, "days: [Saturday, Sunday]"],
  ["hours", { hours: "24/7" }, "allDayText: Open 24 hours"],
  ["hours", { hours: "By appt. only" }, "closedText: By appointment"],
  ["founded", { founded: "since 2016" }, "founded: 2016"],
  ["city", { city: "mcallen" }, "locality: McAllen"],
  ["city", { city: "COEUR D'ALENE" }, "locality: Coeur d'Alene"],
  ["city", { city: "63366" }, "locality: O'Fallon"],
  ["city", { city: "fond du lac" }, "locality: Fond du Lac"],
])("takes what can be meant in one way only for a %s: %j", async (_, answers, line) => {
  const { data, started } = await start({ ...needed, ...answers });
  expect(data.read("business.yaml")).toContain(line);
  expect(started.notes[0]).toMatch(/^Written as the fields want it: .+ for "/);
});

it.each([
  ["Essex and Passaic", ["essex", "passaic"]],
  ["essex & passaic counties", ["essex-county", "passaic-county"]],
  ["Buchanan, Andrew, and Platte", ["andrew", "buchanan", "platte"]],
  ["Caddo / Bossier Parishes", ["bossier-parish", "caddo-parish"]],
  ["Essex and/or Passaic", ["essex", "passaic"]],
  ["Essex county, NJ", ["essex-county"]],
  ["du page and will counties", ["du-page-county", "will-county"]],
  ["Lewis & Clark County", ["lewis-and-clark-county"]],
  // A county of Virginia, and one of Alaska.
  ["King and Queen County, Essex", ["essex", "king-and-queen-county"]],
  ["Lake and Peninsula Borough", ["lake-and-peninsula-borough"]],
])("reads the counties in %s", async (counties, expected) => {
  const { data } = await start({ ...needed, counties });
  expect(namesIn(join(data.dir, "counties"))).toEqual(expected.map((name) => `${name}.yaml`));
});

it.each<[string, Answers, RegExp]>([
  ["email", { email: "n/a" }, /^email:/m],
  ["textPhone", { textPhone: "No" }, /^textPhone:/m],
])("leaves out what there is none of: %s", async (_, answers, field) => {
  const { data, started } = await start({ ...needed, phone: "612-555-0100", ...answers });
  expect(data.read("business.yaml")).not.toMatch(field);
  expect(started.notes.some((note) => note.includes("recipient"))).toBe("email" in answers);
});

it("leaves open what must be said later", async () => {
  const { data } = await start({ ...needed, url: "n/a", founded: "none", hours: "-" });
  expect(data.read("business.yaml")).toMatch(
    /url: .*TO BE WRITTEN.*opens: TO BE WRITTEN.*founded: TO BE WRITTEN/s,
  );
});

describe("at a terminal", () => {
  const said = () => ({
    "Name of": ["N/A"],
    Services: ["Gutters"],
    "City where": ["n/a", "villa park"],
    Counties: ["orange county and los angeles county"],
    State: ["california"],
    Office: ["714.555.0100 x4"],
    "Number that": ["same"],
    "Contact email": ["n/a"],
    "URL of": ["none"],
    "Opening hours": ["Sat & Sun 9-5"],
  });

  it("takes what flags take, and says what was written in another form", async () => {
    const asker = new ScriptedAsker(said());
    const { data, started } = await start({}, { trade: "generic", asker });
    expect(asker.refusals).toEqual(["Write it, for example Maple Grove."]);
    expect(started.name).toBeUndefined();
    expect(started.notes[0]).toBe(
      'Written as the fields want it: Villa Park for "villa park", Orange County, Los Angeles County for "orange county and los angeles county", CA for "california", 714.555.0100 for "714.555.0100 x4", 714.555.0100 for "same", none for "n/a", Saturday and Sunday 09:00-17:00 for "Sat & Sun 9-5".',
    );
    expect(data.read("business.yaml")).toContain("- label: Saturday and Sunday");
  });

  it("says how to go on from where a person ended the questions", async () => {
    const asker = new ScriptedAsker({ Services: ["Gutters & more"] });
    const text = asker.text.bind(asker);
    asker.text = (question, check) =>
      question.startsWith("City")
        ? Promise.reject(new Canceled("Nothing was written."))
        : text(question, check);
    await expect(start({}, { trade: "generic", asker })).rejects.toThrow(
      'Nothing was written. To go on from here: npx site init data --trade generic --services "Gutters & more"',
    );
  });

  it.each([
    ["painter", "Interior painting, Exterior painting"],
    ["generic", "Repairs, Inspections"],
  ])("shows services of the trade %s", async (trade, example) => {
    const asker = new ScriptedAsker(said());
    await start({}, { trade, asker });
    expect(asker.questions.find((question) => question.startsWith("Services"))).toContain(
      `For example: ${example}`,
    );
  });
});

it("says which ZIP codes of the city are to be looked up", async () => {
  const { started } = await start({ ...needed, city: "Round Rock", state: "TX" });
  expect(started.notes).toEqual([
    expect.stringMatching(/^Check the ZIP codes of the city, /),
    expect.stringContaining("may be for PO boxes"),
    expect.stringMatching(/^Left out, .*78680/),
  ]);
});

describe("a business that people reach in one way", () => {
  it.each<[string, Answers, RegExp, string]>([
    [
      "by text",
      { phone: "none", email: "none" },
      /\{phone\}|\{email\}|\(call\)|: call$|[Cc]all us|\bor call\b/m,
      "text {textPhone}",
    ],
    [
      "by phone",
      { textPhone: "none", email: "none" },
      /\{textPhone\}|\{email\}|: (?:text|email)$/m,
      "call {phone}",
    ],
    [
      "by e-mail",
      { phone: "none", textPhone: "none" },
      /\{phone\}|\{textPhone\}|: (?:call|text)$|\bor call\b/m,
      "email {email}",
    ],
  ])("%s alone is spoken of in no other", async (_, answers, others, failed) => {
    const { data } = await start({ ...needed, ...answers }, { trade: "generic" });
    // What is still open is told, and nothing else.
    const found = findProblems(data).filter(({ message }) => !message.endsWith("still to be written."));
    expect(found.map(({ message }) => message)).toEqual([]);
    expect(data.read("forms/estimate.yaml")).toContain(`Please send it again later, or ${failed}.`);
    for (const file of namesIn(data.dir).filter((name) => name.endsWith(".yaml")))
      expect(data.read(file), file).not.toMatch(others);
  });
});
