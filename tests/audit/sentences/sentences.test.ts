import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseDocument } from "yaml";
import { auditBuild } from "../../../scripts/audit/audit.ts";
import { rules } from "../../../scripts/audit/rules/index.ts";
import { buildHere } from "../../support/builds.ts";
import { DataFolder, realData } from "../../support/data-folder.ts";
import { few, isNight } from "../../support/nightly.ts";
import { quickFolder } from "../../support/ram-disk.ts";
import { siteOf } from "../../support/site.ts";

/** A sentence, whether it is wrong, and the file of the city that it is about; any city where it is about none. */
interface Row {
  sentence: string;
  isWrong: boolean;
  file?: string;
}

/** The sentences of a file: one a line, between lines that say what they are about. */
function read(name: "right" | "wrong"): Row[] {
  const lines = readFileSync(join(import.meta.dirname, `${name}.txt`), "utf8").split("\n");
  return lines
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [sentence = "", city] = line.split(" @ ");
      return {
        sentence,
        isWrong: name === "wrong",
        ...(city !== undefined && { file: `cities/${city}.yaml` }),
      };
    });
}

const paths = new Map(
  [...siteOf(realData).paths.values()].flatMap(({ path, page, subject }) =>
    page.value.type === "city" && subject?.kind === "city" && subject.entity.value.localText[1]
      ? [[subject.entity.file, path] as const]
      : [],
  ),
);

/** Sentences of one build, each in a text of a city of its own. */
type Batch = (Row & { file: string })[];

/** By day one build, with at most as many sentences as there are cities. */
function batchesOf(rows: readonly Row[]): { first: string; batch: Batch }[] {
  const left = few(rows, paths.size);
  const batches: Batch[] = [];
  while (left.length > 0) {
    const free = new Set(paths.keys());
    const batch: Batch = [];
    for (const row of [...left]) {
      const file = row.file ?? [...free].at(-1);
      if (file === undefined || !free.delete(file)) continue;
      batch.push({ ...row, file });
      left.splice(left.indexOf(row), 1);
    }
    if (batch.length === 0) throw new Error(`No city has ${JSON.stringify(left)}.`);
    batches.push(batch);
  }
  return (isNight ? batches : batches.slice(0, 1)).map((batch) => ({
    first: batch[0]?.sentence ?? "",
    batch,
  }));
}

/** What the audit and the check of the data say when each of these sentences ends a text of one city, by sentence. */
async function said(batch: Batch): Promise<Map<string, string[]>> {
  const folder = mkdtempSync(join(quickFolder(), "site-sentences-"));
  const data = new DataFolder(join(folder, "data"));
  const dist = join(folder, "dist");
  try {
    cpSync(realData, data.dir, { recursive: true });
    for (const { sentence, file } of batch) {
      const document = parseDocument(data.read(file));
      const pointer = ["localText", 1, "text"];
      document.setIn(pointer, `${String(document.getIn(pointer)).trim()} ${sentence}`);
      data.write(file, document.toString());
    }
    await buildHere(data.dir, dist);
    const { findings } = auditBuild(siteOf(data.dir), dist, rules);
    return new Map(
      batch.map(({ sentence, file }) => [
        sentence,
        findings.flatMap(({ rule, message, path, related = [] }) =>
          /^(?:biz|city)\//.test(rule.id) &&
          rule.severity !== "info" &&
          [path, ...related].includes(paths.get(file))
            ? `${rule.id} ${message}`
            : [],
        ),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe("what the record has otherwise, or not at all, is found, and what is right, or said of others, is let be", () => {
  it.each(batchesOf([...read("wrong"), ...read("right")]))(
    "from this on: $first",
    async ({ batch }) => {
      const findings = await said(batch);
      const of = (isWrong: boolean) =>
        batch
          .filter((row) => row.isWrong === isWrong)
          .map(({ sentence }) => ({ sentence, said: findings.get(sentence) }));
      expect(of(true).filter((one) => one.said?.length === 0)).toEqual([]);
      expect(of(false).filter((one) => one.said?.length !== 0)).toEqual([]);
    },
    // The first encodes all pictures where none is in the cache.
    180_000,
  );
});
