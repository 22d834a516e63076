import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Checked, checkData } from "../../scripts/check/check-data.ts";
import { CheckMemory } from "../../scripts/check/check-memory.ts";
import { mayBeOpen, newDraft } from "../../scripts/check/drafts.ts";
import { startFolder } from "../../scripts/edit/init/init.ts";
import { createLayout, pageWords } from "../../src/layout/view.ts";
import type { Draft } from "../../src/loader/draft.ts";
import { createPage } from "../../src/pages/pages.ts";
import { copyOfData, type DataFolder, fixtureSite, root, temporaryFolder } from "../support/data-folder.ts";
import { check, problemLines } from "../support/problems.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

const memory = new CheckMemory();
const city = "cities/lake-county/maple-grove.yaml";
const cityPath = "/roofers-maple-grove-lake-county";

function draftOf({ dir }: Pick<DataFolder, "dir">, today = "2026-12-09"): Checked & { draft: Draft } {
  const draft = newDraft(root, dir);
  return { ...checkData(dir, { memory, draft, today }), draft };
}

/** All that the page of a path holds, also for search engines. */
function pageOf({ site }: Checked, path: string): string {
  const entry = site?.paths.get(path);
  if (!site || !entry) throw new Error(`No page ${path}`);
  return JSON.stringify(createPage(site, entry, pageWords(createLayout(site).layout)));
}

describe("a draft", () => {
  it("of a folder that was just started has every page, no mistake, and a gap for each open value", async () => {
    const dir = join(temporaryFolder(), "shop");
    const { open } = await startFolder({
      root,
      dataDir: dir,
      shownDir: "shop",
      answers: { services: "Gutters", city: "Nowhere", counties: "Lake County", state: "MN" },
      today: "2026-11-24",
      isDryRun: false,
    });
    const checked = draftOf({ dir });
    expect(checked.problems).toEqual([]);
    const all = [...open].flatMap(([file, pointers]) => pointers.map((pointer) => `${file}${pointer}`));
    expect(checked.draft.gaps.map(({ file, pointer }) => `${file}${pointer}`).sort()).toEqual(all.sort());
    const home = pageOf(checked, "/");
    expect(home).toContain("Call [to be written: shop/business.yaml:9]");
    expect(home).not.toContain("TO BE WRITTEN");
    expect(check(dir).found).toHaveLength(all.length);
  });

  it.each([
    ["a text", "minimal", city, "lead: Old oaks", "lead: TO BE WRITTEN #", cityPath],
    ["a list", "minimal", city, "neighborhoods: [", "neighborhoods: TO BE WRITTEN #", cityPath],
    ["an entry", "minimal", city, "[Mill Pond, Old", "[TO BE WRITTEN, Old", cityPath],
    ["an answer", "minimal", city, /cost: .*/, "cost: TO BE WRITTEN", cityPath],
    ["a ZIP code", "minimal", city, '- "55311"', "- TO BE WRITTEN", cityPath],
    ["a phone number", "minimal", "business.yaml", /\nphone: .*/, "\nphone: TO BE WRITTEN", "/contact"],
    ["a year", "roofer-ma", "business.yaml", "founded: 1996", "founded: TO BE WRITTEN", "/"],
    ["a time", "roofer-ma", "business.yaml", 'closes: "16:00"', "closes: TO BE WRITTEN", "/"],
    [
      "a day",
      "roofer-ma",
      "pages/storm-damage.yaml",
      'publishedOn: "2026-02-11"',
      "publishedOn: TO BE WRITTEN",
      "/storm-damage",
    ],
    ["a price", "locksmith-az", "pages/prices.yaml", /fixed: \d+/, "fixed: TO BE WRITTEN", "/prices"],
  ])("shows the file and line of %s", (_, fixture, file, from, to, path) => {
    const data = copyOfData(fixtureSite(fixture));
    const text = data.read(file).replace(from, to);
    const checked = draftOf(data.write(file, text));
    expect(checked.problems.filter(({ severity }) => severity === "error")).toEqual([]);
    const line = text.slice(0, text.indexOf("TO BE WRITTEN")).split("\n").length;
    expect(pageOf(checked, path)).toContain(`[to be written: data/${file}:${line}]`);
  });

  it("has the day of today for one that decides what is shown, so that a renaming need not wait for it", () => {
    const data = copyOfData(fixtureSite("tree-care-nm"));
    data.edit("offers/winter-elms.yaml", "through: 2027-02-15", "through: TO BE WRITTEN");
    const checked = draftOf(data);
    expect(checked.problems.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(checked.draft.gaps.map(({ pointer }) => pointer)).toEqual(["/through"]);
    expect(pageOf(checked, "/")).toContain("Siberian elm, pruned while it sleeps");
  });

  it("has a kind of employment for one that is open, which no page shows", () => {
    const data = copyOfData(fixtureSite("tree-care-nm"));
    data.edit("jobs/climber.yaml", "employmentType: FULL_TIME", "employmentType: TO BE WRITTEN");
    const checked = draftOf(data);
    expect(checked.problems.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(checked.draft.gaps.map(({ pointer }) => pointer)).toEqual(["/employmentType"]);
  });

  it.each([
    ["the first day", "from: 2026-11-15", "from: TO BE WRITTEN"],
    ["the last day", "through: 2027-02-15", "through: TO BE WRITTEN"],
  ])("has %s by the clock of the business, at the instant that SOURCE_DATE_EPOCH names", (_, from, to) => {
    // 2026-12-09 in Albuquerque, the 10th at Greenwich.
    vi.stubEnv("SOURCE_DATE_EPOCH", String(Date.UTC(2026, 11, 10, 6) / 1000));
    const data = copyOfData(fixtureSite("tree-care-nm")).edit("offers/winter-elms.yaml", from, to);
    data.edit("business.yaml", 'opens: "07:00"', "opens: TO BE WRITTEN");
    const draft = newDraft(root, data.dir);
    const checked = checkData(data.dir, { draft });
    expect(checked.site?.today).toBe("2026-12-09");
    expect(pageOf(checked, "/")).toContain("Siberian elm, pruned while it sleeps");
  });

  it("has a picture of its own for one that is open, named by its place", () => {
    const data = copyOfData().edit("pages/home.yaml", "image: roof-repair", "image: TO BE WRITTEN");
    const checked = draftOf(data);
    expect(checked.problems).toEqual([]);
    expect(pageOf(checked, "/")).toMatch(
      /"name":"to-be-written-1","alt":"\[to be written: data\/pages\/home\.yaml:\d+\]"/,
    );
  });

  it("puts a city without coordinates among the others of its county, and judges no place by them", () => {
    const data = copyOfData().edit(city, "latitude: 45.0725", "latitude: TO BE WRITTEN");
    const { site, problems } = draftOf(data);
    expect(problems).toEqual([]);
    const others = site?.dataset.cities.filter(({ file }) => file !== city) ?? [];
    const latitudes = others.map(({ facts }) => facts.coordinates.latitude);
    const found = site?.dataset.cities.find(({ file }) => file === city)?.facts.coordinates.latitude ?? 0;
    expect(found).toBeGreaterThanOrEqual(Math.min(...latitudes));
    expect(found).toBeLessThanOrEqual(Math.max(...latitudes));
  });

  it("is not there for a value that nothing can stand for, and the hint says so", () => {
    const data = copyOfData().edit(city, "county: lake-county", "county: TO BE WRITTEN");
    const { problems, draft } = draftOf(data);
    expect(draft.gaps).toEqual([]);
    expect(problems.map((problem) => problemLines(problem).slice(0, 3))).toEqual([
      [
        `${city}:3:9  error  unfinished-value`,
        '"county" is still to be written.',
        "Fix: No page is shown until it is written: nothing can stand in its place. Write it in place of the words TO BE WRITTEN. County of the city: the folder that holds this file. For example: lake-county",
      ],
    ]);
  });

  it("has all other mistakes of a file, and counts what is open in it", () => {
    const data = copyOfData().edit(city, "latitude: 45.0725", "latitude: TO BE WRITTEN");
    data.edit(city, "landmarks:", "landmark:");
    const { problems, draft } = draftOf(data);
    expect(problems.map(({ message }) => message)).toEqual([
      '"landmark" is not a field of a city file. Did you mean "landmarks"?',
    ]);
    expect(draft.gaps).toHaveLength(1);
  });

  it("leaves nothing in the caches by which the data would seem whole", () => {
    const data = copyOfData().edit(city, "lead: Old oaks", "lead: TO BE WRITTEN #");
    for (let turn = 0; turn < 2; turn++) {
      expect(checkData(data.dir, { root, draft: newDraft(root, data.dir) }).problems).toEqual([]);
      expect(checkData(data.dir, { root }).problems.map(({ code }) => code)).toEqual(["unfinished-value"]);
    }
  });

  it("is looked for where the words of a mark are", () => {
    const data = copyOfData();
    expect(mayBeOpen(data.dir)).toBe(false);
    data.append("services/roof-repair.yaml", "# TO BE WRITTEN\n");
    expect(mayBeOpen(data.dir)).toBe(true);
    expect(draftOf(data).draft.gaps).toEqual([]);
  });
});
