import { statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Command } from "commander";
import type { Terminal } from "./output/report.ts";
import { outBeside } from "./start/out-beside.mjs";

/** A data folder, and the folder beside it in which sites are built when nothing else is said. Absolute paths. */
export interface Project {
  dataDir: string;
  out: string;
}

/** The file that every data folder has, by which one is known. */
const mark = "business.yaml";

/** The project that a folder belongs to: its own folder `data`, else the nearest data folder around or beside the folders above. */
export function findProject(cwd: string): Project {
  const own = join(cwd, "data");
  if (!isFolder(own))
    for (let folder = cwd; ; folder = dirname(folder)) {
      const found = [folder, join(folder, "data")].find((dir) => isFile(join(dir, mark)));
      if (found) return { dataDir: found, out: outBeside(found) };
      if (folder === dirname(folder)) break;
    }
  return { dataDir: own, out: join(cwd, "dist") };
}

/** Has a command that was called in a subfolder work with the project around it, and say so. What was named stays as it is. */
export function enterProject(command: Command, { cwd, err }: Terminal): void {
  const isAbout = command.options.some((option) => option.attributeName() === "data" && !option.hidden);
  if (!isAbout || command.getOptionValueSource("data") === "cli") return;
  const { dataDir, out } = findProject(cwd);
  if (dataDir === join(cwd, "data")) return;
  const shown = relative(cwd, dataDir) || ".";
  err(`Using the data folder ${shown}.`);
  for (const [name, path] of Object.entries({
    data: shown,
    out: relative(cwd, out),
    dist: relative(cwd, out),
  }))
    if (command.getOptionValueSource(name) === "default")
      command.setOptionValueWithSource(name, path, "default");
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
