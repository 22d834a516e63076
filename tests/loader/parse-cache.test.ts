import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ParseCache } from "../../src/loader/parse-cache.ts";
import { temporaryFolder } from "../support/data-folder.ts";

/** Asks a cache for values in the way of a command: those it does not know are added, then all is written down. */
function runCommand(dir: string, values: Record<string, unknown>, version = "v1") {
  const cache = new ParseCache(dir, version);
  const missed = Object.keys(values).filter((file) => !cache.find(file, hashOf(values[file])));
  for (const file of missed) cache.add(file, hashOf(values[file]), values[file], `facts of ${file}`);
  cache.save();
  const read = Object.fromEntries(Object.keys(values).map((file) => [file, cache.read(file)]));
  return { missed, read };
}

const hashOf = (value: unknown) => `hash of ${JSON.stringify(value)}`;
const packsIn = (dir: string) => readdirSync(dir).filter((name) => name.endsWith(".values"));
const two = { "a.yaml": { city: "Maple Grove" }, "b.yaml": ["Grüße", 1, null] };

describe("a cache of values", () => {
  it("knows nothing at first, then all that was added, with its facts", () => {
    const dir = temporaryFolder();
    expect(runCommand(dir, two)).toEqual({ missed: ["a.yaml", "b.yaml"], read: two });
    expect(runCommand(dir, two)).toEqual({ missed: [], read: two });
    expect(new ParseCache(dir, "v1").find("a.yaml", hashOf(two["a.yaml"]))?.facts).toBe("facts of a.yaml");
  });

  it("does not know a file whose bytes have changed", () => {
    const dir = temporaryFolder();
    runCommand(dir, two);
    const changed = { ...two, "a.yaml": { city: "Pine Bend" } };
    expect(runCommand(dir, changed)).toEqual({ missed: ["a.yaml"], read: changed });
    expect(runCommand(dir, two).missed).toEqual(["a.yaml"]);
  });

  it("has no value of a file that was neither found nor added", () => {
    const dir = temporaryFolder();
    runCommand(dir, two);
    expect(new ParseCache(dir, "v1").read("a.yaml")).toBeUndefined();
  });

  it("reads what was added before it is written down", () => {
    const cache = new ParseCache(temporaryFolder(), "v1");
    cache.add("a.yaml", "1", two["a.yaml"]);
    expect(cache.read("a.yaml")).toEqual(two["a.yaml"]);
    cache.add("b.yaml", "2", two["b.yaml"]);
    expect([cache.read("b.yaml"), cache.read("a.yaml")]).toEqual([two["b.yaml"], two["a.yaml"]]);
  });

  it("writes nothing where nothing is new", () => {
    const dir = temporaryFolder();
    runCommand(dir, two);
    const before = readdirSync(dir).map((name) => [name, statSync(join(dir, name)).mtimeMs]);
    runCommand(dir, two);
    expect(readdirSync(dir).map((name) => [name, statSync(join(dir, name)).mtimeMs])).toEqual(before);
  });

  it("forgets everything of another version", () => {
    const dir = temporaryFolder();
    runCommand(dir, two);
    expect(runCommand(dir, two, "v2")).toEqual({ missed: ["a.yaml", "b.yaml"], read: two });
    expect(runCommand(dir, two, "v2").missed).toEqual([]);
    expect(runCommand(dir, two, "v1").missed).toEqual(["a.yaml", "b.yaml"]);
  });
});

describe("what is damaged is as if it had never been there", () => {
  const edited = (file: string, edit: (text: string) => string) =>
    writeFileSync(file, edit(readFileSync(file, "latin1")), "latin1");

  it("a line of the index costs one file its place and no other", () => {
    const dir = temporaryFolder();
    runCommand(dir, two);
    edited(join(dir, "index"), (text) => text.replace("hash of {", "hush of {"));
    expect(runCommand(dir, two)).toEqual({ missed: ["a.yaml"], read: two });
  });

  it("a line that was half written is left out", () => {
    const dir = temporaryFolder();
    runCommand(dir, two);
    const index = join(dir, "index");
    truncateSync(index, statSync(index).size - 5);
    expect(runCommand(dir, two)).toEqual({ missed: ["b.yaml"], read: two });
    expect(runCommand(dir, two)).toEqual({ missed: [], read: two });
  });

  it.each<[what: string, damage: (file: string) => void]>([
    ["flipped", (file) => edited(file, (text) => text.replace("Maple", "Naple"))],
    ["cut off", (file) => truncateSync(file, 3)],
    ["gone", (file) => rmSync(file)],
  ])("a value that is %s is not read", (_, damage) => {
    const dir = temporaryFolder();
    runCommand(dir, two);
    damage(join(dir, packsIn(dir)[0] as string));
    expect(runCommand(dir, two).read["a.yaml"]).toBeUndefined();
    // Once is enough: the next command parses the file and keeps it again.
    expect(runCommand(dir, two)).toMatchObject({ missed: expect.arrayContaining(["a.yaml"]), read: two });
    expect(runCommand(dir, two)).toEqual({ missed: [], read: two });
  });

  it.each(["", "1 v1", "no index\n", "1 v1\n\n \n{}\n"])("an index that holds %j", (text) => {
    const dir = temporaryFolder();
    runCommand(dir, two);
    writeFileSync(join(dir, "index"), text);
    expect(runCommand(dir, two)).toEqual({ missed: ["a.yaml", "b.yaml"], read: two });
    expect(runCommand(dir, two).missed).toEqual([]);
  });
});

describe("two processes at once", () => {
  it("each read what they added, and neither spoils the other's", () => {
    const dir = temporaryFolder();
    runCommand(dir, { "old.yaml": 0 });
    const [one, other] = [new ParseCache(dir, "v1"), new ParseCache(dir, "v1")];
    one.add("a.yaml", "1", "one's");
    other.add("b.yaml", "2", "other's");
    one.save();
    other.save();
    expect([one.read("a.yaml"), other.read("b.yaml")]).toEqual(["one's", "other's"]);
    const next = new ParseCache(dir, "v1");
    expect([next.find("a.yaml", "1"), next.find("b.yaml", "2")]).toEqual([
      expect.anything(),
      expect.anything(),
    ]);
    expect([next.read("a.yaml"), next.read("b.yaml")]).toEqual(["one's", "other's"]);
  });

  it("one keeps reading the values that the other has written into a new file and removed", () => {
    const dir = temporaryFolder();
    runCommand(dir, { ...two, "long.yaml": "x".repeat(1000) });
    const reader = new ParseCache(dir, "v1");
    reader.find("a.yaml", hashOf(two["a.yaml"]));
    reader.find("b.yaml", hashOf(two["b.yaml"]));
    expect(reader.read("b.yaml")).toEqual(two["b.yaml"]);
    runCommand(dir, two);
    expect(reader.read("a.yaml")).toEqual(two["a.yaml"]);
  });
});

describe("values are written into one file again", () => {
  it("when more than half of the bytes are dead", () => {
    const dir = temporaryFolder();
    const long = { "long.yaml": "x".repeat(1000) };
    runCommand(dir, { ...two, ...long });
    const [pack = ""] = packsIn(dir);
    expect(runCommand(dir, two)).toEqual({ missed: [], read: two });
    expect(packsIn(dir)).toHaveLength(1);
    expect(statSync(join(dir, packsIn(dir)[0] as string)).size).toBeLessThan(100);
    expect(packsIn(dir)).not.toEqual([pack]);
    expect(runCommand(dir, { ...two, ...long }).missed).toEqual(["long.yaml"]);
  });

  it("when they are spread over more than twelve files", () => {
    const dir = temporaryFolder();
    const values: Record<string, number> = {};
    for (let turn = 1; turn <= 12; turn++) {
      values[`${turn}.yaml`] = turn;
      runCommand(dir, values);
    }
    expect(packsIn(dir)).toHaveLength(12);
    values["13.yaml"] = 13;
    expect(runCommand(dir, values)).toEqual({ missed: ["13.yaml"], read: values });
    expect(packsIn(dir)).toHaveLength(1);
    expect(runCommand(dir, values)).toEqual({ missed: [], read: values });
  });

  it("when the index has many lines for each file", () => {
    const dir = temporaryFolder();
    const linesOfIndex = () => readFileSync(join(dir, "index"), "utf8").trimEnd().split("\n").length;
    let most = 0;
    for (let turn = 0; turn < 40; turn++) {
      runCommand(dir, { "a.yaml": turn });
      most = Math.max(most, linesOfIndex());
    }
    expect(most).toBeLessThanOrEqual(16);
    expect(packsIn(dir).length).toBeLessThan(13);
  });
});

describe("a folder that cannot be written", () => {
  it("a file in its place: nothing is kept, and nothing fails", () => {
    const dir = join(temporaryFolder(), "cache");
    writeFileSync(dir, "");
    expect(runCommand(dir, two)).toEqual({
      missed: ["a.yaml", "b.yaml"],
      read: { "a.yaml": undefined, "b.yaml": undefined },
    });
  });

  it("it goes away while a command runs: what cannot be kept is parsed again", () => {
    const dir = join(temporaryFolder(), "cache");
    mkdirSync(dir);
    const cache = new ParseCache(dir, "v1");
    cache.add("a.yaml", "1", "value");
    rmSync(dir, { recursive: true });
    cache.save();
    expect(cache.read("a.yaml")).toBeUndefined();
    expect(cache.add("b.yaml", "2", "value")).toBe(false);
  });

  it("its index is a folder: what is known lasts for one command", () => {
    const dir = temporaryFolder();
    mkdirSync(join(dir, "index"));
    expect(runCommand(dir, two)).toEqual({ missed: ["a.yaml", "b.yaml"], read: two });
    expect(runCommand(dir, two).missed).toEqual(["a.yaml", "b.yaml"]);
  });
});
