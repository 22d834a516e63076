import { expect, it } from "vitest";
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

it("files written in the everyday way are read with every form of a value", () => {
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
