import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exitCodes } from "../../command-line.ts";

/** What a process used, in whole. */
export interface Usage {
  /** From its start to its end, the start of Node included. */
  wallMs: number;
  /** User and system time of all its threads; of processes that it starts itself none. */
  cpuMs: number;
  /** The part of it that the system took: mostly files. */
  systemMs: number;
  /** Most memory that it held at once (resident set). */
  peakMb: number;
}

/** One run of a program, and what it printed. */
export interface Run extends Usage {
  stdout: string;
}

/** Someone has stopped the program that was measured, and with it the benchmark. */
export class Interrupted extends Error {}

/** Far more than the JSON report of the largest site. */
const maxOutputBytes = 1e9;

/** Runs a Node program in a process of its own, in production mode. Throws with what it wrote to stderr if it fails. */
export function runMeasured(args: readonly string[], cwd: string): Run {
  const folder = mkdtempSync(join(tmpdir(), "site-usage-"));
  const usageFile = join(folder, "usage.json");
  try {
    const start = performance.now();
    const { status, signal, stdout, stderr } = spawnSync(
      process.execPath,
      ["--require", join(import.meta.dirname, "usage.cjs"), ...args],
      {
        cwd,
        encoding: "utf8",
        env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1", USAGE_FILE: usageFile },
        maxBuffer: maxOutputBytes,
      },
    );
    const wallMs = performance.now() - start;
    if (signal === "SIGINT" || status === exitCodes.interrupted) throw new Interrupted();
    if (status !== 0 || !existsSync(usageFile))
      throw new Error(`${args.join(" ")} ended with ${status}.\n${stderr}${stdout.slice(-2000)}`);
    return { wallMs, stdout, ...(JSON.parse(readFileSync(usageFile, "utf8")) as UsedByProcess) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What usage.cjs writes. */
type UsedByProcess = Omit<Usage, "wallMs">;
