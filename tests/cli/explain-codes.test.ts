import { describe, expect, it } from "vitest";
import { entryOf } from "../../scripts/explain/catalog.ts";
import { problemCodes } from "../../src/problem.ts";
import { refused } from "../support/cli.ts";
import { temporaryFolder } from "../support/data-folder.ts";
import { runHere } from "../support/run-here.ts";

describe("site explain <code>", () => {
  it("says what it means, with an example as the tool prints it, and the fix", async () => {
    // Codes are explained without any data folder.
    const { code, stdout, stderr } = await runHere(["explain", "unknown-field"], temporaryFolder());
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatchSnapshot();
  });

  it("shows lines that are too long, cannot be seen, or fill many files, in a form that can be read", async () => {
    expect((await runHere(["explain", "file-too-large"])).stdout.length).toBeLessThan(2000);
    expect((await runHere(["explain", "invalid-encoding"])).stdout).toContain("+ around one\u2407 lake");
    expect((await runHere(["explain", "overlisted-city"])).stdout).toContain(
      "    data/cities/lake-county/otter-falls-{n}.yaml (n from 1 to 18) is a copy of data/cities/lake-county/otter-falls.yaml",
    );
  });

  it("prints the same for programs", async () => {
    const { code, stdout } = await runHere(["explain", "empty-file", "--format", "json"]);
    expect(code).toBe(0);
    const { summary, meaning, fix } = entryOf("empty-file");
    expect(JSON.parse(stdout)).toEqual({
      code: "empty-file",
      summary,
      meaning,
      fix,
      foundBy: "found while the files are read, by every command that reads the data",
      example: {
        story: "Someone saved a county's file after deleting its lines.",
        edits: [{ file: "counties/lake-county.yaml", content: "# Lake County, to be written\n" }],
        prints: [
          "data/counties/lake-county.yaml:1:1  error  empty-file",
          "  counties/lake-county.yaml holds only comments.",
          "  1 | # Lake County, to be written",
          "      ^",
          "  Fix: Fill it in, or remove the file.",
          "",
          "1 error",
        ],
      },
    });
  });

  it("proposes the code that was meant", async () => {
    expect(await runHere(["explain", "unknown-feild"])).toEqual(
      refused(
        "There is no problem code unknown-feild. Did you mean unknown-field?\n  Fix: Write npx site explain unknown-field, or npx site explain to list all codes.\n",
      ),
    );
  });
});

describe("site explain", () => {
  it("lists every code with one line", async () => {
    const { code, stdout } = await runHere(["explain"]);
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split("\n");
    expect(lines.slice(0, -3).map((line) => line.split(/ {2,}/))).toEqual(
      problemCodes.map((name) => [name, entryOf(name).summary]),
    );
    expect(lines.slice(-2)).toEqual([
      "npx site explain <code> says more, npx site explain <path> where the values of a page come from,",
      "npx site explain <rule> what a rule of site audit checks; npx site audit --list prints all rules.",
    ]);
  });

  it("lists them for programs", async () => {
    expect(JSON.parse((await runHere(["explain", "--format", "json"])).stdout)).toEqual({
      codes: problemCodes.map((name) => ({ code: name, summary: entryOf(name).summary })),
    });
  });
});
