import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { appendFields, ListEditor, UneditableYaml } from "../../scripts/edit/yaml-edit.ts";

const entry = { field: "city", value: "lake-county/hamel" };

const text = `# the first line
city: Maple Grove   # a name
nearbyAreas:
  # nearest first
  - city: lake-county/pine-bend # next door
  # not a town
  - place: 'Old Mill'   # a mill
  - city: "lake-county/otter-falls"
lead: >-
  Old oaks
  and more.
`;

/** Lines that are in one of two texts only: - those of the first, + those of the second. */
function changedLines(before: string, after: string): string[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}

function edit(source: string): ListEditor {
  return new ListEditor(source, "nearbyAreas");
}

describe("an entry of a list", () => {
  it("replaces another and keeps the comment on its line", () => {
    const after = edit(text).replace(1, entry);
    expect(changedLines(text, after)).toEqual([
      "-  - place: 'Old Mill'   # a mill",
      "+  - city: lake-county/hamel   # a mill",
    ]);
    expect(after.split("\n")).toHaveLength(text.split("\n").length);
  });

  it.each([
    [0, "  # nearest first"],
    [1, "  - city: lake-county/pine-bend # next door"],
    [2, "  - place: 'Old Mill'   # a mill"],
    [3, '  - city: "lake-county/otter-falls"'],
  ])("goes in front of entry %i, behind the line %s", (index, line) => {
    const after = edit(text).insert(index, entry);
    expect(changedLines(text, after)).toEqual(["+  - city: lake-county/hamel"]);
    const lines = after.split("\n");
    expect(lines[lines.indexOf("  - city: lake-county/hamel") - 1]).toBe(line);
  });

  it.each([
    [1, 0, ["hamel", "pine-bend", "otter-falls"]],
    [1, 3, ["pine-bend", "otter-falls", "hamel"]],
    [0, 2, ["Old Mill", "hamel", "otter-falls"]],
  ])("moves from %i to the front of %i with its line", (from, to, order) => {
    const after = edit(text).move(from, to, entry);
    const areas = (parse(after) as { nearbyAreas: Record<string, string>[] }).nearbyAreas;
    expect(areas.map((area) => Object.values(area)[0]?.split("/").at(-1))).toEqual(order);
    expect(after.split("\n")).toHaveLength(text.split("\n").length);
    expect(after).toContain(
      from === 1 ? "  - city: lake-county/hamel   # a mill\n" : "  - city: lake-county/hamel # next door\n",
    );
  });

  it("takes the indentation and the line ends of its neighbors", () => {
    const source = "nearbyAreas:\r\n-   place: A\r\n-   place: B\r\ncity: x\r\n";
    expect(edit(source).insert(1, entry)).toBe(
      "nearbyAreas:\r\n-   place: A\r\n-   city: lake-county/hamel\r\n-   place: B\r\ncity: x\r\n",
    );
  });

  it.each([
    [
      "inserted at the end",
      (list: ListEditor) => list.insert(2, entry),
      "  - place: A\n  - place: B\n  - city: lake-county/hamel",
    ],
    [
      "replaced at the end",
      (list: ListEditor) => list.replace(1, entry),
      "  - place: A\n  - city: lake-county/hamel",
    ],
    [
      "moved away from the end",
      (list: ListEditor) => list.move(1, 0, entry),
      "  - city: lake-county/hamel\n  - place: A",
    ],
    [
      "moved to the end",
      (list: ListEditor) => list.move(0, 2, entry),
      "  - place: B\n  - city: lake-county/hamel",
    ],
  ])("adds no line end to a file without one when %s", (_, change, expected) => {
    expect(change(edit("nearbyAreas:\n  - place: A\n  - place: B"))).toBe(`nearbyAreas:\n${expected}`);
  });

  it("is written in brackets where the list is", () => {
    const source = "nearbyAreas: [{ city: a/b }, { place: Old Mill }] # near\n";
    expect(edit(source).insert(0, entry)).toBe(
      "nearbyAreas: [{ city: lake-county/hamel }, { city: a/b }, { place: Old Mill }] # near\n",
    );
    expect(edit(source).insert(2, entry)).toBe(
      "nearbyAreas: [{ city: a/b }, { place: Old Mill }, { city: lake-county/hamel }] # near\n",
    );
    expect(edit(source).move(1, 0, entry)).toBe(
      "nearbyAreas: [{ city: a/b }, { city: lake-county/hamel }] # near\n",
    );
  });

  it("stands behind an entry in brackets on a line of its own", () => {
    expect(edit("nearbyAreas:\n  - { city: a/b } # x\nlead: y\n").insert(1, entry)).toBe(
      "nearbyAreas:\n  - { city: a/b } # x\n  - city: lake-county/hamel\nlead: y\n",
    );
  });

  it.each([
    ["an alias", "other: &near\n  - place: A\nnearbyAreas: *near\n"],
    ["an empty list", "nearbyAreas: []\n"],
    ["a list with an alias", "a: &a { place: A }\nnearbyAreas:\n  - *a\n"],
    ["a text", "nearbyAreas: TO BE WRITTEN\n"],
  ])("is refused where the list is %s", (_, source) => {
    expect(() => edit(source)).toThrow(UneditableYaml);
  });
});

describe("fields at the end of a file", () => {
  it.each([
    ["a: 1\n", "a: 1\nb: 2\nc: 3\n"],
    ["a: 1", "a: 1\nb: 2\nc: 3"],
    ["a: 1\r\n", "a: 1\r\nb: 2\r\nc: 3\r\n"],
    ["a: 1\n# the end\n", "a: 1\n# the end\nb: 2\nc: 3\n"],
  ])("of %j make %j", (before, after) => {
    expect(appendFields(before, ["b: 2", "c: 3"])).toBe(after);
  });

  it("are refused for a file in brackets", () => {
    expect(() => appendFields("{ a: 1 }\n", ["b: 2"])).toThrow(UneditableYaml);
  });
});
