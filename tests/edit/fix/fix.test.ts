import { chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { planFixes } from "../../../scripts/edit/fix/plan-fixes.ts";
import { fixAndReport } from "../../../scripts/edit/fix/report-fixes.ts";
import { undoLast } from "../../../scripts/edit/journal.ts";
import { UserError } from "../../../scripts/user-error.ts";
import { copyOfData, type DataFolder } from "../../support/data-folder.ts";
import { hashFiles as filesBelow } from "../../support/folders.ts";
import { few } from "../../support/nightly.ts";

const city = "cities/lake-county/maple-grove.yaml";
const county = "counties/lake-county.yaml";
const contact = "pages/contact.yaml";

function fix(data: DataFolder, options: { dryRun?: boolean } = {}): { out: string; err: string } {
  const printed = { out: "", err: "" };
  fixAndReport(
    data.dir,
    { data: "data", format: "text", ...options },
    {
      out: (text) => (printed.out += text),
      err: (text) => (printed.err += printed.err === "" ? text : `\n${text}`),
      isColored: false,
      cwd: join(data.dir, ".."),
    },
  );
  return printed;
}

const mistakes: [name: string, file: string, right: string, wrong: string][] = [
  ["a misspelled field", city, "landmarks:", "landmraks:"],
  ["a field in another case", county, "state: MN", "State: MN"],
  ["a misspelled choice", contact, "type: contact", "type: contcat"],
  ["a misspelled kind of section", contact, "- kind: hero", "- kind: heroo"],
  ["a misspelled nearby city", city, "lake-county/pine-bend", "lake-county/pine-bnd"],
  ["a city in capitals", city, "lake-county/pine-bend", "Lake-County/Pine-Bend"],
  ["a misspelled service", "pages/roof-repair.yaml", "service: roof-repair", "service: roof-repiar"],
  ["a misspelled picture", "services/roof-repair.yaml", "image: roof-repair", "image: rof-repair"],
  ["a misspelled placeholder", contact, "{businessName}", "{busnessName}"],
  ["a misspelled link in a text", "pages/home.yaml", "(/roof-repair)", "(/roof-repai)"],
  ["a link with a slash at the end", "pages/home.yaml", "(/roof-repair)", "(/roof-repair/)"],
  ["a link in capitals", "pages/home.yaml", "(/roof-repair)", "(/Roof-Repair)"],
  ["a number in quotes", county, "order: 1", 'order: "1"'],
  ["a comma in a number", city, "latitude: 45.0725", "latitude: 45,0725"],
  ["two digits that changed places", city, "latitude: 45.0725", "latitude: 54.0725"],
  ["yes for true", "pages/not-found.yaml", "noindex: true", "noindex: yes"],
  ["a colon without its space", county, "order: 1", "order:1"],
  ["a ZIP code without quotes", city, '"55311"', "55311"],
  ["a text in brackets", county, "state: MN", "state: [MN]"],
];

describe("validate --fix", () => {
  it("puts a text with a colon in quotes, but not where a field may begin at it", () => {
    const data = copyOfData();
    data.edit(county, "description: Roofers", "description: Our pledge: roofers");
    fix(data);
    expect(data.read(county)).toContain(
      'description: "Our pledge: roofers in {cityCount} towns of Lake County."',
    );
    data.edit(county, "lead: Three towns around one lake.", "lead: Three towns around one lake. order: 2");
    const wrong = data.read(county);
    expect(fix(data).err).toContain("Nothing can be corrected with certainty.");
    expect(data.read(county)).toBe(wrong);
  });

  it.each(few(mistakes))("corrects %s, and nothing else", (_, file, right, wrong) => {
    const data = copyOfData();
    if (!data.read(file).includes(right)) data.append(file, `${right}\n`);
    const original = data.read(file);
    data.edit(file, right, wrong);
    fix(data);
    expect(data.read(file)).toBe(original);
    expect(fix(data)).toEqual({ out: "", err: "Nothing can be corrected with certainty." });
  });

  it("removes a list entry and a field that stand twice in the same words", () => {
    const data = copyOfData();
    const [first, second] = [data.read(city), data.read(county)];
    data.edit(city, '  - "55311"\n', '  - "55311"\n  - "55311"\n');
    data.edit(county, "order: 1\n", "order: 1\norder: 1\n");
    fix(data);
    expect([data.read(city), data.read(county)]).toEqual([first, second]);
  });

  it("writes spaces for tabs that indent", () => {
    const data = copyOfData();
    const original = data.read(city);
    data.write(city, original.replace("  latitude:", "\tlatitude:").replace("  longitude:", "\tlongitude:"));
    fix(data);
    expect(data.read(city)).toBe(original);
  });

  it("mends what comes to light behind another mistake", () => {
    const data = copyOfData();
    const original = data.read(county);
    data.write(county, original.replace("order: 1", "order:1").replace("stateName:", "statName:"));
    fix(data);
    expect(data.read(county)).toBe(original);
  });

  it("corrects every place that names the same thing", () => {
    const data = copyOfData();
    const original = data.read("navigation.yaml");
    data.write("navigation.yaml", original.replaceAll("/contact\n", "/contcat\n"));
    expect(data.read("navigation.yaml")).not.toBe(original);
    expect(fix(data).err).toBe("Corrected 1 problem in 1 file.\nTo take it back: npx site add --undo");
    expect(data.read("navigation.yaml")).toBe(original);
  });

  it("keeps comments, the line ends of Windows and a byte order mark", () => {
    const data = copyOfData();
    const original = `\uFEFF${data.read(city).replace("landmarks:", "landmarks: # seen by all\n ").replaceAll("\n", "\r\n")}`;
    data.write(city, original.replace("landmarks:", "landmraks:"));
    fix(data);
    expect(data.read(city)).toBe(original);
  });

  it("leaves what may be something else, and says so", () => {
    const data = copyOfData();
    data.edit(city, "lake-county/pine-bend", "lake-county/old-mill");
    data.edit(contact, "{businessName}", "{city}");
    const before = [data.read(city), data.read(contact)];
    expect(fix(data).err).toBe("Nothing can be corrected with certainty.");
    expect([data.read(city), data.read(contact)]).toEqual(before);
  });

  it("keeps a repeated entry that has a comment", () => {
    const data = copyOfData().edit(city, '  - "55311"\n', '  - "55311"\n  - "55311" # new homes\n');
    expect(planFixes(data.dir).changes).toEqual([]);
  });

  it("shows the diff, and writes nothing with --dry-run", () => {
    const data = copyOfData().edit(county, "order: 1", 'order: "1"');
    const before = data.read(county);
    const { out, err } = fix(data, { dryRun: true });
    expect(out.split("\n").filter((line) => /^[-+]/.test(line))).toEqual([
      `--- a/data/${county}`,
      `+++ b/data/${county}`,
      '-order: "1"',
      "+order: 1",
    ]);
    expect(err).toBe("Would correct 1 problem in 1 file; nothing is written.");
    expect(data.read(county)).toBe(before);
  });

  it("writes no file if one of them may not be written", () => {
    const data = copyOfData();
    data.edit(county, "order: 1", 'order: "1"');
    data.edit(city, "landmarks:", "landmraks:");
    const before = [data.read(county), data.read(city)];
    chmodSync(join(data.dir, city), 0o444);
    expect(() => fix(data)).toThrow(
      new UserError(
        `data/${city} may not be written, so nothing was changed.`,
        "Allow writing, for example with chmod u+w, and run the command again.",
      ),
    );
    expect([county, city].map((file) => readFileSync(join(data.dir, file), "utf8"))).toEqual(before);
  });

  it.each([
    ["Pine-Bend.yaml", "in capitals"],
    ["pîne-bend.yaml", "with an accent"],
    ["pine-bendd.yaml", "with a letter too many"],
    ["pine-bend.yml", "with another ending"],
  ])("leaves everything as it is for a city file named %s, %s", (name) => {
    const data = copyOfData().move("cities/lake-county/pine-bend.yaml", `cities/lake-county/${name}`);
    const before = filesBelow(data.dir);
    expect(fix(data).err).toBe("Nothing can be corrected with certainty.");
    expect(filesBelow(data.dir)).toEqual(before);
  });

  it("does not give every link the misspelled path of a page", () => {
    const data = copyOfData().edit(contact, "path: /contact", "path: /contcat");
    expect(planFixes(data.dir).changes).toEqual([]);
  });

  it("leaves a file whose correction would bring more or other problems to light, and says so", () => {
    const data = copyOfData();
    const right = data.read(county);
    data.write(county, right.replace("order: 1", 'order: "1"'));
    data.write(
      city,
      data.read(city).replace("county: lake", "county:lake").replace("lead:", "tides: high\nmoonPhase:"),
    );
    const broken = data.read(city);
    expect(fix(data).err).toBe(
      `Not corrected, because other problems would come to light: data/${city}. The first of them: The field "lead" is missing.\n  Fix: Add lead: "Old oaks drop limbs on Maple Grove roofs." Two sentences under the heading, true of this city only.\nCorrected 1 problem in 1 file.\nTo take it back: npx site add --undo`,
    );
    expect([data.read(county), data.read(city)]).toEqual([right, broken]);
  });

  it("is taken back as its last line says", () => {
    const data = copyOfData();
    data.edit(county, "order: 1", 'order: "1"');
    data.edit(city, "landmarks:", "landmraks:");
    const before = filesBelow(data.dir);
    const { err } = fix(data);
    expect(filesBelow(data.dir)).not.toEqual(before);
    expect(err).toMatch(/\nTo take it back: npx site add --undo$/);
    undoLast(data.dir);
    expect(filesBelow(data.dir)).toEqual(before);
  });
});
