// @module-tag nightly
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { build } from "../support/builds.ts";
import { plainUser, refused, runSite, start } from "../support/cli.ts";
import { copyOfData, root, temporaryFolder } from "../support/data-folder.ts";
import { hashFiles, namesIn } from "../support/folders.ts";
import { withPlug } from "../support/plugs.ts";

function builtCopy() {
  const data = copyOfData();
  const out = join(temporaryFolder(), "dist");
  build(data.dir, out);
  const before = hashFiles(out);
  data.edit("pages/contact.yaml", "title: Free roofing quote", "title: Free quote");
  return { data: data.dir, out, before };
}

/** The site is as it was, and nothing is beside it. */
function expectLeft(out: string, before: Record<string, string>) {
  expect(hashFiles(out)).toEqual(before);
  expect(namesIn(dirname(out))).toEqual(["dist"]);
}

const run = (data: string, out: string, env: Record<string, string> = {}) =>
  runSite(["build", "--data", data, "--out", out], { env });

test("a second build into the same folder says who writes it, waits, and builds then", async () => {
  const { data, out, before } = builtCopy();
  const since = new Date().toISOString();
  writeFileSync(`${out}.lock`, JSON.stringify({ pid: process.pid, host: hostname(), since }));
  const { ended, until } = start(["build", "--data", data, "--out", out]);
  const [day = "", time = ""] = since.split("T");
  expect(await until("\n")).toBe(
    `Another build writes ${out} (process ${process.pid} on this machine, since ${time.slice(0, 8)} UTC on ${day}); this one waits for it. If none runs there, remove ${out}.lock.\n`,
  );
  expect(hashFiles(out)).toEqual(before);
  rmSync(`${out}.lock`);
  expect(await ended).toEqual([0, null]);
  expect(hashFiles(out)).not.toEqual(before);
  expect(namesIn(dirname(out))).toEqual(["dist"]);
});

test.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
])("a build that is ended by %s exits with %i and leaves the old site and nothing else", (signal, code) => {
  const { data, out, before } = builtCopy();
  const env = withPlug("kill-at.mjs", { KILL_OUT: out, KILL_AT: "10", KILL_WITH: signal });
  expect(run(data, out, env)).toMatchObject({ code, stdout: "" });
  expectLeft(out, before);
});

describe("a built folder that someone has put something into", () => {
  const refusal = (out: string, what: string, it = "it") =>
    `${out} holds what this tool did not write (${what}), so it is not replaced.\n  Fix: Move ${it} out of ${basename(out)}, or choose another folder with --out. Files to publish beside the pages belong in the folder static of the data.\n`;

  test.each<[what: string, put: (out: string) => void, named: string, it: string]>([
    ["a file", (out) => writeFileSync(join(out, "notes.txt"), "mine"), "notes.txt", "it"],
    ["a page", (out) => writeFileSync(join(out, "mine.html"), "mine"), "mine.html", "it"],
    ["a repository", (out) => mkdirSync(join(out, ".git")), ".git", "it"],
    [
      "a file among the assets",
      (out) => writeFileSync(join(out, "assets", "a.sql"), ""),
      "assets/a.sql",
      "it",
    ],
    ["a hidden file", (out) => writeFileSync(join(out, ".htaccess"), "mine"), ".htaccess", "it"],
    [
      "many files",
      (out) => ["a", "b", "c", "d", "e"].map((name) => writeFileSync(join(out, name), "mine")),
      "a, b, c and 2 more",
      "them",
    ],
  ])("is left as it is: %s", (_, put, named, it) => {
    const { data, out } = builtCopy();
    put(out);
    const before = hashFiles(out);
    expect(run(data, out)).toEqual(refused(refusal(out, named, it)));
    expectLeft(out, before);
  });

  test("is left as it is where no build into it is remembered, until only files of builds are in it", () => {
    const { data, out: elsewhere } = builtCopy();
    const out = join(temporaryFolder(), "dist");
    cpSync(elsewhere, out, { recursive: true });
    writeFileSync(join(out, "backup.sql"), "mine");
    const before = hashFiles(out);
    expect(run(data, out)).toEqual(refused(refusal(out, "backup.sql")));
    expect(hashFiles(out)).toEqual(before);
    rmSync(join(out, "backup.sql"));
    writeFileSync(join(out, "feed.xml"), "of an older build");
    expect(run(data, out).code).toBe(0);
  });

  test("is replaced when it is only what operating systems leave", () => {
    const { data, out } = builtCopy();
    writeFileSync(join(out, ".DS_Store"), "");
    expect(run(data, out).code).toBe(0);
    expect(namesIn(out)).not.toContain(".DS_Store");
  });

  test("is left as it is when that is a link, which nobody follows", () => {
    const { data, out, before } = builtCopy();
    const elsewhere = temporaryFolder();
    writeFileSync(join(elsewhere, "contact.json"), "mine");
    rmSync(join(out, "page-data"), { recursive: true });
    symlinkSync(elsewhere, join(out, "page-data"));
    expect(run(data, out)).toEqual(refused(refusal(out, "page-data")));
    expect(namesIn(elsewhere)).toEqual(["contact.json"]);
    expect(hashFiles(out)["contact.html"]).toBe(before["contact.html"]);
  });
});

test.each<[what: string, put: (out: string) => void]>([
  ["a folder of other files", (out) => cpSync(join(root, "public"), out, { recursive: true })],
  ["a file", (out) => writeFileSync(out, "Dear roofer")],
])("what was never a site is refused and left alone: %s", (_, put) => {
  const out = join(temporaryFolder(), "mine");
  put(out);
  const before = statSync(out).isFile() ? {} : hashFiles(out);
  expect(run(copyOfData().dir, out)).toEqual(
    refused(
      `${out} holds files that this tool did not write, so it is not replaced.\n  Fix: Choose another folder with --out, or empty this one.\n`,
    ),
  );
  expect(statSync(out).isFile() ? {} : hashFiles(out)).toEqual(before);
  expect(namesIn(dirname(out))).toEqual(["mine"]);
});

test("an empty folder is built into", () => expect(run(copyOfData().dir, temporaryFolder()).code).toBe(0));

test("a target that is a link is refused, and what it leads to stays as it is", () => {
  const { data, out, before } = builtCopy();
  const link = join(temporaryFolder(), "dist");
  symlinkSync(out, link);
  expect(run(data, link)).toEqual(
    refused(
      `${link} is a link to ${out}, so it is not replaced.\n  Fix: Name the folder itself with --out, or remove the link.\n`,
    ),
  );
  expect(hashFiles(out)).toEqual(before);
});

test("a folder that is reached through a link above it is built like any other", () => {
  const { data, out } = builtCopy();
  const above = join(temporaryFolder(), "above");
  symlinkSync(dirname(out), above);
  expect(run(data, join(above, "dist")).code).toBe(0);
  expect(namesIn(dirname(out))).toEqual(["dist"]);
});

test("folders of others beside the target stay, whatever their names", () => {
  const { data, out } = builtCopy();
  for (const name of ["dist.old", "dist.staging-mine", "dist-2", "dist.replaced"])
    mkdirSync(join(dirname(out), name));
  expect(run(data, out).code).toBe(0);
  expect(namesIn(dirname(out))).toEqual(["dist", "dist-2", "dist.old", "dist.replaced", "dist.staging-mine"]);
});

const isRoot = plainUser !== undefined;
/** False where a folder above the tool is closed to that user. */
const canRun = runSite(["--help"], { user: plainUser }).code === 0;

describe.skipIf(!canRun)("for a user who may not write there", () => {
  /** Runs the build as that user, who may read the data, and what the mode says of the folder around the site. */
  const runPlainly = (data: string, out: string, mode: number) => {
    chmodSync(dirname(data), 0o755);
    chmodSync(dirname(out), mode);
    const ended = runSite(["build", "--data", data, "--out", out], { user: plainUser });
    chmodSync(dirname(out), 0o755);
    return ended;
  };
  const refused =
    /^You are not allowed to write .*\. Nothing was published; what was there stays\.\n {2}Fix: Give yourself the right to write there, or choose another folder with --out\.\n$/;

  test("the folder around the site stays as it is, and the build says so in plain words", () => {
    const { data, out, before } = builtCopy();
    const { code, stderr } = runPlainly(data, out, 0o555);
    expect([code, stderr]).toEqual([2, expect.stringMatching(refused)]);
    expectLeft(out, before);
  });

  test.skipIf(!isRoot)("the site that another user built stays whole", () => {
    const { data, out, before } = builtCopy();
    chownSync(dirname(out), plainUser ?? 0, plainUser ?? 0);
    const { code, stderr } = runPlainly(data, out, 0o755);
    expect([code, stderr]).toEqual([2, expect.stringMatching(refused)]);
    expectLeft(out, before);
  });
});

test("a target below a file is refused in plain words", () => {
  const { data } = builtCopy();
  const file = join(temporaryFolder(), "file");
  writeFileSync(file, "");
  const { code, stderr } = run(data, join(file, "dist"));
  expect(code).toBe(2);
  expect(stderr).toContain("is a file and no folder. Nothing was published; what was there stays.");
});

test("a disk that is full while pages are written leaves the old site, and says so", () => {
  const { data, out, before } = builtCopy();
  const { code, stdout, stderr } = run(
    data,
    out,
    withPlug("failing-disk.mjs", {
      FAIL_CODE: "ENOSPC",
      FAIL_AT: "writeFileSync",
      FAIL_BELOW: `${out}.staging-`,
    }),
  );
  expect({ code, stdout, stderr }).toEqual(
    refused(
      "The disk is full. Nothing was published; what was there stays.\n  Fix: Free some space and build again; for a moment both sites need their room.\n",
    ),
  );
  expectLeft(out, before);
});

test.each(["EPERM", "EXDEV"])(
  "a disk without hard links gets the same site as any other, and takes over what has not changed: %s",
  (code) => {
    const { data, out } = builtCopy();
    const env = withPlug("failing-disk.mjs", { FAIL_CODE: code, FAIL_AT: "linkSync" });
    const first = runSite(["build", "--data", data, "--out", out, "--format", "json"], { env });
    expect(first).toMatchObject({ code: 0, stderr: "" });
    const elsewhere = join(temporaryFolder(), "dist");
    expect(run(data, elsewhere).code).toBe(0);
    expect(hashFiles(out)).toEqual(hashFiles(elsewhere));
    const again = runSite(["build", "--data", data, "--out", out, "--format", "json"], { env });
    expect(JSON.parse(again.stdout)).toMatchObject({ rendered: 0, changed: [] });
    expect(namesIn(dirname(out))).toEqual(["dist"]);
    const added = runSite(["add", "service", "Gutters", "--data", data], { env });
    expect(added).toMatchObject({ code: 0, stdout: expect.stringContaining("Added Gutters:") });
  },
);

test("a build keeps the rights and the owner of the folder that it replaces", () => {
  const { data, out } = builtCopy();
  chmodSync(out, 0o2750);
  if (isRoot) chownSync(out, 33, 33);
  if (isRoot) chmodSync(out, 0o2750);
  const before = statSync(out);
  expect(run(data, out).code).toBe(0);
  const { mode, uid, gid } = statSync(out);
  expect([mode, uid, gid]).toEqual([before.mode, before.uid, before.gid]);
});
