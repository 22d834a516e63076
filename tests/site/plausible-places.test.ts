import { describe, expect, it } from "vitest";
import { copyOfData, type DataFolder, edit } from "../support/data-folder.ts";
import { problemsAfter, problemsOf } from "../support/problems.ts";

const withoutLine = (problem: string) => problem.replace(/^\S+ (\S+ .*?):\S* /, "$1: ");
const found = (change: (data: DataFolder) => void) => problemsAfter(change).map(withoutLine);

describe("points of the map", () => {
  const outline = (point: string) =>
    `waters:\n  - name: Lake\n    outline:\n      - [45.1, -93.4]\n      - ${point}\n      - [45.2, -93.3]\n`;

  it.each([
    ["[-93.5, 45.2]", "Write [45.2, -93.5]"],
    ["[45.2, 93.5]", "Write [45.2, -93.5]"],
    ["[4.52, -93.5]", "Correct the latitude"],
    ["[0, 0]", "Correct the latitude"],
  ])("lie where the cities are: %s", (point, hint) => {
    const data = copyOfData().write("map.yaml", outline(point));
    expect(problemsOf(data).map(withoutLine)).toEqual([
      expect.stringContaining(`invalid-value map.yaml: ${hint}`),
    ]);
    if (!hint.startsWith("Write")) return;
    data.write("map.yaml", outline(hint.slice("Write ".length)));
    expect(problemsOf(data)).toEqual([]);
  });
});

describe("the place of a project", () => {
  const file = "projects/house-exterior-paint-long-beach.yaml";

  it.each([["location: Torrance, CA"], ["location: Long Beach, TX"]])(
    "is that of its city: %s",
    (written) => {
      expect(found(edit(file, "location: Long Beach, CA", written))).toEqual([
        `invalid-value ${file}: Write Long Beach, CA instead of ${written.slice("location: ".length)}.`,
      ]);
    },
  );

  it.each([["location: Naples, CA"], ["location: Near the harbor"]])(
    "may be a part of it: %s",
    { tags: "nightly" },
    (written) => {
      expect(found(edit(file, "location: Long Beach, CA", written))).toEqual([]);
    },
  );
});

describe("files that nothing reads", () => {
  it("are reported, with the name that is read", () => {
    const misplace = (data: DataFolder) => {
      data.write("forms/quote.yaml", data.read("forms/estimate.yaml"));
      data.move("mails/confirmation.yaml", "mails/confirm.yaml");
    };
    expect(found(misplace)).toEqual([
      "misplaced-file forms/quote.yaml: Write form: quote into a section of kind contact, or remove the file.",
      "misplaced-file mails/confirm.yaml: Rename it to mails/confirmation.yaml, or remove it.",
    ]);
  });
});

describe("a font of the theme", () => {
  it.each([
    ["display: Besley,", "display: Besly,", "Write Besley instead of Besly"],
    ["display: Besley,", "display: Georgia,", "Write Besley first"],
    ["family: Figtree", "family: Figtre", "Write Figtre instead of Figtree"],
  ])("is used: %s as %s", { tags: "nightly" }, (before, after, hint) => {
    expect(found(edit("theme.yaml", before, after))).toEqual([
      expect.stringContaining(`invalid-value theme.yaml: ${hint}`),
    ]);
  });
});
