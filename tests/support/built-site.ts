import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findProgram } from "../../scripts/install/find-program.mjs";
import { chromium } from "../../scripts/install/programs.mjs";
import { startPreview } from "../../scripts/preview/server.ts";
import { runSite } from "./cli.ts";
import { fixtureSite, realData } from "./data-folder.ts";
import { onFixedDay } from "./fixed-day.ts";
import { quickFolder } from "./ram-disk.ts";

/** A site, built and served once for all tests that only read it. */
export interface BuiltSite {
  data: string;
  /** Address of the preview, without a slash at the end. */
  url: string;
  dir: string;
  /** Environment of commands that read it: the day that it was built on. */
  env: Record<string, string>;
}

declare module "vitest" {
  interface ProvidedContext {
    /** The real site, and the path of a Chromium; empty where the machine has none. */
    built: BuiltSite & { chromium: string };
    /** The site of another business. */
    another: BuiltSite;
    /** Sites of further trades, built at night. */
    others: (BuiltSite & { name: string })[];
  }
}

/** Name of each fixture, as titles of tests print it. */
const otherTrades = {
  "dentist-me": "a dental practice",
  "locksmith-az": "a locksmith",
  "tree-care-nm": "a tree-care firm",
};

/** Builds the sites for the very addresses they are served at, as deployed sites are. */
export default async function setup({ provide, vitest }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(quickFolder(), "site-built-"));
  const open: { close(): Promise<void> }[] = [];
  const remove = async () => {
    await Promise.all(open.map((preview) => preview.close()));
    rmSync(folder, { recursive: true, force: true });
  };
  const publish = async (name: string, data: string): Promise<BuiltSite> => {
    const dir = join(folder, name);
    mkdirSync(dir);
    const preview = await startPreview(dir, 0);
    open.push(preview);
    // What fixtures date is open on a fixed day; the real site is built as of today.
    const env = data === realData ? {} : onFixedDay;
    const args = ["build", "--data", data, "--out", dir, "--url", preview.url];
    const { code, stdout, stderr } = runSite(args, { env });
    if (code === 0) return { data, url: preview.url, dir, env };
    await remove();
    throw new Error(`${data} could not be built (exit code ${code}).\n${stdout}\n${stderr}`);
  };
  provide("built", { ...(await publish("dist", realData)), chromium: (await findProgram(chromium)) ?? "" });
  provide("another", await publish("another", fixtureSite("roofer-ma")));
  const others: (BuiltSite & { name: string })[] = [];
  const isNight = !vitest.config.tagsFilter;
  for (const [fixture, name] of isNight ? Object.entries(otherTrades) : [])
    others.push({ name, ...(await publish(fixture, fixtureSite(fixture))) });
  provide("others", others);
  return remove;
}
