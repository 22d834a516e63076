// @module-tag nightly
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { runLine } from "../support/cli.ts";
import { root, temporaryFolder } from "../support/data-folder.ts";
import { serveLine } from "../support/running-site.ts";

const isCheckout = existsSync(join(root, ".git"));

function git(cwd: string, ...args: string[]): string {
  const who = ["-c", "user.name=Someone", "-c", "user.email=someone@example.com"];
  return execFileSync("git", [...who, ...args], { cwd, encoding: "utf8", maxBuffer: 64_000_000 });
}

/** A checkout of its own with the files of this one as they are now, all committed, and the installed packages. */
function checkout(): string {
  const folder = temporaryFolder();
  const listed = git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard");
  for (const file of listed.split("\0").filter((name) => name !== "" && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  git(folder, "init", "-q");
  git(folder, "add", "-A");
  git(folder, "commit", "-qm", "All of it");
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  // A link is no folder to the rule in .gitignore.
  writeFileSync(join(folder, ".git", "info", "exclude"), "node_modules\n");
  return folder;
}

/** Runs a command line as a shell does: to its end, or a server until it has answered once. */
async function run(line: string, cwd: string): Promise<void> {
  if (!line.includes("--port")) {
    expect({ line, ...runLine(line, cwd) }).toMatchObject({ line, code: 0 });
    return;
  }
  const { url, stop } = await serveLine(line, cwd);
  expect((await fetch(`${url}/`)).status).toBe(200);
  await stop();
}

// Nine commands in a row, one of which compiles the tool anew.
const patience = 600_000;

test.skipIf(!isCheckout)(
  "what README tells to run leaves a checkout as it was",
  { timeout: patience },
  async () => {
    const folder = checkout();
    for (const line of [
      "npm start -- --port 0",
      "npm run functions",
      "npx site build",
      "npx site preview --port 0",
      "npx site dev --port 0",
      "npx site links --dist dist",
      "npx site verify",
      "npx site audit --report audit-report > /dev/null",
      "npm start -- --data tests/fixtures/sites/minimal --port 0",
    ]) {
      await run(line, folder);
      expect([line, git(folder, "status", "--porcelain")]).toEqual([line, ""]);
    }
  },
);
