import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Edit } from "../../support/audit.ts";

/** Files of the built folder are changed, made or removed. */
export interface InBuilt {
  /** "*" stands for all pages, a pattern for all files that fit it. */
  in: string | readonly string[] | RegExp;
  edit: Edit | "remove" | "cut off";
  /** In which the file is saved; UTF-8 by default. */
  encoding?: BufferEncoding;
}

/** Puts a fault into a built folder; `good` is the folder whose texts are edited. */
export function damage(dist: string, { in: where, edit, encoding = "utf8" }: InBuilt, good = dist): void {
  for (const name of namesIn(dist, where)) {
    const file = join(dist, name);
    if (edit === "remove") rmSync(file);
    else if (edit === "cut off") truncateSync(file, Math.floor(statSync(file).size / 2));
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, edit(textOf(join(good, name))), encoding);
    }
  }
}

/** A text that may not be there. */
export function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function namesIn(dist: string, where: InBuilt["in"]): readonly string[] {
  const pattern = where === "*" ? /\.html$/ : where;
  if (!(pattern instanceof RegExp))
    return [pattern].flat().flatMap((name) => (name === "*" ? namesIn(dist, name) : name));
  const names = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) => pattern.test(file));
  if (names.length === 0) throw new Error(`No file fits ${pattern}.`);
  return names;
}
