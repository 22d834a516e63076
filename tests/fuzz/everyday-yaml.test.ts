// @module-tag nightly
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Schema } from "../../src/fields/schema.ts";
import { entities } from "../../src/kinds/index.ts";
import { readEverydayYaml } from "../../src/loader/everyday-yaml.ts";
import { parseAnyYaml, parseYaml } from "../../src/loader/parse.ts";
import hostile from "../fixtures/hostile-texts.json" with { type: "json" };
import { readDataFiles } from "./data-texts.ts";
import { fuzzTimeoutMs, holds, texts } from "./fuzzing.ts";
import { yamlDocuments } from "./yaml-documents.ts";

/** Every form of a value that schemas of data files name. */
const anyForm: Schema = {
  properties: {
    a: { type: "string" },
    b: { type: "number" },
    c: { type: "boolean" },
    d: { items: { type: "string" } },
    e: { additionalProperties: { type: "string" } },
    f: {
      oneOf: [
        { properties: { kind: { const: "x" }, a: { type: "number" } } },
        { properties: { kind: { const: "y" }, a: { type: "string" } } },
      ],
    },
    g: { items: { properties: { a: { type: "string" }, b: { type: "integer" }, d: { items: {} } } } },
  },
};

/** The quick reader and the parser: the same value with its fields in the same order, the same problems. */
function expectSame(text: string, schema: Schema = anyForm): void {
  const quick = parseYaml(text, "a.yaml", schema);
  const slow = parseAnyYaml(text, "a.yaml", schema);
  if (!isDeepStrictEqual(quick, slow)) expect({ text, ...quick }).toEqual({ text, ...slow });
  expect(isDeepStrictEqual(quick, slow), text).toBe(true);
  expect(JSON.stringify(quick.value)).toBe(JSON.stringify(slow.value));
}

const { yamlValues: values, yamlNames: names } = hostile;

/** Lines that are indented well or badly, of fields, entries, words, comments and nothing. */
const line = fc
  .tuple(
    fc.constantFrom(0, 0, 0, 1, 2, 2, 2, 3, 4, 4, 6),
    fc.constantFrom("", "", "", "- ", "- ", "-  ", "- - "),
    fc.constantFrom(
      "",
      ...names.flatMap((name) => [`${name}:`, `${name}: `]),
      "a : ",
      "a:  ",
      "a b: ",
      '"a": ',
    ),
    fc.constantFrom("", "", ...values),
    fc.constantFrom("", "", "", "", "", "", " ", " # b", "\n", "\n\n", "\n# b", "\n  # b", "\n  ", "\r"),
  )
  .map(([column, dash, name, value, after]) => `${" ".repeat(column)}${dash}${name}${value}${after}`);
const documents = fc
  .tuple(fc.array(line, { minLength: 1, maxLength: 7 }), fc.constantFrom("\n", "\n", "\n", "", "\n\n", "\n "))
  .map(([lines, end]) => lines.join("\n") + end);

/** A group whose parts are all well formed, so that most of them are read. */
const wellFormed = fc
  .array(fc.tuple(fc.nat(6), fc.nat(8), fc.constantFrom(...values), fc.constantFrom(...values)), {
    maxLength: 5,
  })
  .map((fields) =>
    fields
      .map(([nth, form, one, other]) => {
        const name = names[nth];
        const below = `  ${one}\n  ${other}\n`;
        const forms = [
          `${name}: ${one}\n`,
          `${name}:\n  - ${one}\n  - ${other}\n`,
          `${name}:\n- ${one}\n- a: ${other}\n  b: 1\n`,
          `${name}:\n  kind: ${one}\n  a: ${other}\n`,
          `${name}: >-\n${below}`,
          `${name}: |\n${below}\n`,
          `${name}: >\n${below}\n\n${below}`,
          `${name}:\n  - a: >-\n      ${one}\n      ${other}\n    d:\n      - ${one}\n`,
          `${name}:\n  a:\n    kind: ${one}\n\n# ${other}\n  b: |-\n   ${other}\n`,
        ];
        return forms[form];
      })
      .join(""),
  );

it.each(yamlDocuments)("reads the document %j as the parser does", (text) => {
  for (const ending of ["", "\n", "\r\n"]) expectSame(text + ending);
});

it(
  "reads lines of any kind in any order as the parser does",
  () => holds(documents, (text) => expectSame(text), { runs: 1500 }),
  fuzzTimeoutMs,
);

it(
  "reads groups of all forms as the parser does",
  () => {
    let read = 0;
    const compare = (text: string) => {
      expectSame(text);
      expectSame(text.replaceAll("\n", "\r\n"));
      if (readEverydayYaml(text)) read++;
    };
    holds(wellFormed, compare, { runs: 1500 });
    expect(read).toBeGreaterThan(150);
  },
  fuzzTimeoutMs,
);

it(
  "reads any damaged file of a site as the parser does",
  () => {
    const damage = fc.record({
      file: fc.constantFrom(...readDataFiles()),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.nat(30),
      by: fc.oneof(texts, line),
    });
    holds(
      damage,
      ({ file: { kind, text }, at, length, by }) => {
        const start = Math.floor(at * text.length);
        expectSame(text.slice(0, start) + by + text.slice(start + length), entities[kind].schema);
      },
      { runs: 400 },
    );
  },
  fuzzTimeoutMs,
);

it("reads every file of a site as the parser does, and each city without it", () => {
  for (const { kind, text } of readDataFiles()) {
    expectSame(text, entities[kind].schema);
    if (kind === "city") expect(readEverydayYaml(text), text).toBeDefined();
  }
});
