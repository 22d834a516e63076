import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import type { DataFolder } from "./data-folder.ts";

/** Makes the folder around the data a repository with one commit of all of it. Returns how it is asked. */
export function inRepository({ dir }: DataFolder): (...args: string[]) => string {
  const top = dirname(dir);
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", top, ...args], { encoding: "utf8", stdio: "pipe" });
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Ann Maple");
  git("config", "user.email", "ann@maple.example");
  git("config", "core.hooksPath", join(top, "hooks"));
  git("add", ".");
  git("commit", "--quiet", "--message=Start");
  return git;
}
