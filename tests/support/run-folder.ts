import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { quickFolder } from "./ram-disk.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder for what the files of a worker share; it goes when all tests have run. */
    runFolder: string;
  }
}

export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(quickFolder(), "site-run-"));
  provide("runFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
