// @module-tag nightly
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { finishSwap } from "../../scripts/publish/journal.ts";
import { Random } from "../mistakes/random.ts";
import { build } from "../support/builds.ts";
import { printed, runSite } from "../support/cli.ts";
import { copyOfData, temporaryFolder } from "../support/data-folder.ts";
import { hashFiles, namesIn } from "../support/folders.ts";
import { withPlug } from "../support/plugs.ts";
import { startSite } from "../support/running-site.ts";

/** Builds that are killed; SITE_KILLS=500 kills more of them, which takes minutes. */
const kills = Number(process.env.SITE_KILLS ?? 25);
/** How often a build is let through, to see that it tidies up. */
const buildsBetween = 5;
/** The last changes of a build are those of the swap; every second one that is killed is killed among them. */
const swapChanges = 12;

function twoVersions(): [string, string] {
  const [first, second] = [copyOfData(), copyOfData()];
  second.remove("cities/lake-county/otter-falls.yaml");
  second.edit("cities/lake-county/pine-bend.yaml", "  - city: lake-county/otter-falls\n", "");
  second.edit("pages/contact.yaml", "title: Free roofing quote", "title: Free quote");
  return [first.dir, second.dir];
}

interface CountedBuild {
  changes: number;
  files: Record<string, string>;
}

function buildAndCount(data: string, out: string): CountedBuild {
  const countFile = join(temporaryFolder(), "count");
  build(data, out, [], { env: withPlug("kill-at.mjs", { KILL_OUT: out, KILL_COUNT: countFile }) });
  return { changes: Number(readFileSync(countFile, "utf8")), files: hashFiles(out) };
}

/** Builds, and has the process killed before a change of the disk. A build that has less to tidy up may end before that. */
function buildAndDie(data: string, out: string, change: number | string): void {
  const { code } = runSite(["build", "--data", data, "--out", out], {
    env: withPlug("kill-at.mjs", { KILL_OUT: out, KILL_AT: String(change) }),
  });
  expect([null, 0], `killed before change ${change}`).toContain(code);
}

test(`${kills} builds that are killed at random moments leave a whole site each time, and nothing after the next one`, {
  timeout: 60_000 + kills * 5_000,
}, () => {
  const [first, second] = twoVersions();
  const out = join(temporaryFolder(), "dist");
  build(first, out);
  const sites = new Map([second, first].map((data) => [data, buildAndCount(data, out)]));
  const siteOf = (data: string) => sites.get(data) as CountedBuild;
  const random = new Random(8);
  const outcomes = { old: 0, new: 0 };
  let standing = first;
  for (let kill = 1; kill <= kills; kill++) {
    const next = standing === first ? second : first;
    const { changes } = siteOf(next);
    const isInSwap = random.below(2) === 0;
    const change = isInSwap ? changes - random.below(swapChanges) : 1 + random.below(changes);
    buildAndDie(next, out, change);
    finishSwap(out);
    const found = hashFiles(out);
    const isNew = found["contact.html"] === siteOf(next).files["contact.html"];
    if (isNew) standing = next;
    outcomes[isNew ? "new" : "old"]++;
    expect(found, `killed before change ${change}`).toEqual(siteOf(standing).files);
    if (kill % buildsBetween > 0) continue;
    build(standing, out);
    expect(hashFiles(out)).toEqual(siteOf(standing).files);
    expect(namesIn(dirname(out))).toEqual(["dist"]);
  }
  expect(outcomes.old).toBeGreaterThan(0);
  expect(outcomes.new).toBeGreaterThan(0);
});

test.each<[command: string, look: (data: string, out: string) => Promise<void> | void]>([
  [
    "links",
    (data, out) =>
      expect(runSite(["links", "--data", data, "--dist", out])).toEqual(printed("No problems found.\n")),
  ],
  [
    "preview",
    async (data, out) => {
      const { url } = await startSite(["preview", "--data", data, "--out", out, "--port", "0"]);
      expect(await (await fetch(`${url}/contact`)).text()).toContain("<title>Free quote |");
    },
  ],
])("a swap that was cut off between its moves is completed by site %s", async (_, look) => {
  const [first, second] = twoVersions();
  const [out, clean] = [join(temporaryFolder(), "dist"), join(temporaryFolder(), "dist")];
  build(first, out);
  build(second, clean);
  buildAndDie(second, out, "before the new site is moved in");
  expect(namesIn(dirname(out))).toContain("dist.swap");
  await look(second, out);
  expect(hashFiles(out)).toEqual(hashFiles(clean));
  expect(namesIn(dirname(out))).not.toContain("dist.swap");
});
