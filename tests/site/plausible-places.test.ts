import { describe, expect, it } from "vitest";
import { checkData } from "../../scripts/check/check-data.ts";
import { copyOfData, realData } from "../support/data-folder.ts";

function found(dir: string): string[] {
  return checkData(dir).problems.map(({ code, position, hint }) => `${code} ${position?.file}: ${hint}`);
}

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
    expect(found(data.dir)).toEqual([expect.stringContaining(`invalid-value map.yaml: ${hint}`)]);
    if (!hint.startsWith("Write")) return;
    data.write("map.yaml", outline(hint.slice("Write ".length)));
    expect(found(data.dir)).toEqual([]);
  });
});

describe("the place of a project", () => {
  const file = "projects/house-exterior-paint-long-beach.yaml";

  it.each([["location: Torrance, CA"], ["location: Long Beach, TX"]])(
    "is that of its city: %s",
    (written) => {
      const data = copyOfData(realData).edit(file, "location: Long Beach, CA", written);
      expect(found(data.dir)).toEqual([
        `invalid-value ${file}: Write Long Beach, CA instead of ${written.slice("location: ".length)}.`,
      ]);
    },
  );

  it.each([["location: Naples, CA"], ["location: Near the harbor"]])(
    "may be a part of it: %s",
    { tags: "nightly" },
    (written) => {
      const data = copyOfData(realData).edit(file, "location: Long Beach, CA", written);
      expect(found(data.dir)).toEqual([]);
    },
  );
});

describe("files that nothing reads", () => {
  it("are reported, with the name that is read", () => {
    const data = copyOfData(realData);
    data.write("forms/quote.yaml", data.read("forms/estimate.yaml"));
    data.move("mails/confirmation.yaml", "mails/confirm.yaml");
    expect(found(data.dir)).toEqual([
      "misplaced-file forms/quote.yaml: Remove one of the two files.",
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
    const data = copyOfData(realData).edit("theme.yaml", before, after);
    expect(found(data.dir)).toEqual([expect.stringContaining(`invalid-value theme.yaml: ${hint}`)]);
  });
});
