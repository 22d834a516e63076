import { writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { htmlFile } from "../../scripts/read-build/page-files.ts";
import { formatLedger, ledgerFile, readLedger } from "../../src/loader/ledger.ts";
import { validatorOf } from "../../src/loader/validators.ts";
import { renderRedirects } from "../../src/seo/hosting.ts";
import { createPathIndex, fillPath } from "../../src/site/paths.ts";
import { listPictures, unencoded } from "../../src/site/pictures.ts";
import { redirectProblems, withoutSlash } from "../../src/site/redirects.ts";
import { createSite } from "../../src/site/site.ts";
import { temporaryFolder } from "../support/data-folder.ts";
import { fixedDay } from "../support/fixed-day.ts";
import { datasetOf } from "../support/site.ts";
import { fuzzTimeoutMs, holds, texts } from "./fuzzing.ts";

const dataset = datasetOf();

/** Addresses as people and attackers write them. */
const addresses = fc.oneof(
  fc
    .array(
      fc.constantFrom(
        "a",
        "b-c",
        "..",
        ".",
        "",
        "{city}",
        "{county}",
        "{constructor}",
        "index",
        "%2e",
        "%C3%BC",
        "A",
        "~",
        "*",
      ),
      { maxLength: 6 },
    )
    .map((parts) => `/${parts.join("/")}`),
  texts.map((text) => `/${text}`),
);

function isWithin(folder: string, file: string): boolean {
  return join(folder, file).startsWith(folder + sep);
}

it(
  "makes of any path that passes a file within the folder, and of two paths never one file",
  () => {
    const validate = validatorOf("page");
    const page = dataset.pages.find(({ value }) => value.forEach === "city");
    if (!page) throw new Error("No pattern of cities");
    holds(
      addresses,
      (path) => {
        const value = { ...page.value, path };
        if (!validate(value)) return;
        const { paths } = createPathIndex({
          ...dataset,
          pages: [{ ...page, value }],
          // What is refused is noted here, and would then be missing nowhere.
          invalidPaths: new Set(),
        });
        for (const at of paths.keys()) {
          expect(isWithin("/site", htmlFile(at)), at).toBe(true);
          expect(at).toMatch(/^\/([a-z0-9][a-z0-9/.-]*)?$/);
        }
        expect(new Set([...paths.keys()].map(htmlFile)).size).toBe(paths.size);
      },
      { runs: 1000 },
    );
  },
  fuzzTimeoutMs,
);

it(
  "fills a path with slugs only, never with what every object has",
  () => {
    holds(
      texts,
      (text) => {
        const filled = fillPath(`/${text}`, { city: "maple-grove" });
        expect(filled).toBe(`/${text.replaceAll("{city}", () => "maple-grove")}`);
      },
      { runs: 1000, found: ["{constructor}", "{toString}", "{__proto__}"] },
    );
  },
  fuzzTimeoutMs,
);

it(
  "makes of any redirect that passes two lines of three words, and a file within the folder",
  () => {
    const validate = validatorOf("redirects");
    holds(
      addresses,
      (from) => {
        if (!validate({ redirects: [{ from, to: "/contact" }] })) return;
        const path = withoutSlash(from);
        const [line = "", withSlash] = renderRedirects([[path, "/contact"]], "/").split(/(?<=\n)/);
        expect(line).toMatch(/^\/[^\s*:]*[^\s*:/] \/contact 301\n$/);
        expect(withSlash).toBe(line.replace(" ", "/ "));
        expect(isWithin("/site", htmlFile(path)), from).toBe(true);
      },
      { runs: 1000, found: ["/../../outside", "/a\n/* /b 200", "//x.example", "/*"] },
    );
  },
  fuzzTimeoutMs,
);

it(
  "lets redirects pass only where each leads to a page in one step",
  () => {
    const names = fc.constantFrom("/a", "/b", "/c", "/d", "/d/", "/contact", "/", "/gone");
    const redirects = fc.array(fc.record({ from: names, to: names }), { maxLength: 7 });
    holds(
      redirects,
      (value) => {
        const entity = {
          id: "redirects",
          slug: "redirects",
          file: "redirects.yaml",
          hash: "",
          value: { redirects: value },
        };
        const site = createSite(
          { ...dataset, redirects: entity },
          { pictures: unencoded(listPictures(dataset)), today: fixedDay },
        );
        const isClean = redirectProblems(site).length === 0 && site.missing.noted === 0;
        const froms = value.map(({ from }) => withoutSlash(from));
        const isRight =
          new Set(froms).size === froms.length &&
          value.every(({ from, to }) => !site.paths.has(from) && site.paths.has(to));
        expect(isClean).toBe(isRight);
      },
      { runs: 500 },
    );
  },
  fuzzTimeoutMs,
);

it(
  "reads from a ledger what was written into it, and any other text as problems",
  () => {
    const dir = temporaryFolder();
    const day = "2026-03-02";
    const hash = "5e884898da280471";
    holds(
      fc.array(texts, { maxLength: 5 }),
      (paths) => {
        const entries = new Map(paths.map((path) => [`/${path}`, { hash, changedOn: day }]));
        writeFileSync(join(dir, ledgerFile), formatLedger(entries));
        const read = readLedger(dir);
        expect(read.problems).toEqual([]);
        expect([...read.entries.keys()].sort()).toEqual([...entries.keys()].sort());
        writeFileSync(join(dir, ledgerFile), `{\n${paths.join("\n")}\n}\n`);
        expect(readLedger(dir).entries.size).toBe(0);
      },
      { runs: 200 },
    );
  },
  fuzzTimeoutMs,
);
