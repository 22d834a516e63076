import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { printed, refused } from "../support/cli.ts";
import { copyOfData } from "../support/data-folder.ts";
import { runHere } from "../support/run-here.ts";

const minimal = ["--data", "tests/fixtures/sites/minimal"];

describe("exit code 0", () => {
  it.each(["validate", "links"])("%s of clean data says so on stdout", async (command) => {
    expect(await runHere([command, ...minimal])).toEqual(printed("No problems found.\n"));
  });

  it("help is a result, so it goes to stdout", async () => {
    const { code, stdout, stderr } = await runHere(["--help"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout.split("\n")[0]).toBe("Usage: site [options] [command]");
  });

  it("information alone does not fail", async () => {
    const data = copyOfData().edit("business.yaml", "facts:\n", "facts:\n  policyNumber: 00417\n");
    const { code, stdout } = await runHere(["validate"], dirname(data.dir));
    expect(code).toBe(0);
    expect(stdout).toContain("1 for information");
  });
});

describe("exit code 2", () => {
  it("a missing data folder, with what to do", async () => {
    expect(await runHere(["validate", "--data", "nowhere"])).toEqual(
      refused(
        "There is no data folder nowhere.\n  Fix: Run the command in the folder that holds data, or name the folder with --data <dir>.\n",
      ),
    );
  });

  it("a file in place of the data folder", async () => {
    expect((await runHere(["validate", "--data", "package.json"])).code).toBe(2);
  });

  it("a missing built folder", async () => {
    expect(await runHere(["links", ...minimal, "--dist", "nowhere"])).toEqual(
      refused(
        "There is no built folder nowhere.\n  Fix: Build it first with npx site build, or name another folder.\n",
      ),
    );
  });

  it.each([
    [["validate", "--dta", "x"], "error: unknown option '--dta'\n(Did you mean --data?)"],
    [
      ["validate", "--format", "xml"],
      "error: option '--format <format>' argument 'xml' is invalid. Allowed choices are text, json, github, sarif.",
    ],
    [
      ["build", "--url", "example.com"],
      "error: option '--url <origin>' argument 'example.com' is invalid. Write scheme and host, for example https://www.example.com.",
    ],
    [
      ["build", "--jobs", "0"],
      "error: option '--jobs <n>' argument '0' is invalid. Write a whole number from 1 up.",
    ],
    [
      ["build", "--base", "sub"],
      "error: option '--base <path>' argument 'sub' is invalid. Write a path with a slash at both ends, for example /sub/.",
    ],
    [["validate", "extra"], "error: too many arguments for 'validate'. Expected 0 arguments but got 1."],
    [
      ["remove", "city", "Pine", "Bend"],
      "error: too many arguments for 'remove'. Expected 2 arguments but got 3.\n  Fix: Put a name of several words in quotes, for example \"Maple Grove\".",
    ],
    [
      ["add", "city", "Pine", "Bend", "--county", "lake-county"],
      '"Pine Bend" are 2 names for a shell, and one city is added at a time.\n  Fix: Put a name of several words in quotes: npx site add city "Pine Bend"',
    ],
  ])("wrong usage: site %j", async (args, message) => {
    const { code, stdout, stderr } = await runHere(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr.startsWith(`${message}\n`)).toBe(true);
  });
});
