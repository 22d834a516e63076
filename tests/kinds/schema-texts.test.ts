import { describe, expect, it } from "vitest";
import type { Schema } from "../../src/fields/schema.ts";
import { type EntityKind, entities, entityKinds } from "../../src/kinds/index.ts";
import { parseYaml } from "../../src/loader/parse.ts";
import { validateEntity } from "../../src/loader/validate.ts";
import type { Problem } from "../../src/problem.ts";
import { hostileText, isFreeText } from "../support/hostile-data.ts";

function sampleOf(schema: Schema): unknown {
  const { oneOf, items, properties, additionalProperties: others, examples, ...own } = schema;
  if (oneOf?.[0]) return sampleOf(oneOf[0]);
  if (items) return (items.oneOf ?? [items]).map(sampleOf);
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, sampleOf(field)]));
  if (typeof others === "object") return { name: sampleOf(others) };
  return own.const ?? own.enum?.[0] ?? examples?.[0] ?? "x";
}

interface Leaf {
  schema: Schema;
  pointer: string;
  set(text: string): void;
}

function* leavesOf(
  schema: Schema,
  holder: Record<string, unknown>,
  name: string,
  pointer: string,
): Generator<Leaf> {
  const { oneOf, items, properties, additionalProperties: others, ...own } = schema;
  const value = holder[name] as Record<string, unknown>;
  if (own.type === "string" && own.const === undefined && !own.enum)
    yield { schema: own, pointer, set: (text) => Object.assign(holder, { [name]: text }) };
  else if (oneOf?.[0]) yield* leavesOf(oneOf[0], holder, name, pointer);
  else if (items)
    for (const [index, item] of (items.oneOf ?? [items]).entries())
      yield* leavesOf(item, value, String(index), `${pointer}/${index}`);
  else if (properties)
    for (const [field, inner] of Object.entries(properties))
      yield* leavesOf(inner, value, field, `${pointer}/${field}`);
  else if (typeof others === "object") yield* leavesOf(others, value, "name", `${pointer}/name`);
}

function sample(kind: EntityKind): { value: unknown; leaves: Leaf[] } {
  const { schema } = entities[kind];
  const holder = { root: sampleOf(schema) };
  return { value: holder.root, leaves: [...leavesOf(schema, holder, "root", "")] };
}

/** What is said of each field when all hold a text. */
function problemsWith(kind: EntityKind, text: string): { leaf: Leaf; problems: Problem[] }[] {
  const { value, leaves } = sample(kind);
  for (const leaf of leaves) leaf.set(text);
  const parsed = parseYaml(JSON.stringify(value), "x.yaml", entities[kind].schema);
  const all = [...parsed.problems, ...(parsed.value ? validateEntity(kind, parsed.value, "x.yaml") : [])];
  // A section that its page has no use for is refused as a whole.
  const refused = all.flatMap(({ place }) => /^\/sections\/\d+\/(?=kind$)/.exec(place?.pointer ?? "") ?? []);
  return leaves
    .filter(({ pointer }) => !refused.some((section) => pointer.startsWith(section)))
    .map((leaf) => ({ leaf, problems: all.filter(({ place }) => place?.pointer === leaf.pointer) }));
}

const references = ["image", "city", "county", "service", "project", "target"];

/** Texts that only a field for any words may hold; what they would do elsewhere is tested with the built site. */
const hostile = [
  hostileText,
  "javascript:alert(1)",
  "data:text/html,x",
  "../../etc/passwd",
  "{{x}} <%= x %>",
  "__proto__",
];
/** Texts that no field may hold. */
const unreadable = [
  "a\u0000b",
  "a\u001b[31mb",
  "a\u009b31mb",
  "a\u202eb",
  "a\u2066b",
  "a\u200bb",
  "a\ud800b",
];

describe.each(entityKinds)("the text fields of a %s file", (kind) => {
  it.each(hostile)("take %s as it is, or refuse it where it stands", (text) => {
    for (const { leaf, problems } of problemsWith(kind, text)) {
      const { role, pattern, fills, maxLength = Infinity } = leaf.schema as Schema & { maxLength?: number };
      // A reference or link of the wrong form is one to nothing, which linking reports.
      if (role && references.includes(role)) continue;
      // Words may be a name of a font, whatever they mean elsewhere.
      const isFont = text === "__proto__" && /^\/fonts\/(display|text)$/.test(leaf.pointer);
      const takesIt = isFreeText({ pattern, role, type: "string" } as Schema)
        ? [...text].length <= maxLength
        : isFont || (fills !== undefined && new RegExp(pattern ?? "").test(text));
      const isRefused = problems.some(({ severity }) => severity === "error");
      expect(isRefused, leaf.pointer).toBe(!takesIt);
    }
  });

  it.each(unreadable)("refuse %j, which a terminal obeys or nobody sees", (text) => {
    for (const { leaf, problems } of problemsWith(kind, text))
      expect(
        problems.map(({ code }) => code),
        leaf.pointer,
      ).toContain("invalid-encoding");
  });
});

it("are all walked", () => {
  expect(entityKinds.flatMap((kind) => sample(kind).leaves).length).toBeGreaterThan(450);
});

it("are compared with their patterns in one go, however long the text", () => {
  const patterns = new Set(
    entityKinds.flatMap((kind) => sample(kind).leaves.map(({ schema }) => schema.pattern)),
  );
  expect(patterns.size).toBeGreaterThan(15);
  for (const pattern of patterns)
    for (const part of ["a", "a-", "a.", "/", "a/", "https://a.", "a@a."])
      expect(new RegExp(pattern ?? "^a$", "u").test(`${part.repeat(30_000)} "`)).toBe(false);
});
