import type { CheckResult } from "../schemas/reports.ts";

export type { CheckResult };

/** What the checks ask of the machine; injected in tests. Everything that can fail rejects or throws. */
export interface Machine {
  nodeVersion: string;
  /** As package.json has it, `>=20.19`. */
  neededNode: string;
  /** Why the installed packages are not those of the lock file; undefined when they are. */
  whyStale(): string | undefined;
  findChromium(): Promise<string | undefined>;
  /** Encodes a small picture; rejects where the picture library does not load or lacks the type. */
  encode(type: "avif" | "webp" | "png"): Promise<number>;
  /** Cuts a font file to one letter; rejects where it is not a font. */
  readFont(file: string): Promise<void>;
  /** First line that a program prints about its version. */
  versionOf(program: "deno" | "java"): string;
  /** Free bytes on the disk that holds a folder. */
  freeBytes(folder: string): number;
  /** Bytes of all files below a folder, 0 where there is none. */
  sizeOf(folder: string): number;
  isFolder(path: string): boolean;
  canWrite(folder: string): boolean;
}

/** Where things lie, as absolute paths. */
export interface Places {
  root: string;
  dataDir: string;
  out: string;
  cacheDir: string;
}

export const ok = (id: string, message: string): CheckResult => ({ id, status: "ok", message });

export const warning = (id: string, message: string, fix: string): CheckResult => ({
  id,
  status: "warning",
  message,
  fix,
});

export const problem = (id: string, message: string, fix: string): CheckResult => ({
  id,
  status: "problem",
  message,
  fix,
});
