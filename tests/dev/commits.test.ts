import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { copyOfData, type DataFolder } from "../support/data-folder.ts";
import { openSession } from "../support/edit-session.ts";
import { inRepository } from "../support/repository.ts";

const pine = "cities/lake-county/pine-bend.yaml";

/** A data folder in a repository with one commit of all of it. */
function committedData(): { data: DataFolder; git: (...args: string[]) => string } {
  const data = copyOfData();
  writeFileSync(join(data.dir, "..", "notes.txt"), "one\n");
  return { data, git: inRepository(data) };
}

describe("what was changed", () => {
  it("is committed with the words that are proposed, and nothing that is staged elsewhere", async () => {
    const { data, git } = committedData();
    const session = openSession(data);
    writeFileSync(join(data.dir, "..", "notes.txt"), "two\n");
    git("add", "notes.txt");
    await session.save("business.yaml", "/phone", "612-555-0100", "612-555-0177");
    await session.work("carry-out", { does: "add", kind: "city", name: "Hamel", given: {}, answers: {} });
    const history = await session.history();
    expect(history).toMatchObject({
      message: expect.stringMatching(
        /^Change the office number for calls on all \d+ pages, add the city Hamel$/,
      ),
      entries: [{ isKept: false }, { isKept: false }],
    });
    if (history.status !== "history") throw new Error(history.status);
    expect(history.repository.pending).toContainEqual({ file: "business.yaml", state: "changed" });
    expect(history.repository.pending).toContainEqual({
      file: "cities/lake-county/hamel.yaml",
      state: "new",
    });
    expect(await session.commit(history.message)).toMatchObject({ status: "committed" });
    expect(git("log", "-1", "--format=%s")).toBe(`${history.message}\n`);
    expect(git("show", "--name-only", "--format=")).not.toContain("notes.txt");
    expect(git("status", "--porcelain")).toBe("M  notes.txt\n");
    expect(await session.history()).toMatchObject({
      entries: [{ isKept: true }, { isKept: true }],
      repository: { pending: [] },
      message: "",
    });
    await session.undo();
    expect(git("status", "--porcelain", "data")).toContain(" D data/cities/lake-county/hamel.yaml\n");
  });

  it("is named by its files where it was changed elsewhere", async () => {
    const { data } = committedData();
    data.edit(pine, "Fire Tower", "Bell Tower");
    expect(await openSession(data).history()).toMatchObject({ message: `Change ${pine}` });
  });
});

describe("a commit that is not made says why and what to do", () => {
  it.each<[string, (git: (...args: string[]) => string, dir: string) => void, RegExp, RegExp | undefined]>([
    [
      "nobody has said who one is",
      (git) => {
        git("config", "user.name", "");
        git("config", "user.email", "");
      },
      /does not know yet who makes this change/,
      /git config --global user\.name/,
    ],
    [
      "a hook refuses",
      (_, dir) => {
        const hook = join(dir, "..", "hooks", "pre-commit");
        mkdirSync(dirname(hook));
        writeFileSync(hook, "#!/bin/sh\necho Spelling is wrong >&2\nexit 1\n");
        chmodSync(hook, 0o755);
      },
      /A check of this repository .* Spelling is wrong/,
      /Mend what it says/,
    ],
    [
      "a merge is under way",
      (git) => {
        git("branch", "other");
        git("commit", "--quiet", "--allow-empty", "--message=Here");
        git("checkout", "--quiet", "other");
        git("commit", "--quiet", "--allow-empty", "--message=There");
        git("merge", "--quiet", "--no-commit", "--no-ff", "main");
      },
      /A merge is under way.*git merge --abort/,
      undefined,
    ],
    [
      "another command is at work",
      (_, dir) => writeFileSync(join(dir, "..", ".git", "index.lock"), ""),
      /Another Git command is at work/,
      /commit again/,
    ],
  ])("where %s", async (_, obstruct, message, hint) => {
    const { data, git } = committedData();
    const session = openSession(data);
    await session.work("carry-out", { does: "add", kind: "city", name: "Hamel", given: {}, answers: {} });
    obstruct(git, data.dir);
    const answer = await session.commit("Add a city");
    if (answer.status !== "refused") throw new Error(JSON.stringify(answer));
    expect(answer.problems[0]?.message).toMatch(message);
    if (hint) expect(answer.problems[0]?.hint).toMatch(hint);
    expect(git("log", "--format=%s")).not.toContain("Add a city");
    // What was not staged before is not staged now.
    expect(git("status", "--porcelain", "--", data.dir)).toContain("?? data/cities/lake-county/hamel.yaml\n");
  });

  it("where there is no repository", async () => {
    const data = copyOfData();
    expect(await openSession(data).history()).toMatchObject({
      repository: { absence: expect.stringContaining("in no Git repository") },
    });
  });
});
