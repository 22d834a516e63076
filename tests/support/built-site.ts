import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findChromium } from "../../scripts/install/find-chromium.mjs";
import { startPreview } from "../../scripts/preview/server.ts";
import { runSite } from "./cli.ts";

/** The real site, built and served once for all tests that only read it. */
export interface BuiltSite {
  /** Address of the preview, without a slash at the end. */
  url: string;
  /** The built folder. */
  dir: string;
  /** Path of a Chromium; empty where the machine has none. */
  chromium: string;
}

declare module "vitest" {
  interface ProvidedContext {
    built: BuiltSite;
  }
}

/** Builds the site for the very address it is served at, as a deployed site is. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "site-built-"));
  const dir = join(folder, "dist");
  mkdirSync(dir);
  const preview = await startPreview(dir, 0);
  const remove = async () => {
    await preview.close();
    rmSync(folder, { recursive: true, force: true });
  };
  const { code, stdout, stderr } = runSite(["build", "--out", dir, "--url", preview.url]);
  if (code !== 0) {
    await remove();
    throw new Error(`The site could not be built (exit code ${code}).\n${stdout}\n${stderr}`);
  }
  provide("built", { url: preview.url, dir, chromium: (await findChromium()) ?? "" });
  return remove;
}
