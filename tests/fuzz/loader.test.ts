// @module-tag nightly
import fc from "fast-check";
import { expect, it } from "vitest";
import { type EntityKind, entities, entityKinds } from "../../src/kinds/index.ts";
import { parseEntity } from "../../src/loader/entity.ts";
import { findInvisible } from "../../src/loader/invisible.ts";
import { createLocator } from "../../src/loader/locate.ts";
import { hasErrors, type Problem, type ProblemCode } from "../../src/problem.ts";
import { readDataFiles } from "./data-texts.ts";
import { fuzzTimeoutMs, holds, texts } from "./fuzzing.ts";
import { yamlDocuments } from "./yaml-documents.ts";

const kinds = fc.constantFrom(...entityKinds);

function fileOf(kind: EntityKind): string {
  const { location } = entities[kind];
  return "file" in location ? location.file : `${location.folder}/${kind === "city" ? "a/" : ""}a.yaml`;
}

/** Errors of words that would print wrongly: their file is read all the same, so that nobody who points at it is reported. */
const ofWords: ProblemCode[] = [
  "literal-markup",
  "invalid-encoding",
  "unfinished-value",
  "unknown-placeholder",
];
const isError = ({ severity }: Problem) => severity === "error";

/** Reads bytes as a data file: data, or errors with sentences and places in the file, and never anything else. */
function read(kind: EntityKind, bytes: Buffer): void {
  const problems: Problem[] = [];
  const entity = parseEntity(kind, fileOf(kind), bytes, problems, new Set());
  if (entity) expect(problems.filter(isError).filter(({ code }) => !ofWords.includes(code))).toEqual([]);
  else expect(hasErrors(problems)).toBe(true);
  if (entity) expectPlainTexts(entity.value);
  const lines = bytes.toString().split("\n").length;
  const locate = createLocator(bytes.toString(), fileOf(kind));
  for (const problem of problems) {
    expect(problem.message.length).toBeGreaterThan(10);
    const { line = 1, column = 1 } = problem.position ?? (problem.place && locate(problem.place)) ?? {};
    expect(line).toBeGreaterThan(0);
    expect(line).toBeLessThanOrEqual(lines);
    expect(column).toBeGreaterThan(0);
  }
}

/** No text of valid data holds what a terminal obeys, and no field has reached a prototype. */
function expectPlainTexts(value: unknown): void {
  if (typeof value === "string") expect(findInvisible(value)).toBeUndefined();
  if (typeof value !== "object" || value === null) return;
  expect([Object.prototype, Array.prototype]).toContain(Object.getPrototypeOf(value));
  for (const item of Object.values(value)) expectPlainTexts(item);
}

it(
  "reads any bytes as data or as problems",
  () => {
    holds(
      fc.tuple(kinds, fc.uint8Array({ maxLength: 80 })),
      ([kind, bytes]) => read(kind, Buffer.from(bytes)),
      { runs: 300 },
    );
  },
  fuzzTimeoutMs,
);

it(
  "reads any text as data or as problems",
  () => {
    const found: [EntityKind, string][] = [
      // A stack that is nearly exhausted ended the whole process.
      ["business", "[".repeat(4000)],
      // Took minutes: keys that are compared with all above them, aliases that are each looked for from the start.
      ["business", Array.from({ length: 20_000 }, (_, n) => `k${n}: 1`).join("\n")],
      ["map", `${"- &a x\n".repeat(20_000)}${"- *a\n".repeat(20_000)}`],
      // Took minutes: expressions that start anew at each letter.
      ["business", `email: "a@${".".repeat(200_000)} "`],
      ["county", `${"\t".repeat(100_000)}\na: b`],
    ];
    holds(fc.tuple(kinds, texts), ([kind, text]) => read(kind, Buffer.from(text)), { runs: 1500, found });
  },
  fuzzTimeoutMs,
);

it.each(yamlDocuments)("reads the document %j as data or as problems", (text) => {
  for (const kind of ["business", "city", "redirects", "page"] as const) read(kind, Buffer.from(text));
});

it(
  "reads any damaged file of a site as data or as problems",
  () => {
    const files = readDataFiles();
    const damage = fc.record({
      file: fc.constantFrom(...files),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.nat(30),
      by: texts,
    });
    holds(
      damage,
      ({ file: { kind, text }, at, length, by }) => {
        const start = Math.floor(at * text.length);
        read(kind, Buffer.from(text.slice(0, start) + by + text.slice(start + length)));
      },
      { runs: 600 },
    );
  },
  fuzzTimeoutMs,
);
