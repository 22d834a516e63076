import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { formatEntity } from "../../scripts/edit/entity-text.ts";
import { parseField } from "../../scripts/edit/fields.ts";
import { readTextFile } from "../../scripts/edit/text-file.ts";
import type { EntityKind } from "../../src/kinds/index.ts";
import { loadDataset } from "../../src/loader/load.ts";
import { copyOfData, realData, temporaryFolder } from "../support/data-folder.ts";
import { check } from "../support/problems.ts";
import { add, planOf } from "./adding.ts";

const questions = { cost: "What does a roof cost in Hamel?", colors: "Which colors?" };

function read(name: string, text: string, kind: EntityKind = "city") {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, text);
  return readTextFile(kind, path, name, questions);
}

describe("texts from a Markdown file", () => {
  it("become the fields that its headings name", () => {
    const text = `# Lead
First line,
second line.

# Meta description
Short.
# neighborhoods
- A, Jr.
* B
# Landmarks
C, D
# Local text
## One
Text of one.

More of one.
## Two ##
Text of two.
# FAQs
## what does a roof cost in hamel
Much.
## colors
All.
`;
    expect(read("hamel.md", text)).toEqual({
      lead: "First line, second line.",
      customMeta: "Short.",
      neighborhoods: ["A, Jr.", "B"],
      landmarks: ["C", "D"],
      localText: [
        { heading: "One", text: "Text of one. More of one." },
        { heading: "Two", text: "Text of two." },
      ],
      faqs: { cost: "Much.", colors: "All." },
    });
    expect(read("hamel.md", text.replaceAll("\n", "\r\n"))).toEqual(read("hamel.md", text));
  });

  it("have answers under the names that are printed for them", () => {
    const faqs = { cost: "Much.", colors: "All." };
    expect(read("hamel.md", "# faqs.cost\nMuch.\n# faqs.colors\nAll.\n")).toEqual({ faqs });
    expect(read("hamel.md", "# FAQs\n## cost\nMuch.\n# faqs.colors\nAll.\n")).toEqual({ faqs });
  });

  it.each([
    ["\u2022\tQueen City Park\r\n\u2022\tMayfair Park\r\n", ["Queen City Park", "Mayfair Park"]],
    ["1. Airport\n2) Red Rocks, the park\n", ["Airport", "Red Rocks, the park"]],
    ["\u2013 Old\n  Town\n\nLakeside\n- Mill", ["Old Town", "Lakeside", "Mill"]],
    ["Old Town\nLakeside\n", ["Old Town", "Lakeside"]],
    ["Old\nTown, 1st Street", ["Old Town", "1st Street"]],
    ["5.5 Mile Road, 9th Ward", ["5.5 Mile Road", "9th Ward"]],
  ])("have lists as people paste them: %j", (lines, neighborhoods) => {
    expect(read("hamel.md", `# Neighborhoods\n${lines}`)).toEqual({ neighborhoods });
  });

  it.each([
    ["# Lead\nx\n# Landmark\n", 'hamel.md:3: "Landmark" is not a field of a city. Did you mean "landmarks"?'],
    ["Hello\n", "hamel.md:1: This text belongs to no field."],
    ["# Lead\nx\n# Meta description\ny\n# lead\nz\n", 'hamel.md:5: "lead" stands here a second time.'],
    ["# FAQs\nMuch.\n## cost\nMore.\n", "hamel.md:2: This text stands before the first heading of faqs."],
    ["# FAQs\n## cost\nMuch.\n## Cost\nMore.\n", 'hamel.md:4: "Cost" stands here a second time.'],
    ["# faqs.cost\nMuch.\n# FAQs\n## cost\nMore.\n", 'hamel.md:3: "FAQs" stands here a second time.'],
    ["# Local text\n\nOld oaks.\n## One\nA text.\n", "hamel.md:3: This text stands before the first"],
    ["# Lead.x\nx\n", 'hamel.md:1: "Lead.x" is not a field of a city.'],
  ])("%j are refused with the line", (text, message) => {
    expect(() => read("hamel.md", text)).toThrow(message);
  });

  it("that is not there is refused", () => {
    expect(() => readTextFile("city", "/no/such.md", "such.md", {})).toThrow(
      "such.md cannot be read (ENOENT).",
    );
  });

  it("make a whole city of the shipped data, in the style of its files", { tags: "nightly" }, async () => {
    const data = copyOfData(realData);
    const path = join(import.meta.dirname, "texts", "villa-park.md");
    const outcome = await add(
      data,
      "city",
      "Villa Park",
      { county: "orange-county" },
      { textFile: { path, shown: "villa-park.md" } },
    );
    expect(planOf(outcome).gaps).toEqual([]);
    expect(check(data.dir)).toEqual({ code: 0, found: [] });
    const lines = data.read("cities/orange-county/villa-park.yaml").split("\n");
    expect(lines.slice(0, 9)).toEqual([
      "# yaml-language-server: $schema=../../../schemas/city.schema.json",
      "city: Villa Park",
      "county: orange-county",
      "coordinates:",
      "  latitude: 33.8205",
      "  longitude: -117.8104",
      "zipCodes:",
      '  - "92861"',
      "nearbyAreas:",
    ]);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  it("give way to what is said by a flag", async () => {
    const path = join(temporaryFolder(), "hamel.md");
    writeFileSync(path, "# Lead\nFrom the file.\n# Meta description\nFrom the file.\n");
    const textFile = { path, shown: "hamel.md" };
    const { values } = planOf(
      await add(copyOfData(), "city", "Hamel", { lead: "From the flag." }, { textFile }),
    ).addition;
    expect(values).toMatchObject({ lead: "From the flag.", customMeta: "From the file." });
  });
});

describe("texts from a YAML file", () => {
  it("are its fields", () => {
    expect(read("hamel.yaml", "lead: Old oaks.\nlandmarks: [A, B]\n")).toEqual({
      lead: "Old oaks.",
      landmarks: ["A", "B"],
    });
  });

  it.each([
    ["lead: Old\nleed: x\n", 'hamel.yaml: "leed" is not a field of a city. Did you mean "lead"?'],
    ["lead: Old: oaks\n", "hamel.yaml:1: A colon in the middle of this line is read as a new field."],
    ["- x\n", "hamel.yaml holds no fields."],
  ])("%j are refused", (text, message) => expect(() => read("hamel.yaml", text)).toThrow(message));
});

it.each([
  ["A, B ,C", ["A", "B", "C"]],
  ["A, Jr.; B", ["A, Jr.", "B"]],
  ["  A  b ,, ", ["A b"]],
])("names in a row: %j are %j", (text, names) => {
  expect(parseField({ form: "names" }, text)).toEqual(names);
});

it("paragraphs keep their commas, and are told apart by empty lines", () => {
  const text = "We wash, brush and cut.\nBring\ta towel; we have soap.\n\n \nCall us.\n";
  expect(parseField({ form: "paragraphs" }, text)).toEqual([
    "We wash, brush and cut. Bring a towel; we have soap.",
    "Call us.",
  ]);
  const values = read("roofer.md", "# Text\nYou lay slate, and learn copper.\n\nOn a roof.\n", "job");
  expect(values).toEqual({ text: ["You lay slate, and learn copper.", "On a roof."] });
});

describe("the text of a new file", () => {
  const files = [
    "cities/orange-county/seal-beach.yaml",
    "services/hoa-painting.yaml",
    "projects/house-exterior-paint-long-beach.yaml",
  ];
  const kinds = { cities: "city", services: "service", projects: "project" } as const;

  it.each(files)("of what %s holds is that file, byte for byte but for its comments", (file) => {
    const { dataset } = loadDataset(realData);
    const folder = file.split("/")[0] as keyof typeof kinds;
    const entity = dataset?.[folder].find((found) => found.file === file);
    const text = readFileSync(join(realData, file), "utf8").replace(/^ +#.*\n/gm, "");
    expect(formatEntity(kinds[folder], entity?.value as never, text.split("\n")[0] ?? "")).toBe(text);
  });

  it("puts a text in quotes where YAML would read it otherwise", () => {
    const values = {
      title: "Roofs: all kinds",
      description: "# none",
      features: ["yes", "12", "- x"],
      order: 1,
    };
    expect(formatEntity("service", values, "#")).toBe(
      '#\ntitle: "Roofs: all kinds"\ndescription: "# none"\nfeatures:\n  - yes\n  - "12"\n  - "- x"\norder: 1\n',
    );
  });
});
