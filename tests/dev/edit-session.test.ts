import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { copyOfData } from "../support/data-folder.ts";
import { openSession as open } from "../support/edit-session.ts";
import { dataOf } from "../support/folders.ts";

const pine = "cities/lake-county/pine-bend.yaml";
const maple = "cities/lake-county/maple-grove.yaml";
const [pinePath, maplePath, otterPath] = ["pine-bend", "maple-grove", "otter-falls"].map(
  (city) => `/roofers-${city}-lake-county`,
);

const landmark = [pine, "/landmarks/1", "Fire Tower", "Water Tower"] as const;

describe("an edit in the page", { timeout: 30_000 }, () => {
  it("says before it is saved which pages change, and where it will stand", async () => {
    const { data, attempt } = open();
    const before = dataOf(data.dir);
    expect(await attempt(...landmark)).toEqual({
      status: "good",
      places: [`${pine}:15:20`],
      reach: { pages: [pinePath], isEverywhere: false },
      problems: [],
      canUndo: false,
      canRedo: false,
    });
    expect(
      await attempt("pages/city.yaml", "/sections/0/heading", "Roofers in {city}", "Roofs in {city}"),
    ).toMatchObject({
      reach: { pages: expect.arrayContaining([pinePath, maplePath, otterPath]), isEverywhere: false },
    });
    expect(await attempt("business.yaml", "/phone", "612-555-0100", "612-555-0123")).toMatchObject({
      reach: { isEverywhere: true },
    });
    expect(dataOf(data.dir)).toEqual(before);
  });

  it("changes the letters of its value and no other byte; undo and redo bring back every byte", async () => {
    const { data, save, undo, redo } = open();
    const before = dataOf(data.dir);
    const text = data.read(pine);
    expect(await save(...landmark)).toMatchObject({ status: "good", canUndo: true });
    expect(data.read(pine)).toBe(text.replace("Fire Tower", "Water Tower"));
    const after = dataOf(data.dir);
    expect(await undo()).toMatchObject({ status: "good", canUndo: false, canRedo: true });
    expect(dataOf(data.dir)).toEqual(before);
    expect(await redo()).toMatchObject({ status: "good", canUndo: true, canRedo: false });
    expect(dataOf(data.dir)).toEqual(after);
  });

  it("is refused with the words of the checks, and nothing is written", async () => {
    const { data, attempt, save } = open();
    const before = dataOf(data.dir);
    const faults = { "{town}": "unknown-placeholder", "[a roof](/nowhere)": "broken-internal-link" };
    for (const [words, code] of Object.entries(faults)) {
      const lead = "Needles fill the gutters of Pine Bend twice a year and push water under the edge.";
      const refused = { status: "refused", problems: [{ code, isError: true }] };
      expect(await attempt(pine, "/lead", lead, `${lead} ${words}`)).toMatchObject(refused);
      expect(await save(pine, "/lead", lead, `${lead} ${words}`)).toMatchObject(refused);
    }
    expect(await save("business.yaml", "/email", "hello@maple-roofing.example", "hello")).toMatchObject({
      status: "refused",
    });
    expect(dataOf(data.dir)).toEqual(before);
  });

  it("is refused while there are other mistakes, with the place of each", async () => {
    const { data, attempt, reload } = open();
    data.edit("pages/county.yaml", "to: /contact", "to: /nowhere");
    await reload();
    const link = {
      code: "broken-internal-link",
      isError: true,
      place: expect.stringMatching(/^pages\/county\.yaml:\d+/),
    };
    expect(await attempt(...landmark)).toMatchObject({ status: "refused", problems: [link] });
    data.edit("pages/county.yaml", "to: /nowhere", "to: /contact");
    data.edit("navigation.yaml", "header:", "header: [");
    await reload();
    const problem = {
      code: "yaml-syntax",
      isError: true,
      place: expect.stringMatching(/^navigation\.yaml:\d+/),
    };
    expect(await attempt(...landmark)).toMatchObject({ status: "refused", problems: [problem] });
  });

  it("of a number stays a number", async () => {
    const { data, save } = open();
    expect(await save("business.yaml", "/founded", "1971", "1972")).toMatchObject({ status: "good" });
    expect(data.read("business.yaml")).toContain("\nfounded: 1972\n");
    expect(await save("business.yaml", "/founded", "1972", "long ago")).toMatchObject({ status: "refused" });
  });

  it("is merged with what others do to other values, and is a conflict where they changed the same", async () => {
    const { data, save, undo, redo } = open();
    data.edit(pine, "Quarry Pool", "Quarry Pond");
    expect(await save(...landmark)).toMatchObject({ status: "good" });
    expect(data.read(pine)).toContain("[Depot, Water Tower, Quarry Pond, Bend School]");
    data.edit(pine, "Bend School", "Old School");
    expect(await undo()).toMatchObject({ status: "good" });
    expect(data.read(pine)).toContain("[Depot, Fire Tower, Quarry Pond, Old School]");
    expect(await redo()).toMatchObject({ status: "good" });
    expect(data.read(pine)).toContain("[Depot, Water Tower, Quarry Pond, Old School]");
    data.edit(pine, "Water Tower", "Bell Tower");
    const conflict = { status: "conflict", place: `${pine}:15:20`, current: "Bell Tower" };
    expect(await save(...landmark)).toMatchObject(conflict);
    expect(await undo()).toMatchObject(conflict);
    expect(data.read(pine)).toContain("Bell Tower");
    expect(await save(pine, "/landmarks/0", "Depot", "Old Depot")).toMatchObject({ status: "good" });
    data.edit(pine, "Old Depot", "New Depot");
    expect(await undo()).toMatchObject({ status: "conflict", current: "New Depot" });
    expect(await undo()).toMatchObject({ status: "good", reach: { pages: [] } });
    data.remove(pine);
    expect(await save(...landmark)).toMatchObject({ status: "conflict" });
  });

  it("adds, moves and removes entries of lists, and takes them back", async () => {
    const { data, entry, list, undo } = open();
    const before = dataOf(data.dir);
    const shown = {
      status: "entry",
      entry: { pointer: "/landmarks/1", list: "landmarks", index: 1, length: 4, names: [] },
    };
    expect(await entry(pine, "/landmarks/1")).toEqual(shown);
    expect(await entry(pine, "/localText/2/text")).toMatchObject({
      entry: { pointer: "/localText/2", names: ["heading", "text"] },
    });
    expect(await entry(pine, "/lead")).toEqual({ status: "entry" });
    const tower = {
      file: pine,
      pointer: "/landmarks/1",
      seen: { pointer: "/landmarks/1", written: "Fire Tower" },
    };
    expect(await list("try", { ...tower, kind: "add", value: "Bell Tower" })).toMatchObject({
      status: "good",
      reach: { pages: [pinePath] },
    });
    await list("save", { ...tower, kind: "add", value: "Bell Tower" });
    await list("save", { ...tower, kind: "move", to: 0 });
    expect(data.read(pine)).toContain(
      "landmarks: [Fire Tower, Depot, Bell Tower, Quarry Pool, Bend School]\n",
    );
    expect(await list("save", { ...tower, kind: "remove" })).toMatchObject({
      status: "conflict",
      current: "Depot",
    });
    for (let times = 0; times < 2; times++) expect(await undo()).toMatchObject({ status: "good" });
    expect(dataOf(data.dir)).toEqual(before);
    expect(await list("save", { ...tower, kind: "remove" })).toMatchObject({
      status: "refused",
      problems: [{ code: "invalid-value" }],
    });
    await list("save", { ...tower, kind: "add", value: "Bell Tower" });
    await list("save", { ...tower, kind: "remove" });
    expect(data.read(pine)).toContain("landmarks: [Depot, Bell Tower, Quarry Pool, Bend School]\n");
    data.edit(pine, "North Bend", "Far Bend");
    expect(await undo()).toMatchObject({ status: "refused", problems: [{ code: "edited-since" }] });
    expect(await undo()).toMatchObject({ status: "refused", problems: [{ code: "edited-since" }] });
    expect(await undo()).toMatchObject({ status: "good", canUndo: false, reach: { pages: [] } });
  });

  it("writes a new entry with fields as its neighbors are written, and refuses one that lacks a field", async () => {
    const { data, list } = open();
    const wind = {
      file: pine,
      pointer: "/localText/2",
      seen: { pointer: "/localText/2/heading", written: "Wind off the quarry" },
    };
    const value = {
      heading: "Dust from the quarry",
      text: "It dulls light shingles on the east side of town.",
    };
    expect(await list("save", { ...wind, kind: "add", value })).toMatchObject({ status: "good" });
    expect(data.read(pine)).toContain(
      "  - heading: Dust from the quarry\n    text: It dulls light shingles on the east side of town.\nfaqs:\n",
    );
    expect(await list("save", { ...wind, kind: "add", value: { heading: "Alone", text: "" } })).toMatchObject(
      { status: "refused" },
    );
  });

  it("writes what is still to be written, also a number, and undo leaves it open again", async () => {
    const note = "TO BE WRITTEN (When the business began.)";
    const data = copyOfData()
      .edit("business.yaml", "founded: 1971", `founded: ${note}`)
      .edit(
        pine,
        "Needles fill the gutters of Pine Bend twice a year and push water under the edge.",
        "TO BE WRITTEN",
      );
    const before = dataOf(data.dir);
    const { save, undo, history } = open(data);
    expect(await save("business.yaml", "/founded", "", "long ago")).toMatchObject({ status: "refused" });
    expect(await save("business.yaml", "/founded", "", "1971")).toMatchObject({ status: "good" });
    expect(data.read("business.yaml")).toContain("\nfounded: 1971\n");
    expect(await save(pine, "/lead", "", "We mend roofs.")).toMatchObject({ status: "good" });
    expect(data.read(pine)).toContain("\nlead: We mend roofs.\n");
    expect(await save(pine, "/lead", "", "We mend.")).toMatchObject({ status: "conflict" });
    expect(await history()).toMatchObject({ entries: [{ changes: [{ before: note, after: "1971" }] }, {}] });
    data.edit(pine, "Quarry Pool", "Quarry Pond");
    expect(await undo()).toMatchObject({ status: "good" });
    expect(data.read(pine)).toContain("\nlead: TO BE WRITTEN\n");
    data.edit(pine, "Quarry Pond", "Quarry Pool");
    await undo();
    expect(dataOf(data.dir)).toEqual(before);
  });

  it("gives an alias words of its own, and undo makes it repeat its anchor again", async () => {
    const data = copyOfData();
    data.edit(pine, "landmarks: [Depot", "landmarks: [&station Depot");
    data.edit(pine, "heading: Garages with flat roofs", "heading: *station");
    const before = dataOf(data.dir);
    const { save, undo } = open(data);
    expect(await save(pine, "/localText/0/heading", "Depot", "Flat roofs")).toMatchObject({ status: "good" });
    expect(data.read(pine)).toContain("  - heading: Flat roofs\n");
    expect(await undo()).toMatchObject({ status: "good" });
    expect(dataOf(data.dir)).toEqual(before);
  });

  it("reaches no file but those of the data, and no value that is not there", async () => {
    const { data, save } = open();
    const outside = join(data.dir, "..", "outside.yaml");
    data.write("../outside.yaml", "city: Pine Bend\n");
    for (const file of [
      "../outside.yaml",
      outside,
      ".hidden.yaml",
      "schemas/../../outside.yaml",
      "package.json",
    ])
      expect(await save(file, "/city", "Pine Bend", "Elm Bend")).toMatchObject({ status: "conflict" });
    expect(await save(pine, "/landmarks/9", "undefined", "A tower")).toMatchObject({ status: "conflict" });
    expect(await save(pine, "/__proto__/city", "undefined", "A tower")).toMatchObject({ status: "conflict" });
    expect(readFileSync(outside, "utf8")).toBe("city: Pine Bend\n");
  });

  it("may change several values at once, which are taken back at once", async () => {
    const { data, undo, history } = open();
    const before = dataOf(data.dir);
    const session = open(data);
    expect(await session.save(...landmark)).toMatchObject({ status: "good" });
    expect(await session.save(maple, "/city", "Maple Grove", "Maple Grove")).toMatchObject({
      status: "good",
    });
    expect(await session.history()).toMatchObject({
      entries: [
        {
          changes: [{ before: "Fire Tower", after: "Water Tower", place: `${pine}:15:20` }],
          isUndone: false,
        },
        { isUndone: false },
      ],
    });
    await session.undo();
    await session.undo();
    expect(dataOf(data.dir)).toEqual(before);
    expect(await undo()).toMatchObject({ status: "good", reach: { pages: [] } });
    expect(await history()).toMatchObject({ status: "history", entries: [] });
  });
});
