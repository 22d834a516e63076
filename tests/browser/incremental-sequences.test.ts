import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ensureBundle } from "../../scripts/build/bundle.ts";
import { DataFolder, root } from "../support/data-folder.ts";
import { isNight, seedOr } from "../support/nightly.ts";
import { quickFolder } from "../support/ram-disk.ts";
import { Stage, type Step, stepNames } from "../support/sequences/sequence.ts";
import { type Trait, traits } from "../support/sequences/small-site.ts";
import { createToolFolder } from "../support/sequences/tool-folder.ts";

/** SEQUENCES=2000 plays more sequences, SEED=8 others. */
const runs = Number(process.env.SEQUENCES ?? (isNight ? 40 : 3));
const seed = seedOr(7);

/** By day one: the templates are compiled for each. */
const bases = isNight ? ["/", "/sub/"] : ["/"];
const dir = mkdtempSync(join(quickFolder(), "sequences-"));
const changedTool = join(dir, "changed-tool");
const stage = new Stage(dir, { bases, sources: [join(root, "src"), join(changedTool, "src")] });

beforeAll(async () => {
  // React renders fifteen times faster without its checks for development.
  vi.stubEnv("NODE_ENV", "production");
  for (const base of bases) stage.use(await ensureBundle(root, base));
  await stage.prepare();
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true, force: true });
});

const number = fc.nat({ max: 999_983 });
const stepsOf = (names: readonly string[], maxLength: number): fc.Arbitrary<Step[]> =>
  fc.array(fc.tuple(fc.constantFrom(...names), number, number), { minLength: 1, maxLength });
const someTraits = fc.subarray([...traits], { maxLength: 4 });

/** Plays sequences until one fails, and then shows the shortest that does. */
async function playAll(numRuns: number, steps: fc.Arbitrary<Step[]>): Promise<void> {
  const sequences = fc.asyncProperty(someTraits, steps, (start, sequence) => stage.play(start, sequence));
  await fc.assert(sequences, { seed, numRuns });
}

const play =
  (start: Trait[], ...steps: Step[]) =>
  () =>
    stage.play(start, steps);

test.each(
  Object.entries({
    "a map of all cities on the page of each": play(["maps everywhere"], ["editCoordinates", 0, 50]),
    "a link to a part of a list that grew short": play(["links", "short menus"], ["moveEverywhere", 2, 1]),
    "a city renamed that another county features, which no menu lists": play(
      ["featured abroad", "short menus", "one county in menus"],
      ["renameFile", 2, 1],
    ),
    "a city deleted that others link": play(["links"], ["deleteCity", 3, 0]),
    "a static file that changes at the same size": play([], ["editStatic", 1, 1], ["editStatic", 1, 2]),
    "a link with the site's own address, which is a mere warning": play([], ["linkAddress", 0, 1]),
    "two titles that become the same, in one city after the other": play(
      [],
      ["editTitle", 0, 1],
      ["editTitle", 3, 1],
    ),
    "two descriptions that become the same, the later one first": play(
      [],
      ["editDescription", 3, 1],
      ["editDescription", 0, 1],
      ["editText", 5, 1],
    ),
    "a day on which a job ends, another begins, and a season is over": play(
      [],
      ["changeDay", 1, 0],
      ["changeDay", 2, 0],
      ["changeDay", 0, 0],
    ),
    "a link to a job that ends": play([], ["linkPage", 1, 9], ["changeDay", 1, 0]),
    "a file that is linked and goes": play(
      [],
      ["editStatic", 1, 1],
      ["linkStatic", 1, 0],
      ["removeStatic", 1, 0],
    ),
    "a static file in the place of one of the tool's": play([], ["editStatic", 3, 1], ["editText", 0, 1]),
  }),
)("%s: the site is what a clean build makes", { tags: "nightly" }, (_, playIt) => playIt());

test(
  `after any of ${runs} sequences of edits, the site is what a clean build makes`,
  () => playAll(runs, stepsOf([...stepNames, "changeBase"], 3)),
  30_000 + runs * 4000,
);

test("so it is when templates and fields change in between", { tags: "nightly" }, async () => {
  createToolFolder(changedTool, { isCopy: true });
  const sources = new DataFolder(join(changedTool, "src"));
  sources.edit("parts/Breadcrumbs.tsx", "<nav ", '<nav data-version="2" ');
  sources.edit("kinds/city/fields.ts", '"A city with its own page.', '"A town with its own page.');
  stage.use(await ensureBundle(changedTool, "/"));
  // Every third step or so is one of the tool, not of the data.
  const changes = Array<string>(20).fill("changeTool");
  await playAll(Math.ceil(runs / 20), stepsOf([...stepNames, ...changes], 4));
  await stage.play([], [["changeTool", 1, 0]]);
  expect(stage.textOf("contact.html")).toContain('data-version="2"');
});
