import { describe, expect, it } from "vitest";
import { andMore, MissingThings } from "../../src/site/missing.ts";

const place = (file: string) => ({ file, pointer: "/x" });
const add = (missing: MissingThings, code: "broken-internal-link" | "unknown-nearby-area", file: string) =>
  missing.add(
    "path /gone",
    code,
    place(file),
    (others) => `${code} in ${file}${andMore(others)}`,
    () => `fix ${code}`,
  );

describe("MissingThings", () => {
  it("makes one problem of one cause, with everyone else who points at it", () => {
    const missing = new MissingThings();
    for (const file of ["a.yaml", "b.yaml", "c.yaml"]) add(missing, "broken-internal-link", file);
    expect(missing.problems()).toEqual([
      {
        code: "broken-internal-link",
        severity: "error",
        message: "broken-internal-link in a.yaml and in 2 more places",
        hint: "fix broken-internal-link",
        place: place("a.yaml"),
        related: [place("b.yaml"), place("c.yaml")],
      },
    ]);
  });

  it("counts a place once, however often a page shows it", () => {
    const missing = new MissingThings();
    for (const file of ["a.yaml", "a.yaml"]) add(missing, "broken-internal-link", file);
    expect(missing.problems()).toEqual([expect.not.objectContaining({ related: expect.anything() })]);
  });

  it("speaks of the way to point that says most, whatever came first", () => {
    const missing = new MissingThings();
    add(missing, "broken-internal-link", "a.yaml");
    add(missing, "unknown-nearby-area", "b.yaml");
    add(missing, "broken-internal-link", "c.yaml");
    expect(missing.problems()).toEqual([
      {
        code: "unknown-nearby-area",
        severity: "error",
        message: "unknown-nearby-area in b.yaml and in 2 more places",
        hint: "fix unknown-nearby-area",
        place: place("b.yaml"),
        related: [place("a.yaml"), place("c.yaml")],
      },
    ]);
  });
});

it.each([
  [0, ""],
  [1, " and in 1 more place"],
  [2, " and in 2 more places"],
])("andMore(%i) is %j", (others, text) => expect(andMore(others)).toBe(text));
