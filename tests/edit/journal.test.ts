import { createHash } from "node:crypto";
import { chmodSync, cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { applyChanges, type FileChange, finishCutOff, undoLast } from "../../scripts/edit/journal.ts";
import { copyOfData, DataFolder, temporaryFolder } from "../support/data-folder.ts";
import { dataOf, hashFiles } from "../support/folders.ts";

const old = "cities/lake-county/maple-grove.yaml";
const fresh = "cities/oak-county/oak.yaml";

function changesOf(data: DataFolder): FileChange[] {
  const before = readFileSync(join(data.dir, old));
  return [
    { file: old, before, after: Buffer.concat([before, Buffer.from("# seen\n")]) },
    { file: fresh, before: undefined, after: Buffer.from("city: Oak\n") },
  ];
}

describe("changes of several files", () => {
  it("are written, and taken back byte for byte with the folders that were made", () => {
    const data = copyOfData();
    // Bytes that are no text come back as well.
    data.write(old, Buffer.concat([Buffer.from(data.read(old)), Buffer.from([0xff, 0xfe])]));
    const before = hashFiles(data.dir);
    applyChanges(data.dir, "Oak", changesOf(data));
    expect(data.read(fresh)).toBe("city: Oak\n");
    expect(undoLast(data.dir)).toEqual({ title: "Oak", files: [old, fresh] });
    expect(hashFiles(data.dir)).toEqual(before);
    expect(existsSync(join(data.dir, "cities/oak-county"))).toBe(false);
    expect(undoLast(data.dir)).toBeUndefined();
  });

  it.skipIf(process.platform === "win32")(
    "leave to whom a file is open, when written and when taken back",
    () => {
      const data = copyOfData();
      const modeOf = () => statSync(join(data.dir, old)).mode & 0o777;
      for (const mode of [0o600, 0o444]) {
        chmodSync(join(data.dir, old), mode);
        applyChanges(data.dir, "Oak", changesOf(data));
        expect(modeOf()).toBe(mode);
        undoLast(data.dir);
        expect(modeOf()).toBe(mode);
      }
    },
  );

  it("are taken back one addition after the other, the last one first", () => {
    const data = copyOfData();
    const before = hashFiles(data.dir);
    applyChanges(data.dir, "Oak", changesOf(data));
    const between = dataOf(data.dir);
    applyChanges(data.dir, "Elm", [
      { file: fresh, before: Buffer.from("city: Oak\n"), after: Buffer.from("city: Elm\n") },
    ]);
    expect(undoLast(data.dir)).toEqual({ title: "Elm", files: [fresh] });
    expect(dataOf(data.dir)).toEqual(between);
    expect(undoLast(data.dir)).toEqual({ title: "Oak", files: [old, fresh] });
    expect(hashFiles(data.dir)).toEqual(before);
  });

  it.each([0, 1])("leave all as it was when writing file %i fails", (failing) => {
    const data = copyOfData();
    const before = hashFiles(data.dir);
    let count = 0;
    const write = (path: string, content: Uint8Array) => {
      if (count++ === failing) throw new Error("no space left");
      writeFileSync(path, content);
    };
    expect(() => applyChanges(data.dir, "Oak", changesOf(data), write)).toThrow("no space left");
    expect(hashFiles(data.dir)).toEqual(before);
    expect(existsSync(join(data.dir, "cities/oak-county"))).toBe(false);
  });

  it("are not taken back when a file was edited since, and nothing is half undone", () => {
    const data = copyOfData();
    applyChanges(data.dir, "Oak", changesOf(data));
    data.append(fresh, "lead: mine\n");
    const edited = hashFiles(data.dir);
    expect(undoLast(data.dir)).toEqual({ title: "Oak", edited: [fresh], journal: ".site-add/000001.json" });
    expect(hashFiles(data.dir)).toEqual(edited);
  });

  it("are taken back from a journal as the first version wrote it", () => {
    const data = copyOfData().write("cities/oak-county/oak.yaml", "city: Oak\n").append(old, "# seen\n");
    const text = data.read(old);
    const before = text.slice(0, -"# seen\n".length);
    const hash = (content: string) => createHash("sha256").update(content).digest("hex");
    const files = [
      { file: old, before: Buffer.from(before).toString("base64"), after: hash(text) },
      { file: fresh, before: null, after: hash("city: Oak\n") },
    ];
    data.write(
      ".site-add/000007.json",
      JSON.stringify({ title: "Oak", files, folders: ["cities/oak-county"] }),
    );
    expect(undoLast(data.dir)).toEqual({ title: "Oak", files: [old, fresh] });
    expect(data.read(old)).toBe(before);
    expect(existsSync(join(data.dir, "cities/oak-county"))).toBe(false);
  });

  it("keep a journal that version control ignores", () => {
    const data = copyOfData();
    applyChanges(data.dir, "Oak", changesOf(data));
    expect(data.read(".site-add/.gitignore")).toBe("*\n");
  });
});

describe("a crash while files are written", () => {
  /** The folder as it lay on the disk when the given file was about to be written. */
  function cutOffAt(moment: number): { before: Record<string, string>; crashed: DataFolder } {
    const data = copyOfData();
    const before = hashFiles(data.dir);
    const crashed = join(temporaryFolder(), "data");
    let count = 0;
    const write = (path: string, content: Uint8Array) => {
      if (count++ === moment) cpSync(data.dir, crashed, { recursive: true });
      writeFileSync(path, content);
    };
    applyChanges(data.dir, "Oak", changesOf(data), write);
    return { before, crashed: new DataFolder(crashed) };
  }

  it.each([0, 1])("at file %i is taken back by the next command", (moment) => {
    const { before, crashed } = cutOffAt(moment);
    expect(finishCutOff(crashed.dir)).toMatchObject({ title: "Oak", edited: [] });
    expect(hashFiles(crashed.dir)).toEqual(before);
    expect(finishCutOff(crashed.dir)).toBeUndefined();
  });

  it("between two renames is taken back by the next command", () => {
    const { before, crashed } = cutOffAt(1);
    // The first file has its new content already, the second is not there yet.
    crashed.append(old, "# seen\n");
    expect(finishCutOff(crashed.dir)).toMatchObject({ title: "Oak", edited: [] });
    expect(hashFiles(crashed.dir)).toEqual(before);
  });

  it("followed by an edit is left as it is, and the file named", () => {
    const { crashed } = cutOffAt(1);
    crashed.append(old, "# mine\n");
    const edited = hashFiles(crashed.dir);
    expect(finishCutOff(crashed.dir)).toMatchObject({ title: "Oak", edited: [old] });
    expect(hashFiles(crashed.dir)).toEqual(edited);
  });

  it("while an addition was taken back is finished by the next command", () => {
    const data = copyOfData();
    const before = hashFiles(data.dir);
    applyChanges(data.dir, "Oak", changesOf(data));
    const journal = JSON.parse(data.read(".site-add/000001.json")) as object;
    data.write(".site-add/000001.json", JSON.stringify({ ...journal, writer: process.pid }));
    rmSync(join(data.dir, fresh));
    expect(finishCutOff(data.dir)).toMatchObject({ title: "Oak", edited: [] });
    expect(hashFiles(data.dir)).toEqual(before);
  });

  it("is not assumed of a finished addition, nor of one that another process is writing", () => {
    const data = copyOfData();
    applyChanges(data.dir, "Oak", changesOf(data));
    expect(finishCutOff(data.dir)).toBeUndefined();
    const journal = JSON.parse(data.read(".site-add/000001.json")) as object;
    // The process that started this one runs for as long as the test.
    data.write(".site-add/000001.json", JSON.stringify({ ...journal, writer: process.ppid }));
    const before = hashFiles(data.dir);
    expect(finishCutOff(data.dir)).toBeUndefined();
    expect(hashFiles(data.dir)).toEqual(before);
  });
});
