import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Staging } from "../../scripts/publish/staging.ts";
import type { FileState } from "../../scripts/publish/state.ts";
import { DataFolder, temporaryFolder } from "../support/data-folder.ts";

type Publish = (staging: Staging, oldDir: string) => void;

/** Stages a folder once for each of the functions, each on top of what the one before left. */
function publishInTurn(...builds: Publish[]): { folders: string[]; staged: Staging[] } {
  let old: ReadonlyMap<string, FileState> = new Map();
  const folders = [temporaryFolder()];
  const staged = builds.map((publish) => {
    const folder = temporaryFolder();
    const oldDir = folders.at(-1) as string;
    const staging = new Staging(folder, oldDir, old);
    publish(staging, oldDir);
    folders.push(folder);
    old = staging.files;
    return staging;
  });
  return { folders: folders.slice(1), staged };
}

const textOf = (folder: string | undefined, file: string) =>
  readFileSync(join(folder as string, file), "utf8");
const inodeOf = (folder: string | undefined, file: string) => statSync(join(folder as string, file)).ino;

describe("files that people name themselves", () => {
  function copyTwice(file: string, edit: (source: DataFolder) => void) {
    const source = new DataFolder(temporaryFolder());
    source.write(file, "first");
    return publishInTurn(
      (staging) => staging.copyFolder(source.dir),
      (staging) => {
        edit(source);
        staging.copyFolder(source.dir);
      },
    ).folders;
  }

  it.each(["note.txt", "assets/note.txt"])(
    "are copied again when they change at the same size: %s",
    (file) => {
      const [, second] = copyTwice(file, (source) => source.write(file, "other"));
      expect(textOf(second, file)).toBe("other");
    },
  );

  it.each(["note.txt", "assets/note.txt"])("are taken over when they say the same: %s", (file) => {
    const [first, second] = copyTwice(file, (source) => source.write(file, "first"));
    expect(inodeOf(second, file)).toBe(inodeOf(first, file));
  });
});

describe("a file that is written twice", () => {
  const twice: Publish = (staging) => {
    staging.write("robots.txt", "by a person");
    staging.write("robots.txt", "by the tool");
  };

  it("holds what was written last, also where the old site has the same", () => {
    const { folders, staged } = publishInTurn(twice, twice);
    expect(folders.map((folder) => textOf(folder, "robots.txt"))).toEqual(["by the tool", "by the tool"]);
    expect(staged.map(({ bytes }) => bytes)).toEqual([11, 11]);
  });

  it("leaves the old site's own file as it was", () => {
    const { folders } = publishInTurn(
      (staging) => staging.write("page.html", "the page"),
      (staging) => {
        staging.takeOver("page.html");
        staging.write("page.html", "by a person");
      },
    );
    expect(folders.map((folder) => textOf(folder, "page.html"))).toEqual(["the page", "by a person"]);
  });

  it("is not taken over by the next build, which could not tell whose it is", () => {
    const { staged } = publishInTurn(
      (staging) => {
        staging.write("page.html", "the page");
        staging.write("page.html", "by a person");
      },
      (staging) => expect(staging.takeOver("page.html")).toBe(false),
    );
    expect(staged.map(({ files }) => files.size)).toEqual([1, 0]);
  });
});

it("takes files over together or not at all", () => {
  const { staged } = publishInTurn(
    (staging) => {
      staging.write("page.html", "the page");
      staging.write("page.json", "its data");
    },
    (staging, oldDir) => {
      writeFileSync(join(oldDir, "page.json"), "touched");
      expect(staging.takeOver("page.html", "page.json")).toBe(false);
    },
  );
  expect(staged[1]?.files.size).toBe(0);
});
