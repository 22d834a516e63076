import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./data-folder.ts";

/** Fails a run of the tests that changed a file of the project. Only in CI: elsewhere someone may edit meanwhile. */
export default function setup(): (() => void) | undefined {
  if (!process.env.CI || !existsSync(join(root, ".git"))) return undefined;
  const before = status();
  return () => {
    const after = status();
    if (after === before) return;
    process.stderr.write(`The tests changed files of the project:\n${after}`);
    process.exitCode = 1;
  };
}

function status(): string {
  return execFileSync("git", ["status", "--porcelain"], { cwd: root, encoding: "utf8" });
}
