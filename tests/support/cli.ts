import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "./data-folder.ts";

export interface CliRun {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface CliOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Folder of the tool; by default the repository. */
  tool?: string;
  /** Number of the user to run as, in a group of that number; by default the one who runs the tests. */
  user?: number | undefined;
}

/** A process that hangs holds up the test runner, whose own limit cannot end it; no run takes half as long. */
export const hangMs = 240_000;

/** Runs `site` as a process of its own, by default in the folder of the tool and without colors. */
export function runSite(args: string[], options: CliOptions = {}): CliRun {
  const { tool = root, user } = options;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(tool, "scripts", "site.mjs"), ...args],
    {
      cwd: options.cwd ?? tool,
      encoding: "utf8",
      env: { ...cleanEnvironment(), ...options.env },
      maxBuffer: 64_000_000,
      timeout: hangMs,
      ...(user !== undefined && { uid: user, gid: user }),
    },
  );
  return { code: status, stdout, stderr };
}

/** Starts a program; by default `site` with these words. `until` waits for the end of what it has printed so far. */
export function start(args: string[], cwd: string = root, program = process.execPath) {
  const words = program === process.execPath ? [join(root, "scripts", "site.mjs"), ...args] : args;
  const child = spawn(program, words, { cwd, env: cleanEnvironment() });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  const until = async (part: string) => {
    while (!printed.includes(part))
      await Promise.race([once(child.stdout, "data"), once(child.stderr, "data")]);
    return printed;
  };
  return { child, ended: once(child, "close"), printed: () => printed, until };
}

const isRoot = process.getuid?.() === 0;
/** Whom to run as where rights are to count; undefined for who runs the tests. Root may read and write everywhere, so that nobody takes its place. */
export const plainUser = isRoot ? 65_534 : undefined;

/** Runs a line as a shell does, to its end. */
export function runLine(line: string, cwd: string = root, env: Record<string, string> = {}): CliRun {
  const { status, stdout, stderr } = spawnSync("bash", ["-c", line], {
    cwd,
    encoding: "utf8",
    env: { ...cleanEnvironment(), ...env },
    timeout: hangMs,
  });
  return { code: status, stdout, stderr };
}

/** How a command ends that could not run, and one that found nothing wrong. */
export const refused = (stderr: string): CliRun => ({ code: 2, stdout: "", stderr });
export const printed = (stdout: string): CliRun => ({ code: 0, stdout, stderr: "" });

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
