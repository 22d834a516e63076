import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isNode, isScalar, parse, parseDocument, visit } from "yaml";
import { changeText } from "../../scripts/edit/change.ts";
import { UneditableYaml } from "../../scripts/edit/splice.ts";
import { escapePointer } from "../../src/loader/pointer.ts";
import { root } from "../support/data-folder.ts";
import { isNight } from "../support/nightly.ts";
import { holds, texts } from "./fuzzing.ts";

interface Value {
  file: string;
  text: string;
  pointer: string;
  value: string;
  range: [start: number, end: number];
}

/** Every text in the data files of the site and of the fixtures. */
const values: Value[] = ["data", "tests/fixtures"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .flatMap((name) => textsIn(join(folder, name))),
);

function textsIn(file: string): Value[] {
  const text = readFileSync(join(root, file), "utf8");
  const document = parseDocument(text);
  if (document.errors.length > 0) return [];
  const found: Value[] = [];
  visit(document, {
    Scalar(key, node, path) {
      if (key === "key" || typeof node.value !== "string" || !node.range) return;
      const steps = path.flatMap((outer, at) => {
        const inner: unknown = path[at + 1] ?? node;
        if ("key" in outer && isNode(outer.key)) return [String(isScalar(outer.key) ? outer.key.value : "")];
        return "items" in outer && isNode(inner) ? [String((outer.items as unknown[]).indexOf(inner))] : [];
      });
      const pointer = steps.map((step) => `/${escapePointer(step)}`).join("");
      found.push({ file, text, pointer, value: node.value, range: [node.range[0], node.range[1]] });
    },
  });
  return found;
}

function valueAt(text: string, pointer: string): unknown {
  let value: unknown = parse(text);
  for (const step of pointer.split("/").slice(1))
    value = (value as Record<string, unknown>)[step.replaceAll("~1", "/").replaceAll("~0", "~")];
  return value;
}

function set(text: string, pointer: string, value: string): string {
  return changeText(text, "a.yaml", [{ kind: "set", place: { file: "a.yaml", pointer }, value }]);
}

/** Undefined where something else would change, as behind an anchor. */
function trySet(text: string, pointer: string, value: string): string | undefined {
  try {
    return set(text, pointer, value);
  } catch (error) {
    if (error instanceof UneditableYaml) return undefined;
    throw error;
  }
}

const words = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom("oak", "it's", "5 years", "No. 4: all", "# 1", "", "“so”", "😀", "a b"),
  },
  texts,
);

describe("a value that says something else", () => {
  it("is read back, and not a byte beside it is another", () => {
    const edits = fc.record({ at: fc.nat(), word: fc.nat(), words, isAll: fc.boolean() });
    let refused = 0;
    const check = ({
      at,
      word,
      words: put,
      isAll,
    }: {
      at: number;
      word: number;
      words: string;
      isAll: boolean;
    }) => {
      const { text, pointer, value, range } = values[at % values.length] as Value;
      const parts = value.split(" ");
      const after = isAll && put !== "" ? put : parts.with(word % parts.length, put).join(" ");
      const now = trySet(text, pointer, after);
      if (now === undefined) return void refused++;
      expect(valueAt(now, pointer)).toBe(after);
      expect(now.slice(0, range[0])).toBe(text.slice(0, range[0]));
      expect(now.endsWith(text.slice(range[1]).trimStart())).toBe(true);
    };
    const runs = isNight ? 10_000 : 300;
    holds(edits, check, { runs });
    expect(refused / runs).toBeLessThan(0.01);
  }, 300_000);

  it("keeps its lines, however long it is", () => {
    const text =
      "# The shop\nabout: >-\n  We wash, scrape\n  and sand. # no comment\n  Then we paint.\nphone: 763-555-0100 # day\n";
    const now = set(text, "/about", "We wash, scrape and prime. # no comment Then we paint.");
    expect(now).toBe(text.replace("sand.", "prime."));
  });

  it("keeps its quotation marks and the comment behind it", () => {
    const text = "a: 'Don''t wait' # ask first\nb: \"a \\\"good\\\" day\" # so\n";
    const once = set(text, "/a", "Don't worry, it's fine");
    expect(set(once, "/b", 'a "good" week')).toBe(
      "a: 'Don''t worry, it''s fine' # ask first\nb: \"a \\\"good\\\" week\" # so\n",
    );
  });
});
