// @module-tag nightly
import { spawn } from "node:child_process";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { writeData } from "../../scripts/tools/bench/data/write-data.ts";
import { build } from "../support/builds.ts";
import { cleanEnvironment, runSite } from "../support/cli.ts";
import { DataFolder, fixtureSite, root, temporaryFolder } from "../support/data-folder.ts";
import { differingFiles, hashFiles, namesIn } from "../support/folders.ts";

const shards = 4;

function writeCities(count: number): string {
  const data = join(temporaryFolder(), "data");
  writeData(count, data, fixtureSite("minimal"));
  return data;
}

/** Builds a shard from a copy of the data in a folder that no build has seen, as on a machine of its own. */
function buildShard(data: string, index: number): string {
  const folder = temporaryFolder();
  cpSync(data, join(folder, "data"), { recursive: true });
  build(join(folder, "data"), join(folder, "dist"), ["--shard", `${index}/${shards}`]);
  return join(folder, "dist");
}

function union(folders: string[]): string {
  const all = temporaryFolder();
  for (const folder of folders) cpSync(folder, all, { recursive: true });
  return all;
}

test("four shards of a site of 1,000 cities, laid together, are the whole site", () => {
  const data = writeCities(1000);
  const whole = join(temporaryFolder(), "dist");
  const { pages } = build(data, whole);
  const parts = Array.from({ length: shards }, (_, index) => buildShard(data, index + 1));
  expect(differingFiles(hashFiles(whole), hashFiles(union(parts)))).toEqual([]);
  // Each page is written once, and no shard has much more to do than another.
  const counts = parts.map((part) => Object.keys(hashFiles(join(part, "page-data"))).length);
  expect(counts.reduce((sum, count) => sum + count)).toBe(pages);
  expect(Math.max(...counts)).toBeLessThan((1.2 * pages) / shards);
});

test("a shard that was killed and runs again gives the same, and leaves nothing behind", async () => {
  const data = writeCities(120);
  const expected = hashFiles(buildShard(data, 2));
  const folder = temporaryFolder();
  const [copy, out] = [join(folder, "data"), join(folder, "dist")];
  cpSync(data, copy, { recursive: true });
  const args = ["build", "--data", copy, "--out", out, "--shard", `2/${shards}`];
  const child = spawn(process.execPath, [join(root, "scripts", "site.mjs"), ...args], {
    env: cleanEnvironment(),
  });
  // It dies while it puts its pages together: the folder beside the target is there, the target is not.
  while (!namesIn(folder).some((name) => name.includes(".staging-")) && child.exitCode === null)
    await new Promise((resolve) => setImmediate(resolve));
  child.kill("SIGKILL");
  await new Promise((resolve) => child.once("close", resolve));
  build(copy, out, ["--shard", `2/${shards}`]);
  expect(differingFiles(expected, hashFiles(out))).toEqual([]);
  expect(namesIn(folder)).toEqual(["data", "dist"]);
});

test("a broken link fails the shard that has its page, so that one of all fails", () => {
  const data = new DataFolder(writeCities(20));
  const [city = ""] = readdirSync(join(data.dir, "cities"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .sort();
  data.write(
    `cities/${city}`,
    data.read(`cities/${city}`).replace("lead: >-\n", "lead: >-\n  See [our old page](/gone).\n"),
  );
  const runs = Array.from({ length: shards }, (_, index) =>
    runSite([
      ...["build", "--data", data.dir, "--out", join(temporaryFolder(), "dist")],
      ...["--shard", `${index + 1}/${shards}`],
    ]),
  );
  expect(runs.map(({ code }) => code).sort()).toEqual([0, 0, 0, 1]);
  expect(runs.find(({ code }) => code === 1)?.stdout).toContain(
    "/gone is linked here, but no page has that path.",
  );
});

test.each(["0/4", "5/4", "1", "a/b", "1/0"])("--shard %s is refused with an example", (shard) => {
  const { code, stderr } = runSite(["build", "--shard", shard]);
  expect(code).toBe(2);
  expect(stderr).toContain("Write which part of how many, for example 1/4 for the first of four.");
});

test("the workflow and the job that are ready-made build all shards", () => {
  const workflow = parse(readFileSync(join(root, ".github/workflows/sharded-build.yml"), "utf8"));
  const { matrix } = workflow.jobs.build.strategy;
  const command = workflow.jobs.build.steps.map(({ run }: { run?: string }) => run).join("\n");
  expect(matrix.shard).toEqual(Array.from({ length: matrix.shard.length }, (_, index) => index + 1));
  expect(command).toContain(`npx site build --shard \${{ matrix.shard }}/${matrix.shard.length}`);
  const job = parse(readFileSync(join(root, "scripts/build/kubernetes-job.yaml"), "utf8"));
  const [container] = job.spec.template.spec.containers;
  expect(job.spec).toMatchObject({ completionMode: "Indexed" });
  // Kubernetes counts from 0, shards from 1.
  expect(container.args.join(" ")).toContain("--shard $((JOB_COMPLETION_INDEX + 1))/$SHARDS");
  expect(container.env).toContainEqual({ name: "SHARDS", value: String(job.spec.completions) });
});
