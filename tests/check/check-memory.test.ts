import { expect, it } from "vitest";
import { type Checked, checkData } from "../../scripts/check/check-data.ts";
import { CheckMemory } from "../../scripts/check/check-memory.ts";
import { checkWouldBe } from "../../scripts/edit/would-be.ts";
import { createLayout, pageWords } from "../../src/layout/view.ts";
import { createPage } from "../../src/pages/pages.ts";
import type { Site } from "../../src/site/site.ts";
import { drawMistakes } from "../mistakes/draw.ts";
import { copyOfData, fixtureSite } from "../support/data-folder.ts";
import { fixedDay } from "../support/fixed-day.ts";
import { isNight, seedOr } from "../support/nightly.ts";

const today = fixedDay;
const count = isNight ? 200 : 20;
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
  for (const { file, text } of drawMistakes(first.site as Site, count, seed)) {
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
