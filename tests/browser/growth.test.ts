// @module-tag nightly
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { auditBuild } from "../../scripts/audit/audit.ts";
import { rules } from "../../scripts/audit/rules/index.ts";
import { buildSite } from "../../scripts/build/build.ts";
import { checkData } from "../../scripts/check/check-data.ts";
import { checkBuiltLinks } from "../../scripts/links/built-links.ts";
import { writeData } from "../../scripts/tools/bench/data/write-data.ts";
import type { Site } from "../../src/site/site.ts";
import { type Counts, countWork } from "../support/counted-work.ts";
import { fixtureSite, root, temporaryFolder } from "../support/data-folder.ts";

// Test files share a worker: what another has imported would be used as it is, uncounted.
vi.hoisted(() => vi.resetModules());
// Work is counted, not timed: seconds say more of the machine than of the code.
vi.mock(import("../../src/pages/pages.ts"), async (original) => {
  const [module, { counted }] = await Promise.all([original(), import("../support/counted-work.ts")]);
  return { ...module, createPage: counted("pages made", module.createPage) };
});
vi.mock(import("../../src/site/resolve.ts"), async (original) => {
  const [module, { counted }] = await Promise.all([original(), import("../support/counted-work.ts")]);
  return { ...module, resolve: counted("texts resolved", module.resolve) as typeof module.resolve };
});
vi.mock(import("../../src/site/links.ts"), async (original) => {
  const [module, { counted }] = await Promise.all([original(), import("../support/counted-work.ts")]);
  return { ...module, proveTarget: counted("links proven", module.proveTarget) };
});
vi.mock(import("../../src/site/paths.ts"), async (original) => {
  const [module, { counted }] = await Promise.all([original(), import("../support/counted-work.ts")]);
  return { ...module, pathOf: counted("paths worked out", module.pathOf) };
});
vi.mock(import("../../src/loader/entity.ts"), async (original) => {
  const [module, { counted }] = await Promise.all([original(), import("../support/counted-work.ts")]);
  return {
    ...module,
    hashOfBytes: counted("files hashed", module.hashOfBytes),
    parseEntity: counted("files parsed", module.parseEntity),
  };
});
vi.mock(import("../../src/site/geography/distance.ts"), async (original) => {
  const [module, { counted }] = await Promise.all([original(), import("../support/counted-work.ts")]);
  return { ...module, milesBetween: counted("distances measured", module.milesBetween) };
});
vi.mock(import("../../scripts/files/hash.ts"), async (original) => {
  const [module, { counted }] = await Promise.all([original(), import("../support/counted-work.ts")]);
  return { ...module, hashOf: counted("hashes made", module.hashOf) };
});

const sizes = [60, 120, 240];
/** What the further work for twice as many further cities may be. */
const growth = 2.1;
/** What may be more by chance, as where a county is cut in two. */
const slack = 30;

interface Measured {
  full: Counts;
  again: Counts;
  edited: Counts;
  audited: Counts;
  compared: Counts;
  rendered: number;
}

async function measure(cities: number): Promise<Measured> {
  const dataDir = join(temporaryFolder(), "data");
  const out = join(temporaryFolder(), "dist");
  writeData(cities, dataDir, fixtureSite("minimal"));
  let rendered = 0;
  const build = async () => {
    const { report, problems } = await buildSite({ root, dataDir, out, base: "/", isClean: false, jobs: 1 });
    if (!report) throw new Error(JSON.stringify(problems));
    rendered = report.rendered;
  };
  const full = await countWork(build);
  const again = await countWork(build);
  editOneCity(join(dataDir, "cities"));
  const edited = await countWork(build);
  const siteOf = () => checkData(dataDir, { root }).site as Site;
  const audited = await countWork(async () => auditBuild(siteOf(), out, rules));
  const compared = await countWork(async () => [...checkBuiltLinks(siteOf(), out)]);
  return { full, again, edited, audited, compared, rendered };
}

function editOneCity(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const [file = ""] = names.filter((name) => name.endsWith(".yaml")).sort();
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  writeFileSync(path, text.replace(/localText:.*?text: /s, "$&Now "));
}

test("the work of a build grows with the cities, and that of an edit hardly at all", async () => {
  // React renders fifteen times faster without its checks for development.
  vi.stubEnv("NODE_ENV", "production");
  const measured: Measured[] = [];
  for (const cities of sizes) measured.push(await measure(cities));
  const [small, medium, large] = measured as [Measured, Measured, Measured];
  expect(measured.map(({ rendered }) => rendered)).toEqual([1, 1, 1]);
  for (const state of ["full", "again", "edited", "audited", "compared"] as const)
    for (const [kind, most] of Object.entries(large[state])) {
      const [few = 0, more = 0] = [small[state][kind], medium[state][kind]];
      expect(most - more, `${kind}, ${state}`).toBeLessThanOrEqual(growth * (more - few) + slack);
    }
  for (const state of ["again", "edited"] as const)
    for (const kind of ["pages made", "links proven", "files parsed", "writeFileSync"])
      expect((large[state][kind] ?? 0) - (small[state][kind] ?? 0), `${kind}, ${state}`).toBeLessThanOrEqual(
        3,
      );
  expect(large.full["pages made"]).toBeGreaterThan(240);
  expect(large.again).not.toHaveProperty(["pages made"]);
  // The lock, the journal, and the memory of the build in four pieces.
  expect(large.again).toMatchObject({ writeFileSync: 6 });
  expect(large.edited["pages made"]).toBeLessThan(20);
  expect((large.edited["texts resolved"] ?? 0) / (small.edited["texts resolved"] ?? 0)).toBeLessThan(1.3);
});
