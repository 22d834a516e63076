import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { cleanEnvironment, hangMs } from "../support/cli.ts";
import { root, temporaryFolder } from "../support/data-folder.ts";
import { withPlug } from "../support/plugs.ts";

const { scripts, bin } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
  bin: Record<string, string>;
};
/** Every file that people start with plain Node. */
const entries = [
  ...new Set([...Object.values(scripts), ...Object.values(bin).map((file) => `node ${file}`)]),
].flatMap((line) => /^node (scripts\/\w+\.mjs)/.exec(line)?.[1] ?? []);

function importedBy(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(/^import .*?"(.+)";$/gm)].map(([, name = ""]) => name);
}

/** The files of the tool that a file imports, and those that they import. */
function ownImportsOf(file: string): string[] {
  const own = importedBy(file)
    .filter((name) => name.startsWith("."))
    .map((name) => join(dirname(file), name));
  return [...own, ...own.flatMap(ownImportsOf)];
}

describe.each([...new Set(entries)])("%s", (entry) => {
  it("says in one sentence that Node is too old, wherever it is called", () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, entry), "build"], {
      cwd: temporaryFolder(),
      timeout: hangMs,
      encoding: "utf8",
      env: { ...cleanEnvironment(), ...withPlug("old-node.mjs", {}) },
    });
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: "",
      stderr: "This is Node 18.20.8, but 20.19 or newer is needed: https://nodejs.org/en/download\n",
    });
  });

  it("imports nothing before it that an old Node could lack", () => {
    const isOld = /^node:(child_process|crypto|fs|module|os|path|url|v8|vm|zlib)$/;
    const [builtIn, own] = [importedBy(join(root, entry)), ownImportsOf(join(root, entry))];
    expect(own).toContain(join(root, "scripts/install/require-node.mjs"));
    const all = [...builtIn, ...own.flatMap(importedBy)].filter((name) => !name.startsWith("."));
    expect(all.filter((name) => !isOld.test(name))).toEqual([]);
  });
});

it("knows the four commands that a fresh clone begins with", () => {
  for (const name of ["site", "start", "test", "check"]) expect(entries).toContain(`scripts/${name}.mjs`);
});
