import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Every file of a folder, by its path in it → the hash of its bytes. Two folders with the same are the same. */
export function hashFiles(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      file,
      createHash("sha256")
        .update(readFileSync(join(folder, file)))
        .digest("hex"),
    ]),
  );
}

/** The same of a data folder, without what commands keep for themselves beside it. */
export function dataOf(dir: string): Record<string, string> {
  return Object.fromEntries(Object.entries(hashFiles(dir)).filter(([file]) => !file.startsWith(".")));
}

export function differingFiles(before: Record<string, string>, after: Record<string, string>): string[] {
  const all = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...all].filter((file) => before[file] !== after[file]).sort();
}

/** Names directly in a folder, in order; none where there is no folder. */
export function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/** Paths of the pages of a built site of which the document or the data file is new or has other bytes. */
export function changedPages(before: Record<string, string>, after: Record<string, string>): string[] {
  const pages = Object.keys(after)
    .filter((file) => file.startsWith("page-data/"))
    .map((file) => file.slice("page-data/".length, -".json".length))
    .filter((page) =>
      [`${page}.html`, `page-data/${page}.json`].some((file) => before[file] !== after[file]),
    );
  return pages.map((page) => (page === "index" ? "/" : `/${page}`)).sort();
}
