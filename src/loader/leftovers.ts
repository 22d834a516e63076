import { existsSync } from "node:fs";
import { join } from "node:path";

/** Copies that editors and merge tools leave beside a file: `a.yaml~`, `#a.yaml#`, `a.yaml.~1~`, `a.yaml.bak`. */
const copy = /^(?:#(.+)#|(.+?)(?:\.~\d+~|~|\.(?:bak|orig|old|save|tmp|sw[a-p])|___jb_(?:tmp|old)___))$/i;

/** What file managers write into every folder that they show. */
const ofFileManagers = /^(?:(?:eh)?thumbs\.db|desktop\.ini)$/i;

/** The name of the file that a copy was made of; undefined for what is no such copy. */
export function originalOf(name: string): string | undefined {
  const [, locked, copied] = copy.exec(name) ?? [];
  return locked ?? copied;
}

/** True for what a program left in a folder and nobody means to be read. A copy whose file is gone may be all that is left of it. */
export function isLeftover(folder: string, name: string): boolean {
  const original = originalOf(name);
  return ofFileManagers.test(name) || (original !== undefined && existsSync(join(folder, original)));
}
