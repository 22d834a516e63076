import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { appendFileSync, cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { digestOf, hashFolder } from "../../scripts/publish/digest.ts";
import { build } from "../support/builds.ts";
import { printed, runSite } from "../support/cli.ts";
import { copyOfData, type DataFolder, realData, temporaryFolder } from "../support/data-folder.ts";
import { hashFiles, namesIn } from "../support/folders.ts";
import { withPlug } from "../support/plugs.ts";
import { createToolFolder } from "../support/sequences/tool-folder.ts";

function builtCopy() {
  const data = copyOfData().dir;
  const out = join(temporaryFolder(), "dist");
  return { data, out, digest: build(data, out).digest };
}

function withFonts({ dir }: DataFolder): string {
  for (const name of ["theme.yaml", "fonts"])
    cpSync(join(realData, name), join(dir, name), { recursive: true });
  return dir;
}

const verify = (out: string, ...args: string[]) => runSite(["verify", "--dist", out, ...args]);

describe("the digest of a build is the same", { tags: "nightly" }, () => {
  test.each<[what: string, env: Record<string, string>]>([
    ["years later, where folders list their files backward", withPlug("odd-machine.mjs")],
    [
      "for another user of another machine, in another time zone and language",
      { USER: "mallory", LOGNAME: "mallory", HOME: "/nowhere", TZ: "Asia/Kathmandu", LC_ALL: "tr_TR.UTF-8" },
    ],
  ])("%s", (_, env) => {
    const { data, out, digest } = builtCopy();
    const elsewhere = join(temporaryFolder(), "a folder", "site");
    // A copy of the data has no cache yet.
    const report = build(copyOfData(data).dir, elsewhere, ["--clean"], { env });
    expect(hashFiles(elsewhere)).toEqual(hashFiles(out));
    expect(report.digest).toBe(digest);
  });

  test("when nothing is rendered, when everything is, and with one job or four", () => {
    const { data, out, digest } = builtCopy();
    const again = [[], ["--clean"], ["--jobs", "1"], ["--jobs", "4", "--clean"], ["--durable", "--clean"]];
    expect(again.map((args) => build(data, out, args).digest)).toEqual(again.map(() => digest));
  });
});

describe("the digest of a build from empty caches", { tags: "nightly" }, () => {
  const cacheOf = (tool: string) => join(tool, "node_modules", ".cache", "site");

  test("is that of a build from full ones, in a copy of the tool elsewhere", () => {
    const data = withFonts(copyOfData());
    const { digest } = build(data, join(temporaryFolder(), "dist"));
    const tool = createToolFolder(join(temporaryFolder(), "a tool"), { isCopy: true, isCold: true });
    expect(namesIn(cacheOf(tool))).toEqual([]);
    const out = join(temporaryFolder(), "dist");
    const cold = build(data, out, [], { tool });
    expect(namesIn(cacheOf(tool))).toEqual(
      expect.arrayContaining(["built", "bundle", "cli", "fonts", "parsed", "pictures"]),
    );
    const warm = build(data, out, ["--clean"], { tool });
    expect([cold.digest, warm.digest]).toEqual([digest, digest]);
  });
});

describe("the digest of a folder", () => {
  const hasTools = spawnSync("sh", ["-c", "sha256sum --version && sort -z < /dev/null"]).status === 0;

  test("is the hash of the lines that sha256sum prints, sorted by path, and what a shell computes", () => {
    const { out, digest } = builtCopy();
    const hashes = Object.entries(hashFiles(out)).sort(([a], [b]) =>
      Buffer.compare(Buffer.from(a), Buffer.from(b)),
    );
    const lines = hashes.map(([file, hash]) => `${hash}  ${file}\n`).join("");
    expect(createHash("sha256").update(lines).digest("hex")).toBe(digest);
    if (!hasTools) return;
    const line =
      "find . -type f -printf '%P\\0' | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum | cut -d ' ' -f 1";
    expect(spawnSync("sh", ["-c", line], { cwd: out, encoding: "utf8" }).stdout.trim()).toBe(digest);
  });

  test("sorts by bytes, whatever a language makes of the letters", () => {
    const files: [string, string][] = ["b", "a/b", "B", "é", "a.b", "\u{1f3a8}", "\uffee"].map((file) => [
      file,
      "0".repeat(64),
    ]);
    const sorted = ["B", "a.b", "a/b", "b", "é", "\uffee", "\u{1f3a8}"];
    const text = sorted.map((file) => `${"0".repeat(64)}  ${file}\n`).join("");
    expect(digestOf(files)).toBe(createHash("sha256").update(text).digest("hex"));
  });
});

describe("site verify", { tags: "nightly" }, () => {
  test("finds nothing in a folder as it was built, and gives the digest of the build", () => {
    const { out, digest } = builtCopy();
    const count = Object.keys(hashFiles(out)).length;
    expect(verify(out)).toEqual(
      printed(`${digest}  ${out} (${count} files)\nEvery file is as it was built.\n`),
    );
    expect(verify(out, "--digest", digest.toUpperCase()).code).toBe(0);
  });

  test("finds a single byte that was changed, though size and time are as they were", () => {
    const { out, digest } = builtCopy();
    const file = join(out, "contact.html");
    const text = readFileSync(file);
    text[100] = (text[100] as number) ^ 1;
    const copy = `${file}.copy`;
    cpSync(file, copy, { preserveTimestamps: true });
    writeFileSync(copy, text);
    renameSync(copy, file);
    const now = digestOf(hashFolder(out));
    expect(now).not.toBe(digest);
    const count = hashFolder(out).size;
    expect(verify(out)).toEqual({
      code: 1,
      stdout: `${now}  ${out} (${count} files)\nIt should be ${digest}.\nNot as the last build left it:\n  changed  contact.html\n`,
      stderr: "",
    });
  });

  test("names every file that was changed, added or removed, also for scripts", () => {
    const { out, digest } = builtCopy();
    appendFileSync(join(out, "index.html"), " ");
    writeFileSync(join(out, "a.txt"), "");
    writeFileSync(join(out, ".DS_Store"), "");
    rmSync(join(out, "robots.txt"));
    const { code, stdout } = verify(out, "--format", "json");
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      digest: digestOf(hashFolder(out)),
      files: hashFolder(out).size,
      expected: digest,
      changed: ["index.html"],
      added: ["a.txt"],
      removed: ["robots.txt"],
    });
    expect(hashFolder(out).has("a.txt")).toBe(true);
  });

  test("holds a folder from elsewhere against a digest, and can only print it without one", () => {
    const { out, digest } = builtCopy();
    const copy = join(temporaryFolder(), "copy");
    cpSync(out, copy, { recursive: true });
    expect(verify(copy, "--digest", digest).code).toBe(0);
    const count = hashFolder(copy).size;
    const head = `${digest}  ${copy} (${count} files)\n`;
    expect(verify(copy)).toEqual(
      printed(`${head}No build into this folder is remembered here to hold it against.\n`),
    );
    const other = "0".repeat(64);
    expect(verify(copy, "--digest", other)).toEqual({
      code: 1,
      stdout: `${head}It should be ${other}.\nNo build into this folder is remembered here, so that no file can be named.\n`,
      stderr: "",
    });
    const { stdout } = verify(out, "--digest", other);
    expect(stdout.split("\n").slice(1)).toEqual([
      `It should be ${other}.`,
      "Every file is as the last build here left it: the digest is of another build.",
      "",
    ]);
  });

  test("refuses what is no digest", () => {
    const { code, stderr } = verify("dist", "--digest", "abc");
    expect(code).toBe(2);
    expect(stderr).toContain("Write the 64 hexadecimal digits that npx site build --format json gave.");
  });
});
