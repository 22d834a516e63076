import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { runSite } from "../support/cli.ts";
import { copyOfData, type DataFolder } from "../support/data-folder.ts";

function validate(data: DataFolder, args: string[], env: Record<string, string> = {}) {
  return runSite(["validate", ...args], { cwd: dirname(data.dir), env });
}

function damagedData(): DataFolder {
  const data = copyOfData();
  data.edit("cities/lake-county/maple-grove.yaml", '"55311"', "02142");
  data.edit("pages/home.yaml", "(/roof-repair)", "(/roof%,:repair)");
  data.edit("pages/contact.yaml", "heading: Ask for a quote", "heading: Ask for a quote\n    image: chimney");
  data.edit("services/roof-repair.yaml", "image: roof-repair", "image: chimney");
  data.write("customers.csv", "a,b\n");
  return data;
}

describe("--format json", () => {
  it("prints one object with exactly the keys that apply", () => {
    const { code, stdout, stderr } = validate(damagedData(), ["--format", "json"]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    expect(stdout.trimEnd().split("\n")).toHaveLength(1);
    expect(JSON.parse(stdout)).toMatchInlineSnapshot();
  });

  it("prints empty lists for clean data", () => {
    expect(validate(copyOfData(), ["--format", "json"]).stdout).toBe(
      '{"problems":[],"counts":{"error":0,"warning":0,"info":0}}\n',
    );
  });

  it("gives the page of a problem that has one", () => {
    const data = copyOfData();
    data.write("pages/write-to-us.yaml", data.read("pages/contact.yaml"));
    const { problems } = JSON.parse(validate(data, ["--format", "json"]).stdout);
    expect(problems).toEqual([
      {
        code: "duplicate-path",
        severity: "error",
        message: "Two pages have the path /contact.",
        hint: "Give one of them another path; the other is in pages/contact.yaml.",
        file: "data/pages/write-to-us.yaml",
        line: 2,
        column: 7,
        path: "/contact",
        related: [{ file: "data/pages/contact.yaml", line: 2, column: 7 }],
      },
    ]);
  });

  it("names files relative to the working directory, also from a folder beside the data", () => {
    const data = copyOfData();
    data.write("customers.csv", "a,b\n");
    const { stdout } = runSite(["validate", "--data", "..", "--format", "json"], {
      cwd: `${data.dir}/pages`,
    });
    expect(JSON.parse(stdout).problems[0].file).toBe("../customers.csv");
  });

  it("lists the routes", () => {
    const { code, stdout } = runSite(["routes", "--format", "json"], { cwd: dirname(copyOfData().dir) });
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
  it("prints one workflow command for each problem, escaped", () => {
    const { code, stdout } = validate(damagedData(), ["--format", "github"]);
    expect(code).toBe(1);
    expect(stdout).toMatchInlineSnapshot();
  });

  it("sums up what is beyond the ten annotations that GitHub shows", () => {
    const data = copyOfData();
    for (let index = 0; index < 12; index++) data.write(`notes-${index}.csv`, "");
    const lines = validate(data, ["--format", "github"]).stdout.trimEnd().split("\n");
    expect(lines).toHaveLength(10);
    expect(lines[0]).toMatch(
      /^::error file=data\/notes-0\.csv,title=misplaced-file::Nothing reads notes-0\.csv\.%0A/,
    );
    expect(lines[9]).toBe(
      "::error title=3 more::data/notes-7.csv: Nothing reads notes-7.csv.%0Adata/notes-8.csv: Nothing reads notes-8.csv.%0Adata/notes-9.csv: Nothing reads notes-9.csv.",
    );
  });

  it("shows all of exactly ten", () => {
    const data = copyOfData();
    for (let index = 0; index < 10; index++) data.write(`notes-${index}.csv`, "");
    const lines = validate(data, ["--format", "github"]).stdout.trimEnd().split("\n");
    expect(lines).toHaveLength(10);
    expect(lines[9]).toContain("file=data/notes-9.csv");
  });

  it("prints nothing for clean data", () => {
    expect(validate(copyOfData(), ["--format", "github"])).toEqual({ code: 0, stdout: "", stderr: "" });
  });
});

describe("--format sarif", () => {
  it("prints a SARIF 2.1.0 log", () => {
    const { code, stdout } = validate(damagedData(), ["--format", "sarif"]);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchInlineSnapshot();
  });
});

describe("--format text", () => {
  it("prints place, line with a caret, hint and the other places", () => {
    const { code, stdout } = validate(damagedData(), []);
    expect(code).toBe(1);
    expect(stdout).toMatchInlineSnapshot();
  });

  it("has no colors where stdout is no terminal, with NO_COLOR and with --no-color", () => {
    const data = damagedData();
    const plain = validate(data, []).stdout;
    expect(plain).not.toContain("\u001b[");
    expect(validate(data, [], { NO_COLOR: "1" }).stdout).toBe(plain);
    expect(validate(data, ["--no-color"]).stdout).toBe(plain);
  });
});
