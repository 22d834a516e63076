import { describe, expect, it } from "vitest";
import type { Schema } from "../../src/fields/schema.ts";
import { entities, entityKinds } from "../../src/kinds/index.ts";
import { createAjv } from "../../src/loader/ajv.ts";

function* fieldsOf(schema: Schema, at: string): Generator<[at: string, field: Schema]> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    yield [`${at}/${name}`, field];
    yield* fieldsOf(field, `${at}/${name}`);
  }
  if (schema.items) yield* fieldsOf(schema.items, `${at}/[]`);
  for (const branch of schema.oneOf ?? []) yield* fieldsOf(branch, `${at}/oneOf`);
}

const fields = entityKinds.flatMap((kind) => [...fieldsOf(entities[kind].schema, kind)]);

function* groupsOf(schema: Schema, at: string): Generator<[at: string, group: Schema]> {
  if (schema.properties) yield [at, schema];
  for (const [name, field] of Object.entries(schema.properties ?? {}))
    yield* groupsOf(field, `${at}/${name}`);
  if (schema.items) yield* groupsOf(schema.items, `${at}/[]`);
  for (const branch of schema.oneOf ?? []) yield* groupsOf(branch, `${at}/oneOf`);
}

describe("schemas", () => {
  it("describe every field, with an example", () => {
    expect(fields.length).toBeGreaterThan(300);
    const bare = fields.filter(([, field]) => {
      const { description, examples, type, properties } = field;
      const needsExample = type !== "object" && type !== "array" && !properties;
      return !description || (needsExample && !examples?.length);
    });
    expect(bare.map(([at]) => at)).toEqual([]);
  });

  it("name the unit of every number that has one", () => {
    const counted = fields.filter(([, field]) => field.type === "number");
    expect(counted.filter(([, field]) => !field.unit).map(([at]) => at)).toEqual([]);
  });

  it("bound every number on both sides", () => {
    const numbers = fields.filter(([, { type }]) => type === "number" || type === "integer");
    expect(numbers.length).toBeGreaterThan(30);
    const open = numbers.filter(
      ([, { minimum, exclusiveMinimum, maximum }]) =>
        (minimum ?? exclusiveMinimum) === undefined || maximum === undefined,
    );
    expect(open.map(([at]) => at)).toEqual([]);
  });

  it("allow no field that they do not know", () => {
    const open = entityKinds
      .flatMap((kind) => [...groupsOf(entities[kind].schema, kind)])
      .filter(([, group]) => group.additionalProperties !== false);
    expect(open.map(([at]) => at)).toEqual([]);
  });

  it("compile in the strict mode of ajv", () => {
    const ajv = createAjv();
    for (const kind of entityKinds) expect(ajv.getSchema(kind), kind).toBeTypeOf("function");
  });
});
