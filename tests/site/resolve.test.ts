import { describe, expect, it, vi } from "vitest";
import type { Schema } from "../../src/fields/schema.ts";
import { type ResolveContext, resolve } from "../../src/site/resolve.ts";
import type { TextValues } from "../../src/site/text.ts";

function contextWith(values: TextValues = {}) {
  return {
    file: "pages/home.yaml",
    values,
    target: vi.fn((to: string) => (to === "call" ? "tel:+16125550100" : to)),
    reference: vi.fn((role: string, id: string) => (id === "gone" ? undefined : { role, id })),
    checkContactWords: vi.fn(),
    unknownPlaceholder: vi.fn(),
    strayBraces: vi.fn(),
  } satisfies ResolveContext;
}

const line: Schema = { type: "string", role: "line" };
const prose: Schema = { type: "string", role: "prose" };
const target: Schema = { type: "string", role: "target" };
const city: Schema = { type: "string", role: "city" };

describe("resolve", () => {
  it("fills the texts of fields and leaves the rest alone", () => {
    const schema: Schema = { properties: { heading: line, order: { type: "integer" } } };
    expect(resolve({ heading: "Call {phone}", order: 1 }, schema, contextWith({ phone: "1" }))).toEqual({
      heading: "Call 1",
      order: 1,
    });
  });

  it("leaves the value that it was given as it was", () => {
    const value = Object.freeze({ heading: "{phone}", items: Object.freeze(["{phone}"]) });
    const schema: Schema = { properties: { heading: line, items: { items: line } } };
    expect(resolve(value, schema, contextWith({ phone: "1" }))).toEqual({ heading: "1", items: ["1"] });
    expect(value.heading).toBe("{phone}");
  });

  it("gives a value back as it is where nothing in its schema has a role", () => {
    const value = { order: 1 };
    expect(resolve(value, { properties: { order: { type: "integer" } } }, contextWith())).toBe(value);
  });

  it("turns links in running text into hrefs, after filling them", () => {
    const context = contextWith({ slug: "maple-grove", phone: "612-555-0100" });
    expect(resolve("See [{slug}](/{slug}) or [{phone}](call).", prose, context, "/text")).toEqual([
      "See ",
      { label: "maple-grove", to: "/maple-grove" },
      " or ",
      { label: "612-555-0100", to: "tel:+16125550100" },
      ".",
    ]);
    expect(context.target.mock.calls).toEqual([
      ["/maple-grove", { file: "pages/home.yaml", pointer: "/text" }, "/{slug}"],
      ["call", { file: "pages/home.yaml", pointer: "/text" }, "call"],
    ]);
  });

  it("says where a link, a reference and an unknown name stand", () => {
    const context = contextWith();
    const schema: Schema = {
      properties: {
        buttons: { items: { properties: { to: target, label: line } } },
        answers: { additionalProperties: { type: "string", role: "line" } },
        home: city,
      },
    };
    const value = { buttons: [{ to: "/", label: "{x}" }], answers: { "a/b": "{y}" }, home: "lake/pine" };
    resolve(value, schema, context);
    expect(context.target.mock.calls).toEqual([
      ["/", { file: "pages/home.yaml", pointer: "/buttons/0/to" }, "/"],
    ]);
    expect(context.unknownPlaceholder.mock.calls.map(([name, place]) => [name, place.pointer])).toEqual([
      ["x", "/buttons/0/label"],
      ["y", "/answers/a~1b"],
    ]);
    expect(context.reference.mock.calls).toEqual([
      ["city", "lake/pine", { file: "pages/home.yaml", pointer: "/home" }],
    ]);
  });

  it("leaves a reference to nothing out of its list", () => {
    expect(resolve(["lake/pine", "gone", "lake/otter"], { items: city }, contextWith())).toEqual([
      { role: "city", id: "lake/pine" },
      { role: "city", id: "lake/otter" },
    ]);
  });

  it("resolves the alternative whose kind is named", () => {
    const schema: Schema = {
      oneOf: [
        { properties: { kind: { const: "link" }, to: target } },
        { properties: { kind: { const: "note" }, to: line } },
      ],
    };
    const context = contextWith();
    resolve(
      [
        { kind: "note", to: "/a" },
        { kind: "link", to: "/b" },
      ],
      { items: schema },
      context,
    );
    expect(context.target.mock.calls.map(([to]) => to)).toEqual(["/b"]);
  });

  it("resolves the first alternative that knows all the fields where none has a kind", () => {
    const schema: Schema = {
      oneOf: [{ properties: { city } }, { properties: { place: { type: "string" } } }],
    };
    expect(resolve([{ city: "lake/pine" }, { place: "Old Mill" }], { items: schema }, contextWith())).toEqual(
      [{ city: { role: "city", id: "lake/pine" } }, { place: "Old Mill" }],
    );
  });

  it("keeps names that are filled in later, even where a value of that name is known", () => {
    const context = contextWith({ city: "Maple Grove", phone: "1" });
    expect(resolve("Roofers in {city}, {phone}", { ...line, fills: ["city"] }, context)).toBe(
      "Roofers in {city}, 1",
    );
    expect(context.unknownPlaceholder).not.toHaveBeenCalled();
  });
});
