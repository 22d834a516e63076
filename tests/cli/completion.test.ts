import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { problemCodes } from "../../src/problem.ts";
import { cleanEnvironment, printed, runSite } from "../support/cli.ts";
import { copyOfData, fixtureSite, temporaryFolder } from "../support/data-folder.ts";
import { runHere } from "../support/run-here.ts";

const minimal = fixtureSite("minimal");

/** What may follow, as shells ask for it: the candidates, without the last line, which is for the shell. */
async function complete(words: string[], cwd?: string): Promise<string[]> {
  const lines: string[] = [];
  // What answers the shells prints to the console itself.
  const log = vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  const { code, stderr } = await runHere(["complete", "--", ...words], cwd);
  log.mockRestore();
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(lines.pop()).toBe(":4");
  return lines.map((line) => line.split("\t")[0] ?? "");
}

describe("site complete", () => {
  it("prints what may follow, with what it does", () => {
    expect(runSite(["complete", "--", "va"])).toEqual(
      printed("validate\tcheck the data: fields, references, texts, links; all problems at once\n:4\n"),
    );
  });

  it("knows the options of a command", async () => {
    expect(await complete(["validate", "--r"])).toEqual(["--release"]);
    expect(await complete(["build", "--"])).toEqual(
      expect.arrayContaining(["--out", "--clean", "--jobs", "--data"]),
    );
  });

  it("knows the values of an option", async () => {
    expect(await complete(["links", "--format", ""])).toEqual(["text", "json", "github", "sarif"]);
    expect(await complete(["doctor", "--format", "j"])).toEqual(["json"]);
    expect(await complete(["completion", ""])).toEqual(["bash", "zsh", "fish"]);
  });

  it("knows the folders for an option that names one", async () => {
    const folder = temporaryFolder();
    for (const name of ["alpha", "beta", ".hidden", "node_modules"]) mkdirSync(join(folder, name));
    writeFileSync(join(folder, "file"), "");
    expect(await complete(["validate", "--data", ""], folder)).toEqual(["alpha", "beta"]);
  });

  it("knows problem codes, audit rules with their groups, and the paths of pages once one is begun", async () => {
    expect(await complete(["explain", "broken"])).toEqual(
      problemCodes.filter((code) => code.startsWith("broken")),
    );
    expect(await complete(["explain", "tw"])).toEqual(["tw", "tw/card"]);
    expect(await complete(["explain", "--data", minimal, "/roofers"])).toEqual([
      "/roofers-maple-grove-lake-county",
      "/roofers-otter-falls-lake-county",
      "/roofers-pine-bend-lake-county",
    ]);
  });

  it("offers no paths where there is no data, and says nothing", async () => {
    expect(await complete(["explain", "/"], temporaryFolder())).toEqual([]);
  });

  it("knows the counties of the data for a city that is added", async () => {
    expect(await complete(["add", "city", "Elk", "--county", ""], dirname(copyOfData().dir))).toEqual([
      "lake-county",
    ]);
  });
});

/** What bash puts in place of the last word of a line, as the script says. */
function completeInBash(line: string, cwd: string): { replies: string[]; stderr: string } {
  const script = runSite(["completion", "bash"]).stdout;
  const ask = `
${script}
${script}
COMP_LINE='${line}' COMP_POINT=\${#COMP_LINE}
_site_complete
printf '%s\\n' "\${COMPREPLY[@]}"
complete -p site`;
  const { stdout, stderr } = spawnSync("bash", ["--norc", "-c", ask], {
    cwd,
    encoding: "utf8",
    env: cleanEnvironment(),
  });
  const lines = stdout.trimEnd().split("\n");
  expect(lines.pop()).toBe("complete -o default -F _site_complete site");
  return { replies: lines.filter((reply) => reply !== ""), stderr };
}

describe("the script for bash, loaded twice in a real one", { tags: "nightly" }, () => {
  it.each<[line: string, replies: string[]]>([
    ["site val", ["validate"]],
    ["site validate --format ", ["text", "json", "github", "sarif"]],
    ["site validate --format js", ["json"]],
    ["site validate --format=js", ["json"]],
    ["site explain /roofers-p", ["/roofers-pine-bend-lake-county"]],
    ["site nonsense --nonsense", []],
  ])("completes %j", (line, replies) => {
    expect(completeInBash(line, dirname(copyOfData().dir))).toEqual({ replies, stderr: "" });
  });

  it("runs nothing of what was typed", () => {
    const folder = temporaryFolder();
    completeInBash("site validate $(touch broken) `touch broken`; touch broken ", folder);
    expect(spawnSync("ls", [folder], { encoding: "utf8" }).stdout).toBe("");
  });
});

describe.each([
  ["zsh", ["-n"]],
  ["fish", ["--no-execute"]],
])("the script for %s", (shell, parseOnly) => {
  const { stdout } = runSite(["completion", shell]);
  const isInstalled = spawnSync(shell, ["-c", "true"]).status === 0;

  it("asks this installation, whatever the path holds", () => {
    expect(stdout).toContain(`scripts/site.mjs' complete -- `);
    expect(stdout).toContain(shell === "zsh" ? "compdef _site site" : "complete -c site");
  });

  it.skipIf(!isInstalled)("is understood by the shell, where that is installed", () => {
    const file = join(temporaryFolder(), "script");
    writeFileSync(file, stdout);
    const { status, stderr } = spawnSync(shell, [...parseOnly, file], { encoding: "utf8" });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  });
});

it("refuses a shell that it does not know", async () => {
  const { code, stderr } = await runHere(["completion", "tcsh"]);
  expect(code).toBe(2);
  expect(stderr).toContain(
    "value 'tcsh' is invalid for argument 'shell'. Allowed choices are bash, zsh, fish.",
  );
});
