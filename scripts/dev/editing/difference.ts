import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { GitFailure, git } from "./git.ts";

/** A site that could not be built; the sentence says which and why. */
class Unbuilt extends Error {}

/** What search engines would find changed since the last commit, as `site diff` prints it; or why nobody can tell. */
export async function readDifference(root: string, dataDir: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "site-difference-"));
  try {
    const before = join(folder, "data");
    await checkOut(dataDir, before, join(folder, "index"));
    const [old, now] = [join(folder, "before"), join(folder, "after")];
    await build(root, before, old, "The last commit cannot be built");
    await build(root, dataDir, now, "The data cannot be built as it is now");
    return (await runSite(root, ["diff", old, now])).trim();
  } catch (error) {
    if (error instanceof Unbuilt) return error.message;
    if (error instanceof GitFailure) return "There is no commit yet with which it could be compared.";
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The data folder as the last commit has it, beside what is being worked on. */
async function checkOut(dataDir: string, to: string, index: string): Promise<void> {
  const [top, prefix] = await Promise.all(
    ["--show-toplevel", "--show-prefix"].map(async (what) =>
      (await git(dataDir, ["rev-parse", what])).trimEnd(),
    ),
  );
  const own = { GIT_INDEX_FILE: index };
  mkdirSync(to);
  await git(dataDir, ["read-tree", prefix ? `HEAD:${prefix.replace(/\/$/, "")}` : "HEAD"], own);
  await git(top ?? dataDir, ["checkout-index", "--all", `--prefix=${to}/`], own);
}

async function build(root: string, data: string, out: string, failure: string): Promise<void> {
  await runSite(root, ["build", "--data", data, "--out", out]).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      const [where = "", what = ""] = `${stdout}\n${stderr}`.trim().split("\n");
      const first = `${where} ${what}`.replace(/\s+/g, " ");
      throw new Unbuilt(
        `${failure}, so nobody can tell yet what search engines will see. The first reason: ${first}`,
      );
    },
  );
}

async function runSite(root: string, args: readonly string[]): Promise<string> {
  const line = [join(root, "scripts", "site.mjs"), "--no-color", ...args];
  const { stdout } = await promisify(execFile)(process.execPath, line, { cwd: root, maxBuffer: 2 ** 26 });
  return stdout;
}
