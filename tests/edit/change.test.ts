import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { type Change, changeText } from "../../scripts/edit/change.ts";
import { UneditableYaml } from "../../scripts/edit/splice.ts";

const entry = { city: "lake-county/hamel" };

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

const at = (pointer: string) => ({ file: "a.yaml", pointer: `/nearbyAreas/${pointer}` });
const add = (index: number): Change => ({ kind: "add", place: at(`${index}`), value: entry });
const remove = (index: number): Change => ({ kind: "remove", place: at(`${index}`) });
const move = (from: number, to: number): Change => ({ kind: "move", place: at(`${from}`), to });
const link = (index: number, field = "place"): Change[] => [
  { kind: "set", place: at(`${index}/${field}`), value: entry.city },
  { kind: "reword", place: { ...at(`${index}/${field}`), isKey: true }, text: "city" },
];

function edit(source: string, ...changes: Change[]): string {
  return changeText(source, "a.yaml", changes);
}

describe("an entry of a list", () => {
  it("replaces another and keeps the comment on its line", () => {
    const after = edit(text, ...link(1));
    expect(changedLines(text, after)).toEqual([
      "-  - place: 'Old Mill'   # a mill",
      "+  - city: 'lake-county/hamel'   # a mill",
    ]);
    expect(after.split("\n")).toHaveLength(text.split("\n").length);
  });

  it.each([
    [0, "  # nearest first"],
    [1, "  - city: lake-county/pine-bend # next door"],
    [2, "  - place: 'Old Mill'   # a mill"],
    [3, '  - city: "lake-county/otter-falls"'],
  ])("goes in front of entry %i, behind the line %s", (index, line) => {
    const after = edit(text, add(index));
    expect(changedLines(text, after)).toEqual(["+  - city: lake-county/hamel"]);
    const lines = after.split("\n");
    expect(lines[lines.indexOf("  - city: lake-county/hamel") - 1]).toBe(line);
  });

  it.each([
    [1, 0, ["Old Mill", "pine-bend", "otter-falls"]],
    [1, 2, ["pine-bend", "otter-falls", "Old Mill"]],
    [0, 1, ["Old Mill", "pine-bend", "otter-falls"]],
  ])("moves from %i to %i with its line", (from, to, order) => {
    const after = edit(text, move(from, to));
    const areas = (parse(after) as { nearbyAreas: Record<string, string>[] }).nearbyAreas;
    expect(areas.map((area) => Object.values(area)[0]?.split("/").at(-1))).toEqual(order);
    expect(after.split("\n")).toHaveLength(text.split("\n").length);
    expect(after).toContain(
      from === 1 ? "  - place: 'Old Mill'   # a mill\n" : "  - city: lake-county/pine-bend # next door\n",
    );
  });

  it("takes the indentation and the line ends of its neighbors", () => {
    const source = "nearbyAreas:\r\n-   place: A\r\n-   place: B\r\ncity: x\r\n";
    expect(edit(source, add(1))).toBe(
      "nearbyAreas:\r\n-   place: A\r\n-   city: lake-county/hamel\r\n-   place: B\r\ncity: x\r\n",
    );
  });

  it.each([
    ["inserted at the end", [add(2)], "  - place: A\n  - place: B\n  - city: lake-county/hamel"],
    ["replaced at the end", link(1), "  - place: A\n  - city: lake-county/hamel"],
    ["moved away from the end", [move(1, 0)], "  - place: B\n  - place: A"],
    ["moved to the end", [move(0, 1)], "  - place: B\n  - place: A"],
    ["removed from the end", [remove(1)], "  - place: A"],
  ])("adds no line end to a file without one when %s", (_, changes, expected) => {
    expect(edit("nearbyAreas:\n  - place: A\n  - place: B", ...changes)).toBe(`nearbyAreas:\n${expected}`);
  });

  it("is written in brackets where the list is", () => {
    const source = "nearbyAreas: [{ city: a/b }, { place: Old Mill }] # near\n";
    expect(edit(source, add(0))).toBe(
      "nearbyAreas: [{ city: lake-county/hamel }, { city: a/b }, { place: Old Mill }] # near\n",
    );
    expect(edit(source, add(2))).toBe(
      "nearbyAreas: [{ city: a/b }, { place: Old Mill }, { city: lake-county/hamel }] # near\n",
    );
    expect(edit(source, ...link(1))).toBe(
      "nearbyAreas: [{ city: a/b }, { city: lake-county/hamel }] # near\n",
    );
    expect(edit(source, move(1, 0))).toBe("nearbyAreas: [{ place: Old Mill }, { city: a/b }] # near\n");
    expect(edit(source, remove(0))).toBe("nearbyAreas: [{ place: Old Mill }] # near\n");
  });

  it("stands behind an entry in brackets on a line of its own", () => {
    expect(edit("nearbyAreas:\n  - { city: a/b } # x\nlead: y\n", add(1))).toBe(
      "nearbyAreas:\n  - { city: a/b } # x\n  - city: lake-county/hamel\nlead: y\n",
    );
  });

  it("is the first one of an empty list, and its removal leaves one", () => {
    expect(edit("nearbyAreas: []\n", add(0))).toBe("nearbyAreas: [{ city: lake-county/hamel }]\n");
    expect(edit("nearbyAreas:\n  - place: A\ncity: x\n", remove(0))).toBe("nearbyAreas: []\ncity: x\n");
  });

  it("keeps the mark of the encoding in front", () => {
    expect(edit("\uFEFFnearbyAreas: []\n", add(0))).toBe(
      "\uFEFFnearbyAreas: [{ city: lake-county/hamel }]\n",
    );
  });

  it("goes from between two others in brackets, below the comment of one", () => {
    expect(edit("nearbyAreas: [\n  a, # x\n  b,\n  c,\n]\n", remove(1))).toBe(
      "nearbyAreas: [\n  a, # x\n  c,\n]\n",
    );
  });

  it.each([
    ["a list that is an alias", "other: &near\n  - place: A\nnearbyAreas: *near\n", [add(0)]],
    ["an entry that is an alias", "a: &a { place: A }\nnearbyAreas:\n  - *a\n", link(0)],
    ["a text", "nearbyAreas: TO BE WRITTEN\n", [add(0)]],
    ["an entry that is not there", "nearbyAreas:\n  - place: A\n", [remove(1)]],
    ["an entry with a comment", "nearbyAreas:\n  - place: A # x\n  - place: B\n", [remove(0)]],
    ["an entry in brackets with a comment", "nearbyAreas: [\n  a, # x\n  b, # y\n  c,\n]\n", [remove(1)]],
    ["the last entry in brackets below a comment", "nearbyAreas: [\n  a, # x\n  b,\n]\n", [remove(1)]],
    ["an entry that others name", "nearbyAreas:\n  - &a { place: A }\n  - *a\n", [remove(0)]],
    ["an entry before its anchor", "nearbyAreas:\n  - &a { place: A }\n  - *a\n", [move(1, 0)]],
  ])("is refused in %s", (_, source, changes) => {
    expect(() => edit(source, ...changes)).toThrow(UneditableYaml);
  });
});

describe("fields at the end of a file", () => {
  const fields: Change[] = [
    { kind: "add", place: { file: "a.yaml", pointer: "/b" }, value: 2 },
    { kind: "add", place: { file: "a.yaml", pointer: "/c" }, value: 3 },
  ];

  it.each([
    ["a: 1\n", "a: 1\nb: 2\nc: 3\n"],
    ["a: 1", "a: 1\nb: 2\nc: 3"],
    ["a: 1\r\n", "a: 1\r\nb: 2\r\nc: 3\r\n"],
    ["a: 1\n# the end\n", "a: 1\n# the end\nb: 2\nc: 3\n"],
  ])("of %j make %j", (before, after) => expect(changeText(before, "a.yaml", fields)).toBe(after));

  it("are written in braces in a file in braces", () => {
    expect(changeText("{ a: 1 }\n", "a.yaml", fields)).toBe("{ a: 1, b: 2, c: 3 }\n");
  });

  it("are refused where they are there already", () => {
    expect(() => changeText("b: 1\n", "a.yaml", fields)).toThrow(UneditableYaml);
  });
});
