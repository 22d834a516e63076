// @module-tag nightly
import fc from "fast-check";
import { expect, it } from "vitest";
import { parse, parseDocument } from "yaml";
import { checkData } from "../../scripts/check/check-data.ts";
import { EditingTab, unshared } from "../../scripts/tools/bench/editing-tab.ts";
import { createLayout, pageWords } from "../../src/layout/view.ts";
import { escapePointer, stepsOf } from "../../src/loader/pointer.ts";
import { createPage } from "../../src/pages/pages.ts";
import { hasErrors } from "../../src/problem.ts";
import { pageDataPath } from "../../src/renderer/page-data.ts";
import { createRenderer } from "../../src/renderer/render.tsx";
import { copyOfData, fixtureSite } from "../support/data-folder.ts";
import { seedOr } from "../support/nightly.ts";
import { startDev } from "../support/running-site.ts";
import { datasetOf } from "../support/site.ts";

/** EDITS=20000 SEED=7 looks further than every night can. */
const runs = Number(process.env.EDITS ?? 150);
const seed = seedOr(19_710_401);
/** Of many edits, one in so many is compared on all pages, the others on the first page that they are said to change. */
const nth = runs > 1000 ? 10 : 1;

/** What visitors and search engines get of each page: its document, and the data that its script reads. */
function documentsOf(dataDir: string): Map<string, string> {
  const { site, problems } = checkData(dataDir);
  if (!site || hasErrors(problems)) throw new Error(JSON.stringify(problems));
  const { layout } = createLayout(site);
  const render = createRenderer(layout);
  return new Map(
    [...site.paths.values()].map((entry) => {
      const { props, structuredData } = createPage(site, entry, pageWords(layout));
      const { head, body } = render(props, JSON.stringify(structuredData));
      return [entry.path, head + body + JSON.stringify(props)];
    }),
  );
}

/** What visitors get of a path over HTTP: the document, and the data that its script reads. */
async function shownAt(url: string, path: string): Promise<string> {
  const texts = [path, pageDataPath(path)].map(async (one) =>
    (await fetch(`${url}${one}`, { headers: unshared })).text(),
  );
  return (await Promise.all(texts)).join("");
}

/** Every text, number and yes or no in a value and the pointer to it. */
function* valuesIn(value: unknown, pointer = ""): Generator<[pointer: string, value: unknown]> {
  if (typeof value !== "object" || value === null) yield [pointer, value];
  else
    for (const [name, inner] of Object.entries(value))
      yield* valuesIn(inner, `${pointer}/${escapePointer(name)}`);
}

/** Fails where letters in front of a value or behind it differ. */
function expectSameAround(old: string, now: string, pointer: string): void {
  const node = parseDocument(old).getIn(stepsOf(pointer), true);
  const [start, end] = (node as { range: [number, number, number] }).range;
  expect(now.slice(0, start)).toBe(old.slice(0, start));
  expect(now.slice(now.length - (old.length - end))).toBe(old.slice(end));
}

/** What YAML, HTML or our own names in braces might take for something else. */
const oddWords = [
  "mended",
  "it's",
  "“so”",
  "Oak: old",
  "# 1",
  "{businessName}",
  "a  b",
  "naïve",
  "- so",
  "50 %",
  "<b>&",
  "🏠",
  "yes",
];

it(
  `${runs} random edits change their value alone, are announced on the pages that change, and are taken back to the byte (SEED=${seed})`,
  async () => {
    const data = copyOfData(fixtureSite("roofer-ma"));
    const { url } = await startDev(data.dir);
    const tab = await EditingTab.open(url);
    const files = Object.values(datasetOf(data.dir).all).flatMap((entities) =>
      entities.map(({ file }) => file),
    );
    const values = files.flatMap((file) =>
      [...valuesIn(parse(data.read(file)))].flatMap(([pointer, text]) =>
        typeof text === "string" ? { file, pointer, text } : [],
      ),
    );
    const before = documentsOf(data.dir);
    const edits = fc.record({
      at: fc.nat(values.length - 1),
      word: fc.nat(40),
      put: fc.constantFrom(...oddWords),
    });
    const counts = { run: 0, saved: 0 };
    await fc.assert(
      fc.asyncProperty(edits, async ({ at, word, put }) => {
        const { file, pointer, text } = values[at] as (typeof values)[number];
        const parts = text.split(" ");
        const after = parts.with(word % parts.length, put).join(" ");
        const old = data.read(file);
        const answer = await tab.save({ file, pointer, before: text, after });
        counts.run++;
        if (answer.status !== "good") {
          expect(answer.status).toBe("refused");
          expect(data.read(file)).toBe(old);
          return;
        }
        counts.saved++;
        const now = data.read(file);
        expectSameAround(old, now, pointer);
        expect(Object.fromEntries(valuesIn(parse(now)))).toEqual({
          ...Object.fromEntries(valuesIn(parse(old))),
          [pointer]: after,
        });
        const { isEverywhere, pages } = answer.reach;
        const announced = isEverywhere ? [...before.keys()] : pages;
        if (counts.run % nth === 0) {
          const documents = documentsOf(data.dir);
          const changed = [...documents.keys()].filter((path) => documents.get(path) !== before.get(path));
          expect({ file, pointer, after, pages: announced.sort() }).toEqual({
            file,
            pointer,
            after,
            pages: changed.sort(),
          });
        }
        const [path] = announced;
        const shown = path && (await shownAt(url, path));
        expect(await tab.ask({ action: "undo" })).toMatchObject({ status: "good" });
        expect(data.read(file)).toBe(old);
        if (path)
          expect({ file, pointer, isSame: shown === (await shownAt(url, path)) }).toMatchObject({
            isSame: false,
          });
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
    expect(counts.saved).toBeGreaterThan(runs / 3);
  },
  60_000 + runs * 4_000,
);
