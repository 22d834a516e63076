import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Every file of a folder with its content, by path, for comparing folders byte for byte. */
export function folderBytes(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(folder, name)).toString("latin1")]));
}
