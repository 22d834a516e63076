import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./data-folder.ts";

/** What a run of the CLI left behind. */
export interface CliRun {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs `site` as a process of its own, by default that of the repository, in its folder and without colors. */
export function runSite(
  args: string[],
  options: { cwd?: string; env?: Record<string, string>; tool?: string } = {},
): CliRun {
  const { tool = root } = options;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(tool, "scripts", "site.mjs"), ...args],
    {
      cwd: options.cwd ?? tool,
      encoding: "utf8",
      env: { ...cleanEnvironment(), ...options.env },
      maxBuffer: 64_000_000,
    },
  );
  return { code: status, stdout, stderr };
}

/** The environment without what changes output: color switches, and what the test runner sets. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const {
    FORCE_COLOR: _,
    NO_COLOR: __,
    NODE_ENV: ___,
    NODE_OPTIONS: ____,
    VITEST: _____,
    ...rest
  } = process.env;
  return rest;
}
