import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cleanEnvironment, hangMs, runSite } from "../support/cli.ts";
import { root, temporaryFolder } from "../support/data-folder.ts";
import { few } from "../support/nightly.ts";

/** Runs `site` on a terminal of its own, which `script` (util-linux) makes. */
function runOnTerminal(args: string, env: Record<string, string>): string {
  const line = `${process.execPath} ${join(root, "scripts", "site.mjs")} ${args}`;
  return spawnSync("script", ["-qec", line, "/dev/null"], {
    cwd: temporaryFolder(),
    timeout: hangMs,
    encoding: "utf8",
    env: { ...cleanEnvironment(), ...env },
  }).stdout;
}

const hasTerminal = spawnSync("script", ["-qec", "true", "/dev/null"]).status === 0;

describe.skipIf(!hasTerminal)("on a terminal", () => {
  const terminals: [env: Record<string, string>, args: string, isColored: boolean][] = [
    [{ TERM: "xterm" }, "", true],
    [{ TERM: "xterm", NO_COLOR: "" }, "", true],
    [{ TERM: "xterm", NO_COLOR: "1" }, "", false],
    [{ TERM: "dumb" }, "", false],
    [{ TERM: "xterm" }, "--no-color", false],
  ];
  it.each(few(terminals, 2))("with %j, site explain %s prints colors: %s", (env, args, isColored) => {
    const printed = runOnTerminal(`explain unknown-field ${args}`, env);
    expect(printed).toContain("unknown-field");
    expect(printed.includes("\u001b[")).toBe(isColored);
  });
});

it("there are no colors where the output is no terminal", () => {
  const { stdout } = runSite(["explain", "unknown-field"], { env: { TERM: "xterm" } });
  expect(stdout).toMatch(/^unknown-field {2}/);
  expect(stdout).not.toContain("\u001b[");
});
