import { existsSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { parse } from "yaml";
import { readPage } from "../read-build/documents.ts";
import { placeOfBuild } from "../read-build/place.ts";
import { outBeside } from "../start/out-beside.mjs";
import { requireDataDir, UserError } from "../user-error.ts";
import { requireBuiltDir } from "./publish.ts";
import { type Owner, readOwner } from "./state.ts";

/*
 * A target remembers whose site it holds: which data folder it was built from, and the name and address of that business.
 * That stands in the memory of the build, because nothing private is published. Where no build is remembered, as on a
 * fresh clone or for a folder that was moved, the built site itself says name and address.
 */

/** Whose data a folder holds. What cannot be read is left out: validate says why. */
export function ownerOfData(dataDir: string): Partial<Owner> {
  const folder = realPath(dataDir);
  try {
    const { name, url } = parse(readFileSync(join(folder, "business.yaml"), "utf8")) as Record<
      string,
      unknown
    >;
    return { dataDir: folder, ...(typeof name === "string" && { name }), ...originOf(url) };
  } catch {
    return { dataDir: folder };
  }
}

function originOf(url: unknown): { origin?: string } {
  return typeof url === "string" && URL.canParse(url) ? { origin: new URL(url).origin } : {};
}

/** Whose site a folder holds; undefined where it holds none. */
export function ownerOfTarget(out: string, cacheDir: string): Partial<Owner> | undefined {
  if (!existsSync(join(out, "page-data"))) return undefined;
  const published = publishedName(out);
  const known = readOwner(cacheDir, out);
  // Someone may have put another site there since.
  if (known && (published === undefined || published === known.name)) return known;
  const origin = placeOfBuild(readPage(out, "/", "without texts"))?.origin;
  return { ...(published !== undefined && { name: published }), ...(origin && { origin }) };
}

function publishedName(out: string): string | undefined {
  try {
    const { name } = JSON.parse(readFileSync(join(out, "manifest.webmanifest"), "utf8")) as {
      name?: unknown;
    };
    return typeof name === "string" ? name : undefined;
  } catch {
    return undefined;
  }
}

/**
 * True where a target holds the site of another business. The same folder by any spelling is the same business, and so is
 * a folder that was renamed or moved, or another checkout: name and address tell. While the remembered folder is still
 * there both must agree, and otherwise one of them may have changed.
 */
export function isOther(owner: Partial<Owner>, mine: Partial<Owner>): boolean {
  if (owner.dataDir !== undefined && owner.dataDir === mine.dataDir) return false;
  const agreeing = (["name", "origin"] as const).filter(
    (key) => owner[key] === undefined || mine[key] === undefined || owner[key] === mine[key],
  );
  const isStillThere = owner.dataDir !== undefined && existsSync(join(owner.dataDir, "business.yaml"));
  return isStillThere ? agreeing.length < 2 : agreeing.length === 0;
}

/** Refuses to replace the site of another business. */
export function refuseOtherOwner(out: string, dataDir: string, cacheDir: string): void {
  const mine = ownerOfData(dataDir);
  const owner = ownerOfTarget(out, cacheDir);
  if (!owner || !isOther(owner, mine)) return;
  const own = join(dirname(out), basename(outBeside(dataDir)));
  const free = own === out ? `${own}-2` : own;
  throw new UserError(
    `${out} holds the site of ${nameOf(owner)}, not of ${nameOf(mine)}, so it is not replaced.`,
    `Build into a folder of its own with --out ${free}, or replace that site with --force.`,
  );
}

/** Where a command that reads a built folder works. */
export interface ReadTarget {
  /** As the person wrote them. */
  dist: string;
  data: string;
  cwd: string;
  cacheDir: string;
}

/** The absolute path of a built folder. Throws a `UserError` where there is none, and where it holds the site of another business than the data. */
export function requireSiteOf({ dist, data, cwd, cacheDir }: ReadTarget): string {
  // A built folder may be looked at without any data, but not without the data that was named.
  if (data !== "data") requireDataDir(data, cwd);
  const path = requireBuiltDir(dist, cwd);
  const mine = ownerOfData(resolve(cwd, data));
  const owner = ownerOfTarget(path, cacheDir);
  if (!owner || !isOther(owner, mine)) return path;
  const theirs = owner.dataDir && (relative(cwd, owner.dataDir) || ".");
  throw new UserError(
    `${dist} holds the site of ${nameOf(owner)}, not of ${nameOf(mine)}, whose data ${data} is.`,
    theirs
      ? `Name the data it was built from with --data ${theirs}, or the folder built from ${data} with --out <dir>.`
      : `Name the folder built from ${data} with --out <dir>, or the data it was built from with --data <dir>.`,
  );
}

/** "Maple & Sons Roofing", or what stands for a name that is not known. */
export function nameOf({ name, origin, dataDir }: Partial<Owner>): string {
  return name ?? origin ?? dataDir ?? "another business";
}

/** The one spelling of a path, links followed as far as it exists. */
export function realPath(path: string): string {
  const above = dirname(path);
  try {
    return realpathSync.native(path);
  } catch {
    return above === path ? path : join(realPath(above), basename(path));
  }
}
