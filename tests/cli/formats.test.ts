import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { entryOf } from "../../scripts/explain/catalog.ts";
import { printed } from "../support/cli.ts";
import { copyOfData, type DataFolder, root } from "../support/data-folder.ts";
import { runHere } from "../support/run-here.ts";

const validate = (data: DataFolder, args: string[]) => runHere(["validate", ...args], dirname(data.dir));

function damagedData(): DataFolder {
  const data = copyOfData();
  data.edit("business.yaml", '"55311"', "02142");
  data.edit("pages/home.yaml", "(/roof-repair)", "(/roof%,:repair)");
  data.edit("pages/contact.yaml", "heading: Ask for a quote", "heading: Ask for a quote\n    image: chimney");
  data.edit("services/roof-repair.yaml", "image: roof-repair", "image: chimney");
  data.write("bussiness.yaml", "name: x\n");
  return data;
}

describe("--format json", () => {
  it("prints one object with exactly the keys that apply", async () => {
    const { code, stdout, stderr } = await validate(damagedData(), ["--format", "json"]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    expect(stdout.trimEnd().split("\n")).toHaveLength(1);
    await expect(JSON.stringify(JSON.parse(stdout), null, 2)).toMatchFileSnapshot(
      join(root, "tests/fixtures/printed/damaged-data.json"),
    );
  });

  it("prints empty lists for clean data", async () => {
    expect((await validate(copyOfData(), ["--format", "json"])).stdout).toBe(
      '{"problems":[],"counts":{"error":0,"warning":0,"info":0}}\n',
    );
  });

  it("gives the page of a problem that has one", async () => {
    const data = copyOfData();
    data.write("pages/write-to-us.yaml", data.read("pages/contact.yaml"));
    const { problems } = JSON.parse((await validate(data, ["--format", "json"])).stdout);
    expect(problems).toEqual([
      {
        code: "duplicate-path",
        severity: "error",
        message: "pages/write-to-us.yaml holds the same as pages/contact.yaml.",
        hint: "Remove one of the two files, or write in this one what is true of another page.",
        file: "data/pages/write-to-us.yaml",
        line: 2,
        column: 7,
        path: "/contact",
        related: [{ file: "data/pages/contact.yaml", line: 2, column: 7 }],
      },
    ]);
  });

  it("names files relative to the working directory, also from a folder beside the data", async () => {
    const data = copyOfData().write("bussiness.yaml", "name: x\n");
    const { stdout } = await runHere(["validate", "--data", "..", "--format", "json"], `${data.dir}/pages`);
    expect(JSON.parse(stdout).problems[0].file).toBe("../bussiness.yaml");
  });

  it("lists the routes", async () => {
    const { code, stdout } = await runHere(["routes", "--format", "json"], dirname(copyOfData().dir));
    expect(code).toBe(0);
    const { routes } = JSON.parse(stdout) as { routes: Record<string, string>[] };
    expect(routes.map(({ path, type, file }) => `${path} ${type} ${file}`)).toEqual([
      "/roofers-maple-grove-lake-county city data/cities/lake-county/maple-grove.yaml",
      "/roofers-otter-falls-lake-county city data/cities/lake-county/otter-falls.yaml",
      "/roofers-pine-bend-lake-county city data/cities/lake-county/pine-bend.yaml",
      "/contact contact data/pages/contact.yaml",
      "/service-areas/lake-county county data/counties/lake-county.yaml",
      "/ home data/pages/home.yaml",
      "/roof-repair service data/pages/roof-repair.yaml",
      "/service-areas areas data/pages/service-areas.yaml",
    ]);
    expect(routes[0]).toEqual({
      path: "/roofers-maple-grove-lake-county",
      type: "city",
      title: "Roofers in Maple Grove, MN | Maple & Sons Roofing",
      description: "Old oaks drop limbs on Maple Grove roofs, and we mend what they break.",
      canonical: "https://www.maple-roofing.example/roofers-maple-grove-lake-county",
      file: "data/cities/lake-county/maple-grove.yaml",
    });
  });
});

describe("--format github", () => {
  it("prints one workflow command for each problem, escaped", async () => {
    const { code, stdout } = await validate(damagedData(), ["--format", "github"]);
    expect(code).toBe(1);
    await expect(stdout).toMatchFileSnapshot(join(root, "tests/fixtures/printed/damaged-data.github.txt"));
  });

  it("prints nothing for clean data", async () => {
    expect(await validate(copyOfData(), ["--format", "github"])).toEqual(printed(""));
  });
});

it("--format sarif prints a SARIF 2.1.0 log", async () => {
  const data = copyOfData().remove("images/roof-repair.svg");
  const { code, stdout } = await validate(data, ["--format", "sarif"]);
  expect(code).toBe(1);
  const location = (uri: string, startLine: number, startColumn: number) => ({
    physicalLocation: {
      artifactLocation: { uri, uriBaseId: "%SRCROOT%" },
      region: { startLine, startColumn },
    },
  });
  const rule = {
    id: "missing-image",
    shortDescription: { text: entryOf("missing-image").summary },
    fullDescription: { text: entryOf("missing-image").meaning },
    help: { text: entryOf("missing-image").fix, markdown: entryOf("missing-image").fix },
  };
  const result = {
    level: "error",
    ruleId: "missing-image",
    ruleIndex: 0,
    message: {
      text: "The picture roof-repair is used here and in 1 more place, but does not exist. Put a picture named roof-repair, for example roof-repair.jpg, into images.",
    },
    locations: [location("data/services/roof-repair.yaml", 6, 8)],
    relatedLocations: [{ ...location("data/pages/home.yaml", 13, 12), message: { text: "Here too." } }],
    partialFingerprints: { "problem/v1": expect.stringMatching(/^[0-9a-f]{16}$/) as string },
  };
  expect(JSON.parse(stdout)).toEqual({
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "site", rules: [rule] } },
        automationDetails: { id: "site/data/" },
        originalUriBaseIds: {
          "%SRCROOT%": {
            description: { text: "The folder that the command ran in: the top of the repository." },
          },
        },
        columnKind: "utf16CodeUnits",
        results: [result],
      },
    ],
  });
});

it("calls information a note in SARIF", async () => {
  const data = copyOfData();
  data.edit("business.yaml", '"55311"', "02142");
  data.edit("business.yaml", "region: MN", "region: MA");
  const { code, stdout } = await validate(data, ["--format", "sarif"]);
  expect(code).toBe(0);
  expect(JSON.parse(stdout).runs[0].results[0]).toMatchObject({ ruleId: "ambiguous-scalar", level: "note" });
});

it("--format text prints place, line with a caret, hint and the other places", async () => {
  const { code, stdout } = await validate(damagedData(), []);
  expect(code).toBe(1);
  await expect(stdout).toMatchFileSnapshot(join(root, "tests/fixtures/printed/damaged-data.txt"));
});
