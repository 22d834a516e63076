import { describe, expect, it } from "vitest";
import type { Work } from "../../scripts/dev/editing/requests.ts";
import { undoLast } from "../../scripts/edit/journal.ts";
import { openSession } from "../support/edit-session.ts";
import { hashFiles } from "../support/folders.ts";

const pine = "cities/lake-county/pine-bend.yaml";
const maple = "cities/lake-county/maple-grove.yaml";
const tower = [pine, "/landmarks/1", "Fire Tower", "Water Tower"] as const;
const pool = [pine, "/landmarks/2", "Quarry Pool", "Quarry Pond"] as const;
const added: Work = {
  does: "add",
  kind: "page",
  name: "Our warranty",
  given: { "/type": "text" },
  answers: {},
};

function open() {
  const session = openSession();
  const { dir } = session.data;
  const start = hashFiles(dir);
  return { ...session, dir, start, isAsAtStart: () => expect(hashFiles(dir)).toEqual(start) };
}

describe("what the editor has taken back is no longer the last change", { timeout: 60_000 }, () => {
  it("after one undo there is nothing to take back, and no trace of it", async () => {
    const { dir, save, undo, isAsAtStart } = open();
    await save(...tower);
    await undo();
    expect(undoLast(dir)).toBeUndefined();
    isAsAtStart();
  });

  it("after some undos, what was done before them is taken back", async () => {
    const { dir, save, undo, isAsAtStart } = open();
    await save(maple, "/zipCodes/0", "55311", "55369");
    await save(...tower);
    await save(...pool);
    for (let times = 0; times < 2; times++) await undo();
    expect(undoLast(dir)).toMatchObject({ files: [maple] });
    isAsAtStart();
    expect(undoLast(dir)).toBeUndefined();
  });

  it("what was made again is the last change again", async () => {
    const { data, dir, save, undo, redo, isAsAtStart } = open();
    await save(...tower);
    const once = hashFiles(dir);
    await save(...pool);
    for (let times = 0; times < 2; times++) await undo();
    for (let times = 0; times < 2; times++) await redo();
    expect(data.read(pine)).toContain("Quarry Pond");
    expect(undoLast(dir)).toMatchObject({ files: [pine] });
    expect(data.read(pine)).toContain("Water Tower");
    expect(hashFiles(dir)[pine]).toBe(once[pine]);
    expect(undoLast(dir)).toMatchObject({ files: [pine] });
    isAsAtStart();
  });

  it("an addition that was taken back stays away", async () => {
    const { dir, work, undo, isAsAtStart } = open();
    expect(await work("carry-out", added)).toMatchObject({ status: "good" });
    await undo();
    expect(undoLast(dir)).toBeUndefined();
    isAsAtStart();
  });

  it("what others wrote into its file meanwhile stays, and what was undone does not come back", async () => {
    const { data, dir, save, undo, redo } = open();
    await save(...tower);
    const text = data.read(pine);
    data.edit(pine, "Wind off the quarry", "Wind off the lake");
    expect(await undo()).toMatchObject({ status: "good" });
    expect(data.read(pine)).toBe(
      text.replace("Water Tower", "Fire Tower").replace("Wind off the quarry", "Wind off the lake"),
    );
    expect(undoLast(dir)).toBeUndefined();
    expect(await redo()).toMatchObject({ status: "good" });
    expect(undoLast(dir)).toMatchObject({ files: [pine] });
    expect(data.read(pine)).toContain("Wind off the lake");
    expect(data.read(pine)).toContain("Fire Tower");
  });

  it("a change whose files somebody has brought back is none", async () => {
    const { data, dir, save, isAsAtStart } = open();
    const text = data.read(pine);
    await save(maple, "/zipCodes/0", "55311", "55369");
    await save(...tower);
    data.write(pine, text);
    expect(undoLast(dir)).toMatchObject({ files: [maple] });
    isAsAtStart();
  });
});

describe("what the command line has taken back is no longer the editor's last change", () => {
  it("Undo takes back what was done before, and Redo makes both again", async () => {
    const { data, dir, save, undo, redo, isAsAtStart } = open();
    await save(maple, "/zipCodes/0", "55311", "55369");
    await save(...tower);
    const both = [data.read(maple), data.read(pine)];
    undoLast(dir);
    expect(await undo()).toMatchObject({ status: "good", canUndo: false, canRedo: true });
    isAsAtStart();
    for (let times = 0; times < 2; times++) expect(await redo()).toMatchObject({ status: "good" });
    expect([data.read(maple), data.read(pine)]).toEqual(both);
  });
});
