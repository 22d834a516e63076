// @module-tag nightly

import { availableParallelism } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { auditBuild } from "../../scripts/audit/audit.ts";
import { rules } from "../../scripts/audit/rules/index.ts";
import { checkData } from "../../scripts/check/check-data.ts";
import { writeData } from "../../scripts/tools/bench/data/write-data.ts";
import { build } from "../support/builds.ts";
import { runSite } from "../support/cli.ts";
import { fixtureSite, root, temporaryFolder } from "../support/data-folder.ts";

afterAll(() => void vi.unstubAllEnvs());

/** More than one thread judges; see `pagesPerThread`. */
const cities = 450;

test.skipIf(availableParallelism() < 2)("a large site is judged on several threads as on one", () => {
  // React renders fifteen times faster without its checks for development.
  vi.stubEnv("NODE_ENV", "production");
  const data = join(temporaryFolder(), "data");
  const dist = join(temporaryFolder(), "dist");
  writeData(cities, data, fixtureSite("minimal"));
  build(data, dist);
  const { stdout } = runSite(["audit", "--data", data, "--dist", dist, "--format", "json"]);
  const { problems } = JSON.parse(stdout) as { problems: { fingerprint: string; message: string }[] };
  const { site } = checkData(data, { root });
  if (!site) throw new Error("The benchmark data have problems.");
  const { findings } = auditBuild(site, dist, rules);
  const told = ({ fingerprint, message }: { fingerprint: string; message: string }) =>
    `${fingerprint} ${message}`;
  expect(findings.length).toBeGreaterThan(0);
  expect(problems.map(told)).toEqual(findings.map(told));
});
