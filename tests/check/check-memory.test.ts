import { readdirSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Checked, checkData } from "../../scripts/check/check-data.ts";
import { CheckMemory } from "../../scripts/check/check-memory.ts";
import { LiveSite } from "../../scripts/dev/live-site.ts";
import { checkWouldBe } from "../../scripts/edit/would-be.ts";
import { createLayout, pageWords } from "../../src/layout/view.ts";
import { createPage } from "../../src/pages/pages.ts";
import { drawMistakes } from "../mistakes/draw.ts";
import { copyOfData, fixtureSite, root } from "../support/data-folder.ts";
import { fixedDay } from "../support/fixed-day.ts";
import { isNight, seedOr } from "../support/nightly.ts";

const today = fixedDay;
const count = isNight ? 200 : 10;
const seed = seedOr(29);

function pagesOf({ site }: Checked): Map<string, string> {
  if (!site) throw new Error("The data is too broken to have pages.");
  const words = pageWords(createLayout(site).layout);
  return new Map(
    [...site.paths.values()].map((entry) => {
      const { props, structuredData } = createPage(site, entry, words);
      return [entry.path, JSON.stringify([{ ...props, words: undefined }, structuredData])];
    }),
  );
}

it(`a check that remembers the ones before finds what any other does, after ${count} drawn mistakes (SEED=${seed})`, () => {
  const data = copyOfData(fixtureSite("roofer-ma"));
  const memory = new CheckMemory();
  const first = checkData(data.dir, { memory, today });
  const before = pagesOf(first);
  let compared = 0;
  for (const { file, text } of drawMistakes(data.dir, count, seed)) {
    const files = new Map([[file, text]]);
    const [fresh, remembering] = [{ today }, { memory, today }].map((options) =>
      checkWouldBe(data.dir, files, options),
    ) as [Checked, Checked];
    expect(remembering.problems, file).toEqual(fresh.problems);
    if (!fresh.site) continue;
    const after = pagesOf(fresh);
    const { added, changed } = memory.pages.compare(first.site, remembering.site);
    expect({ file, text, pages: [...added, ...changed].sort() }).toEqual({
      file,
      text,
      pages: [...after.keys()].filter((path) => after.get(path) !== before.get(path)).sort(),
    });
    compared++;
  }
  expect(compared).toBeGreaterThan(count / 4);
  for (const file of first.site?.dataset.all.project.map((project) => project.file) ?? []) {
    const text = data.read(file);
    data.remove(file);
    expect(checkData(data.dir, { memory, today }).problems).toEqual(checkData(data.dir, { today }).problems);
    data.write(file, text);
    expect(checkData(data.dir, { memory, today }).problems).toEqual(first.problems);
  }
}, 600_000);

it("what data would be is checked without touching a file, also where a file would be new", () => {
  const { dir } = copyOfData();
  const looks = () =>
    readdirSync(dir, { recursive: true, encoding: "utf8" }).map((file) => {
      const { ctimeMs, nlink } = statSync(join(dir, file));
      return { file, ctimeMs, nlink };
    });
  const before = looks();
  const added = "cities/lake-county/elm-bend.yaml";
  const { site, problems } = checkWouldBe(dir, new Map([[added, "city: Elm Bend\n"]]));
  expect(problems.map(({ position }) => position?.file)).toContain(added);
  expect(site?.dataset.knownIds.city).toContain("lake-county/elm-bend");
  expect(looks()).toEqual(before);
});

it("a server shows the same site for as long as no file of the data says something else", async () => {
  const data = copyOfData();
  const live = new LiveSite(root, data.dir);
  expect(await live.refresh()).toBe(true);
  const { site, problems } = live;
  utimesSync(join(data.dir, "business.yaml"), 0, 0);
  await live.refresh();
  expect(live.site).toBe(site);
  expect(live.problems).toBe(problems);
  data.edit("business.yaml", "founded: 1971", "founded: 1972");
  await live.refresh();
  expect(live.site).not.toBe(site);
});
