// @module-tag nightly
import fc from "fast-check";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { createLayout, pageWords } from "../../src/layout/view.ts";
import { createPage } from "../../src/pages/pages.ts";
import { createRenderer } from "../../src/renderer/render.tsx";
import { copyOfData, fixtureSite } from "../support/data-folder.ts";
import { openSession } from "../support/edit-session.ts";
import { seedOr } from "../support/nightly.ts";
import { datasetOf, siteOf } from "../support/site.ts";

const runs = 150;

/** Every text in a value and the pointer to it. */
function* textsIn(value: unknown, pointer = ""): Generator<[pointer: string, text: string]> {
  if (typeof value === "string") yield [pointer, value];
  else if (typeof value === "object" && value !== null)
    for (const [name, inner] of Object.entries(value))
      yield* textsIn(inner, `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`);
}

/** What visitors and search engines get of each page: its document, and the data that its script reads. */
function documentsOf(dataDir: string): Map<string, string> {
  const site = siteOf(dataDir);
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

it("random edits announce the pages whose documents change, and their undo restores every byte", async () => {
  const session = openSession(copyOfData(fixtureSite("roofer-ma")));
  const { data } = session;
  const files = Object.values(datasetOf(data.dir).all).flatMap((entities) =>
    entities.map(({ file }) => file),
  );
  const values = files.flatMap((file) =>
    [...textsIn(parse(data.read(file)))].map(([pointer, text]) => ({ file, pointer, text })),
  );
  const before = documentsOf(data.dir);
  const words = fc.constantFrom("mended", "it's", "“so”", "Oak: old", "# 1", "{businessName}", "a  b");
  const edits = fc.record({ at: fc.nat(values.length - 1), word: fc.nat(40), put: words });
  let saved = 0;
  await fc.assert(
    fc.asyncProperty(edits, async ({ at, word, put }) => {
      const { file, pointer, text } = values[at] as (typeof values)[number];
      const parts = text.split(" ");
      const after = parts.with(word % parts.length, put).join(" ");
      const old = data.read(file);
      const answer = await session.save(file, pointer, text, after);
      if (answer.status !== "good") {
        expect(answer.status).toBe("refused");
        expect(data.read(file)).toBe(old);
        return;
      }
      saved++;
      expect(Object.fromEntries(textsIn(parse(data.read(file))))).toEqual({
        ...Object.fromEntries(textsIn(parse(old))),
        [pointer]: after,
      });
      const documents = documentsOf(data.dir);
      const changed = [...documents.keys()].filter((path) => documents.get(path) !== before.get(path));
      const announced = answer.reach.isEverywhere ? [...documents.keys()] : answer.reach.pages;
      expect({ file, pointer, after, pages: announced.sort() }).toEqual({
        file,
        pointer,
        after,
        pages: changed.sort(),
      });
      expect(await session.undo()).toMatchObject({ status: "good" });
      expect(data.read(file)).toBe(old);
    }),
    { numRuns: runs, seed: seedOr(19_710_401), endOnFailure: true },
  );
  expect(saved).toBeGreaterThan(runs / 3);
}, 600_000);
