import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync, readFileSync, statfsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { whyStale } from "../install/ensure-dependencies.mjs";
import { findProgram } from "../install/find-program.mjs";
import { chromium } from "../install/programs.mjs";
import type { Machine } from "./check.ts";

/** The machine that this process runs on. */
export function thisMachine(root: string): Machine {
  const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    engines: { node: string };
  };
  return {
    nodeVersion: process.versions.node,
    neededNode: engines.node,
    whyStale: () => whyStale(root),
    findChromium: () => findProgram(chromium),
    encode: async (type) => {
      const { default: sharp } = await import("sharp");
      const pixel = { width: 2, height: 2, channels: 3, background: "white" } as const;
      return (await sharp({ create: pixel }).toFormat(type).toBuffer()).length;
    },
    readFont: async (file) => {
      const { default: subsetFont } = await import("subset-font");
      await subsetFont(await readFile(file), "a", {
        targetFormat: "woff2",
        variationAxes: {},
        keepFeatures: [],
        noHinting: true,
      });
    },
    versionOf: (program) =>
      program === "deno"
        ? versionOf(join(root, "node_modules", ".bin", "deno"), ["--version"])
        : versionOf("java", ["-version"]),
    freeBytes: (folder) => {
      const { bavail, bsize } = statfsSync(folder);
      return bavail * bsize;
    },
    sizeOf,
    isFolder: (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false,
    canWrite,
  };
}

/** What a program prints about its version. Java does so on stderr, others on stdout. Throws where it does not start. */
function versionOf(program: string, args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: "utf8", timeout: 20_000 });
  if (error || status !== 0) throw error ?? new Error(stderr);
  return stdout || stderr;
}

function sizeOf(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false }))
    .reduce((sum, stats) => sum + (stats?.isFile() ? stats.size : 0), 0);
}

/** A site is put together beside its folder and swapped in, so that the folder above it must be writable. */
function canWrite(folder: string): boolean {
  const above = dirname(folder);
  if (!existsSync(above)) return above !== folder && canWrite(above);
  try {
    accessSync(above, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
