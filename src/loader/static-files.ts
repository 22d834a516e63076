import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { asError, type Problem } from "../problem.ts";
import { leadsOut, linkOut } from "./links-out.ts";
import { pictureEndings, pictureProblems } from "./picture-file.ts";
import { notAFile } from "./source.ts";

/** Letters, digits and signs that a file system, an address and a line of host rules take without escapes. */
const servedName = /^[\p{L}\p{N}_(][\p{L}\p{M}\p{N} ._()+,=@~&'-]*$/u;

/** Every file below `static`, which is published as it is; relative to that folder, sorted. */
export function listStatic(dataDir: string, problems: Problem[]): string[] {
  const files: string[] = [];
  const isFolder = statSync(join(dataDir, "static"), { throwIfNoEntry: false })?.isDirectory();
  if (isFolder) collect(dataDir, "static", files, problems);
  return files.sort();
}

function collect(dataDir: string, folder: string, files: string[], problems: Problem[]): void {
  for (const entry of readdirSync(join(dataDir, folder), { withFileTypes: true })) {
    // The build leaves hidden files out.
    if (entry.name.startsWith(".")) continue;
    const path = `${folder}/${entry.name}`;
    if (leadsOut(dataDir, path)) problems.push(linkOut(path));
    else if (!servedName.test(entry.name)) problems.push(unservedName(path));
    else if (entry.isDirectory()) collect(dataDir, path, files, problems);
    else if (!statSync(join(dataDir, path)).isFile()) problems.push(notAFile(dataDir, path));
    else {
      files.push(path.slice("static/".length));
      if (pictureEndings.test(path)) problems.push(...pictureProblems(dataDir, path));
    }
  }
}

function unservedName(file: string): Problem {
  return asError({
    code: "invalid-slug",
    message: `The name ${JSON.stringify(file)} cannot become part of an address.`,
    hint: "Use letters, digits, hyphens, points and underscores.",
    position: { file },
  });
}
