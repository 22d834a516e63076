import { describe, expect, it } from "vitest";
import type { Schema } from "../../src/fields/schema.ts";
import { convertEveryday } from "../../src/loader/convert-everyday.ts";
import { readEverydayYaml } from "../../src/loader/everyday-yaml.ts";

const schema: Schema = {
  properties: {
    city: { type: "string" },
    zipCodes: { items: { type: "string" } },
    radius: { type: "number" },
    isOpen: { type: "boolean" },
    lead: { type: "string" },
    places: { items: { properties: { place: { type: "string" }, text: { type: "string" } } } },
  },
};

/** The value of a text that is written in the everyday way and gives no reason for a remark; undefined for any other. */
function read(text: string): unknown {
  const file = readEverydayYaml(text);
  return file && convertEveryday(file, schema);
}

describe("files written in the everyday way", () => {
  it("are read with every form of a value", () => {
    const text = `# A comment at the margin
city: Maple Grove
zipCodes:
  # Both sides of the creek
  - "55311"
  - '55369'
radius: -12.5
isOpen: true

lead: >-
  Old oaks stand over
  Maple Grove.

  Limbs come down: in every storm.
places:
- place: Old Mill
  text: |
    One line.
    Another one.

- place: Château d'Eau
  text: See https://example.com/a#b (or ask).
`;
    const value = {
      city: "Maple Grove",
      zipCodes: ["55311", "55369"],
      radius: -12.5,
      isOpen: true,
      lead: "Old oaks stand over Maple Grove.\nLimbs come down: in every storm.",
      places: [
        { place: "Old Mill", text: "One line.\nAnother one.\n" },
        { place: "Château d'Eau", text: "See https://example.com/a#b (or ask)." },
      ],
    };
    expect(read(text)).toEqual(value);
    expect(read(text.replaceAll("\n", "\r\n"))).toEqual(value);
    expect(read("zipCodes: [Old Mill, Mill-Pond]\n")).toEqual({ zipCodes: ["Old Mill", "Mill-Pond"] });
  });

  it.each([
    ["a number where text is wanted", "city: 12\n"],
    ["a number that programs read differently", "radius: 1_000\n"],
    ["an old boolean", "isOpen: yes\n"],
    ["no value", "city:\n"],
    ["a field twice", "city: a\ncity: b\n"],
    ["a field within a text", "city: >-\n  Maple\n  radius: 1\n"],
    ["a text on two lines without a sign", "city: Maple\n  Grove\n"],
    ["a line that is indented too far", "city: a\n  radius: 1\n"],
    ["an entry that is indented too little", "zipCodes:\n  - a\n - b\n"],
    ["an escape", 'city: "a\\n"\n'],
    ["an invisible character", 'city: "a\u202eb"\n'],
    ["a tab", "city:\ta\n"],
    ["an anchor", "city: &a b\n"],
    ["an alias", "city: *a\n"],
    ["a tag", "city: !!str a\n"],
    ["a merge key", "<<: a\n"],
    ["a second document", "city: a\n---\ncity: b\n"],
    ["a comment behind a value", "city: a # b\n"],
    ["no line end", "city: a"],
    ["only comments", "# a\n"],
    ["nothing", ""],
  ])("are left to the parser with %s", (_, text) => {
    expect(read(text)).toBeUndefined();
  });
});
