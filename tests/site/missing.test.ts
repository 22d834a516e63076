import { expect, it } from "vitest";
import { MissingThings } from "../../src/site/missing.ts";

const place = (file: string) => ({ file, pointer: "/x" });

// That one cause is one problem, each place counted once, tests/loader/damaged/references.ts says.
it("of several ways to point at one missing thing, the one that says most is told, whatever came first", () => {
  const missing = new MissingThings();
  const add = (code: "broken-internal-link" | "unknown-nearby-area", file: string) =>
    missing.add("path /gone", code, place(file), (others) => `${code} in ${file} and ${others}`, String);
  add("broken-internal-link", "a.yaml");
  add("unknown-nearby-area", "b.yaml");
  add("broken-internal-link", "c.yaml");
  expect(missing.problems()).toEqual([
    {
      code: "unknown-nearby-area",
      severity: "error",
      message: "unknown-nearby-area in b.yaml and 2",
      hint: "2",
      place: place("b.yaml"),
      related: [place("a.yaml"), place("c.yaml")],
    },
  ]);
});

it("words whose value is known are not counted again where only their file is", () => {
  const missing = new MissingThings();
  const lead = { file: "a.yaml", pointer: "/lead", words: "{nope}" };
  const add = (at: typeof lead) => missing.add("placeholder nope", "unknown-placeholder", at, String, String);
  for (const at of [{ ...lead, pointer: "" }, lead, { ...lead, pointer: "/text" }]) add(at);
  add({ ...lead, file: "b.yaml", pointer: "" });
  expect(missing.problems()).toMatchObject([
    {
      message: "2",
      place: lead,
      related: [
        { file: "a.yaml", pointer: "/text" },
        { file: "b.yaml", pointer: "" },
      ],
    },
  ]);
});
