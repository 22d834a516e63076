import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { root, temporaryFolder } from "./support/data-folder.ts";

const isCheckout = existsSync(join(root, ".git")) && spawnSync("git", ["--version"]).status === 0;

it.skipIf(!isCheckout)(
  "every file of the project is text with line feeds or is left alone, on every system",
  () => {
    const listed = execFileSync("git", ["ls-files", "--eol"], { cwd: root, encoding: "utf8" });
    const strange = listed
      .trimEnd()
      .split("\n")
      .filter((line) => !/^i\/(lf|none) .*attr\/text=auto eol=lf|^i\/-text .*attr\/-text/.test(line));
    expect(strange).toEqual([]);
  },
);

it.skipIf(!isCheckout)("a checkout that would turn line ends has the same bytes", () => {
  const folder = temporaryFolder();
  const git = (cwd: string, ...args: string[]) =>
    execFileSync("git", ["-c", "user.name=x", "-c", "user.email=x@example.com", ...args], {
      cwd,
      stdio: "pipe",
    });
  const files = [
    ".gitattributes",
    "data/business.yaml",
    "data/fonts/besley.woff2",
    "scripts/site.mjs",
    "LICENSE",
  ];
  const source = join(folder, "source");
  for (const file of files) {
    mkdirSync(dirname(join(source, file)), { recursive: true });
    copyFileSync(join(root, file), join(source, file));
  }
  writeFileSync(join(source, "data", "picture.png"), Buffer.from([0x89, 0x50, 0x0d, 0x0a, 0x1a, 0x0a, 0x0a]));
  git(source, "init", "-q");
  git(source, "add", "-A");
  git(source, "commit", "-qm", "x");
  git(folder, "clone", "-q", "-c", "core.autocrlf=true", "-c", "core.eol=crlf", source, "copy");
  for (const file of [...files, "data/picture.png"])
    expect(readFileSync(join(folder, "copy", file)).equals(readFileSync(join(source, file))), file).toBe(
      true,
    );
});
