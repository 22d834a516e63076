import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { pick } from "./operations.ts";
import { dataCaches } from "./tool-folder.ts";

export interface Damageable {
  out: string;
  /** Folder of the tool whose caches are used. */
  tool: string;
  /** A copy of its caches from an earlier build. */
  oldCaches: string;
  strangeCaches: string;
}

type Damage = (place: Damageable, a: number, b: number) => void;

/** What people and other programs do to a published folder. */
const toOut: Record<string, Damage> = {
  editPublished: ({ out }, a) => onFile(out, a, (file) => appendFileSync(file, "<!-- mine -->")),
  emptyPublished: ({ out }, a) => onFile(out, a, (file) => writeFileSync(file, "")),
  touchPublished: ({ out }, a, b) => onFile(out, a, (file) => utimesSync(file, b, b)),
  deletePublished: ({ out }, a) => onFile(out, a, (file) => rmSync(file)),
};

/** What a crash, a full disk or a restored backup does to caches. */
const toCaches: Record<string, Damage> = {
  flipByte: (place, a, b) =>
    onCache(place, a, (file) => {
      const bytes = readFileSync(file);
      if (bytes.length === 0) return;
      const at = b % bytes.length;
      bytes[at] = (bytes[at] as number) ^ (1 << (b % 8));
      writeFileSync(file, bytes);
    }),
  truncate: (place, a, b) => onCache(place, a, (file) => truncateSync(file, b % (statSync(file).size + 1))),
  empty: (place, a) => onCache(place, a, (file) => writeFileSync(file, "")),
  remove: (place, a) => onCache(place, a, (file) => rmSync(file)),
  restoreOld: ({ tool, oldCaches }, a) => restore(oldCaches, tool, a),
  plantStrange: ({ tool, strangeCaches }, a) => plant(strangeCaches, tool, a),
};

export const damages = { ...toOut, ...toCaches };

/** Files without which a folder is not known as a built site, and so is not replaced. */
const marks = ["index.html", "sitemap.xml"];

function onFile(dir: string, number: number, act: (file: string) => void): void {
  const files = filesIn(dir).filter((file) => !marks.includes(file));
  if (files.length > 0) act(join(dir, pick(files, number)));
}

function onCache({ tool }: Damageable, number: number, act: (file: string) => void): void {
  const files = Object.values(dataCaches(tool)).flatMap((dir) => filesIn(dir).map((file) => join(dir, file)));
  if (files.length > 0) act(pick(files, number));
}

export function copyCaches(tool: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  for (const [name, dir] of Object.entries(dataCaches(tool)))
    cpSync(dir, join(to, name), { recursive: true, preserveTimestamps: true });
}

/** Puts all of an earlier state back, or the index of values, or the memory of builds alone. */
function restore(from: string, tool: string, number: number): void {
  const { parsed, built } = dataCaches(tool);
  if (!existsSync(from)) return;
  const what = number % 3;
  if (what !== 1) cpSync(join(from, "built"), built, { recursive: true });
  if (what !== 2) cpSync(join(from, "parsed"), parsed, { recursive: true });
}

/** Puts the files of another data folder's caches in the place of each of this one's. */
function plant(from: string, tool: string, number: number): void {
  const caches = dataCaches(tool);
  const name = number % 2 === 0 ? "parsed" : "built";
  const strange = filesIn(join(from, name));
  for (const file of filesIn(caches[name])) {
    const [ending] = file.split(/[/.]/).slice(-1);
    const twin = strange.find((other) => other.endsWith(ending as string));
    if (twin) writeFileSync(join(caches[name], file), readFileSync(join(from, name, twin)));
  }
}

function filesIn(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(dir, file)).isFile())
    .sort();
}
