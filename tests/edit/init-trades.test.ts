// @module-tag nightly
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { checkData } from "../../scripts/check/check-data.ts";
import type { Answers } from "../../scripts/edit/init/answers.ts";
import { startFolder } from "../../scripts/edit/init/init.ts";
import { readTrade, tradeNames } from "../../scripts/edit/init/trade.ts";
import { build } from "../support/builds.ts";
import { runSite } from "../support/cli.ts";
import { DataFolder, root, temporaryFolder } from "../support/data-folder.ts";
import { namesIn } from "../support/folders.ts";
import { few } from "../support/nightly.ts";
import { writeOpenValues } from "../support/open-values.ts";
import { ScriptedAsker } from "./adding.ts";

const names = tradeNames(root);

const options = (dataDir: string) => ({
  root,
  dataDir,
  shownDir: "data",
  today: "2026-11-24",
  isDryRun: false,
});

/** Starts a folder the way the command does, with all answers that are needed. */
async function start(name: string, answers: Answers = {}) {
  const dataDir = join(temporaryFolder(), "data");
  const trade = readTrade(root, name);
  const started = await startFolder({
    ...options(dataDir),
    trade: name,
    answers: {
      name: "Hamel Works",
      city: "Hamel",
      state: "MN",
      ...(trade.has.includes("areas") && { counties: "Hennepin County" }),
      ...(trade.services.length === 0 && { services: "Tuning, Repairs" }),
      ...answers,
    },
  });
  return { trade, started, data: new DataFolder(dataDir) };
}

describe.each(names)("the folder of the trade %s", (name) => {
  it("has no problem but the values that only a person knows, and no placeholder is left in it", async () => {
    const { data, started } = await start(name);
    const codes = new Set(checkData(data.dir).problems.map(({ code }) => code));
    expect(codes).toEqual(new Set(["unfinished-value"]));
    const texts = started.files.map(({ text }) => text).join("\n");
    expect(texts.match(/%(if|\||[A-Za-z]+%)/g)).toBeNull();
    expect(texts).not.toMatch(/undefined|\[object/);
  });

  it("names nothing that the starter or the generic trade does not know", () => {
    const known = Object.keys(readTrade(root, "generic").words);
    const own = [
      "schemaType",
      "search",
      "emergencyAsk",
      "emergencyPurpose",
      "rates",
      "calculatorDescription",
      "calculatorText",
      "calculatorQuestion",
    ];
    expect(
      Object.keys(readTrade(root, name).words).filter((word) => ![...known, ...own].includes(word)),
    ).toEqual([]);
  });
});

describe("a trade decides", () => {
  it("the type, the decoration, the services and the questions of the form", async () => {
    const { data, started } = await start("plumber", { emergencyPhone: "763-555-0109" });
    expect(parse(data.read("business.yaml"))).toMatchObject({
      schemaType: "Plumber",
      phones: [{ id: "emergency", purpose: "Burst pipes and other emergencies", number: "763-555-0109" }],
      facts: { trade: "Plumbers" },
    });
    expect(parse(data.read("theme.yaml"))).toMatchObject({ decoration: "wave", colors: { dark: "#1b3f5e" } });
    expect(namesIn(join(data.dir, "services")).sort()).toEqual([
      "drain-cleaning.yaml",
      "leak-repair.yaml",
      "water-heaters.yaml",
    ]);
    expect(started.open.has("services/leak-repair.yaml")).toBe(false);
    const form = parse(data.read("forms/estimate.yaml")) as { groups: { fields: { name: string }[] }[] };
    expect(form.groups[0]?.fields.map((field) => field.name)).toEqual([
      "workType",
      "waterRunning",
      "buildingType",
      "address",
      "message",
    ]);
    expect(data.read("pages/home.yaml")).toContain("to: call:emergency");
  });

  it("that what is urgent is called in, whatever the usual way is", async () => {
    const ways = { phone: "none", textPhone: "none", emergencyPhone: "763-555-0109" };
    const { data, started } = await start("plumber", ways);
    const home = data.read("pages/home.yaml").replace(/\s+/g, " ");
    expect(home).toContain("If water is running where it shouldn't, call {emergencyPhone}.");
    expect(home).toContain("Email us or send the form.");
    writeOpenValues(data, started);
    expect(checkData(data.dir).problems).toEqual([]);
  });

  it("what answers say otherwise, and nothing of a service that is not its own", async () => {
    const { data, started } = await start("plumber", {
      services: "Leak repair, Gas lines",
      search: "Plumbing",
      dark: "#3a1b5e",
    });
    expect(parse(data.read("theme.yaml"))).toMatchObject({ colors: { accent: "#f2b63d", dark: "#3a1b5e" } });
    expect(parse(data.read("business.yaml"))).toMatchObject({ facts: { trade: "Plumbing" } });
    expect([...started.open.keys()].filter((file) => file.startsWith("services/"))).toEqual([
      "services/gas-lines.yaml",
    ]);
  });

  it("that a dentist has an address, and neither areas, projects nor an emergency number", async () => {
    const { data, started } = await start("dentist", { street: "12 Mill Street" });
    expect(parse(data.read("business.yaml"))).toMatchObject({ address: { street: "12 Mill Street" } });
    const files = started.files.map(({ file }) => file);
    expect(
      files.filter((file) => /^(cities|counties|map)|pages\/(city|county|project|service-areas)/.test(file)),
    ).toEqual([]);
    expect(files).toContain("pages/knocked-out-tooth.yaml");
    expect(data.read("navigation.yaml") + data.read("pages/home.yaml")).not.toMatch(
      /Areas|Projects|call:emergency/,
    );
    await expect(start("dentist", { counties: "Lake County" })).rejects.toThrow(
      "--counties has no place in a site of the trade dentist, which has no areas.",
    );
  });

  it.each(["generic", "dentist", "plumber"])(
    "no word of texting in the folder of a %s that takes no texts",
    async (name) => {
      const { data, started } = await start(name, { textPhone: "none" });
      writeOpenValues(data, started);
      expect(checkData(data.dir).problems).toEqual([]);
      const texts = started.files.map(({ text }) => text).join("\n");
      expect(texts).not.toMatch(/textPhone|to: text|\btext (us|a|or)\b|, text[ .,]/i);
    },
  );

  it.each(["storefront", "generic"])(
    "that customers come to the street of a %s that names it",
    async (name) => {
      const { data } = await start(name, { street: "12 Mill Street" });
      expect(parse(data.read("business.yaml"))).toMatchObject({ address: { street: "12 Mill Street" } });
      expect(data.read("pages/contact.yaml")).toContain("{businessName}, {street}, {locality}");
    },
  );

  it("what is asked at a terminal", async () => {
    const asker = new ScriptedAsker({
      "Trade of": ["locksmith"],
      "City where": ["Hamel"],
      "Counties where": ["Lake County"],
    });
    const started = await startFolder({ ...options(join(temporaryFolder(), "data")), answers: {}, asker });
    expect(asker.offered.get("Trade of the business")?.map(({ label }) => label)).toEqual([
      "House cleaning",
      "Dentist",
      "Locksmith",
      "Painter",
      "Plumber",
      "Roofer",
      "Shop, salon, school, studio or clinic, where customers come to you",
      "Tree care",
      "Any other trade that goes to its customers",
    ]);
    const asked = asker.questions.map((question) => question.split(/[,.;]/)[0]);
    expect(asked).toContain("Number for emergencies");
    expect(asked).not.toContain("Street and number where customers come");
    expect(asked).not.toContain("Most specific schema");
    expect(started.files.map(({ file }) => file)).toContain("pages/locked-out.yaml");
  });

  it("no answer that has the form of a placeholder", async () => {
    const { data } = await start("painter", { name: "%name% & %search%" });
    expect(parse(data.read("business.yaml"))).toMatchObject({ name: "%name% & %search%" });
  });
});

describe.each(few([...names].reverse(), 1))("the site of the trade %s", (name) => {
  it("has no problem once its open values are written, is built wholly, and passes the audit", async () => {
    const { data, started } = await start(name);
    writeOpenValues(data, started);
    const out = join(temporaryFolder(), "dist");
    const clean = { code: 0, stdout: "No problems found.\n" };
    expect(runSite(["validate", "--data", data.dir])).toMatchObject(clean);
    build(data.dir, out);
    expect(runSite(["links", "--data", data.dir, "--dist", out])).toMatchObject(clean);
    const { stdout } = runSite(["audit", "--data", data.dir, "--dist", out, "--format", "json"]);
    const { problems } = JSON.parse(stdout) as { problems: { severity: string }[] };
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  });
});
