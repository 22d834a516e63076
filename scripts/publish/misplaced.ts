import { existsSync } from "node:fs";
import { dirname, isAbsolute, join, relative, sep } from "node:path";
import { UserError } from "../user-error.ts";
import { realPath } from "./owner.ts";

/** Folders of this tool that hold its own files. */
const ownFolders = ["src", "scripts", "public", "supabase", "node_modules", ".git", ".github"];

/** Why a folder must not be written at a place; undefined where it may. `dataDir` is the folder that a command reads. */
export function whyMisplaced(
  folder: string,
  { root, dataDir }: { root: string; dataDir?: string },
): string | undefined {
  const place = realPath(folder);
  const tool = realPath(root);
  const data = dataDir && realPath(dataDir);
  if (data && isWithin(data, place)) return `holds the data folder ${data}`;
  if (isWithin(tool, place)) return "holds this tool";
  const around = dataFolderAround(place) ?? (data && isWithin(place, data) ? data : undefined);
  if (around) return `lies in the data folder ${around}, whose files are the source of a site`;
  const own = ownFolders.find((name) => isWithin(place, join(tool, name)));
  if (own) return `lies in the folder ${own} of this tool`;
  const site = siteAround(dirname(place));
  return site && `lies in the built site ${site}, which the next build replaces`;
}

/** Refuses a target where it would mix with other files. */
export function refuseMisplaced(out: string, places: { root: string; dataDir?: string }): void {
  const reason = whyMisplaced(out, places);
  if (reason)
    throw new UserError(
      `${out} ${reason}, so nothing is written there.`,
      "Choose another folder with --out.",
    );
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function dataFolderAround(folder: string): string | undefined {
  return nearest(folder, (path) => existsSync(join(path, "business.yaml")));
}

function siteAround(folder: string): string | undefined {
  return nearest(
    folder,
    (path) => existsSync(join(path, "page-data")) && existsSync(join(path, "index.html")),
  );
}

function nearest(folder: string, isMeant: (path: string) => boolean): string | undefined {
  if (isMeant(folder)) return folder;
  return dirname(folder) === folder ? undefined : nearest(dirname(folder), isMeant);
}
