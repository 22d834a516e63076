import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Answers } from "../../scripts/edit/init/answers.ts";
import { temporaryFolder } from "../support/data-folder.ts";
import { namesIn } from "../support/folders.ts";
import { findProblems } from "../support/problems.ts";
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
  ["founded", { founded: "since 2016" }, "founded: 2016"],
])("takes what can be meant in one way only for a %s: %j", async (_, answers, line) => {
  const { data, started } = await start({ ...needed, ...answers });
  expect(data.read("business.yaml")).toContain(line);
  expect(started.notes[0]).toMatch(/^Written as the fields want it: .+ for "/);
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
