import { join, sep } from "node:path";

/** What files would hold that are not written yet, by their paths; undefined for those that would be gone. */
let unsaved: ReadonlyMap<string, Buffer | undefined> = new Map();

/** Does something while files read as if they had been written already, or removed. Nothing touches the folder. */
export function withUnsaved<T>(
  dataDir: string,
  files: ReadonlyMap<string, Uint8Array | string | undefined>,
  run: () => T,
): T {
  const outer = unsaved;
  const entries = [...files].map(
    ([file, content]) =>
      [join(dataDir, file), content === undefined ? undefined : Buffer.from(content)] as const,
  );
  unsaved = new Map(entries);
  try {
    return run();
  } finally {
    unsaved = outer;
  }
}

/** What a file would hold; undefined where it holds what is on the disk. */
export function unsavedBytes(path: string): Buffer | undefined {
  return unsaved.get(path);
}

/** True for a file that would be gone. */
export function isUnsavedGone(path: string): boolean {
  return unsaved.has(path) && unsaved.get(path) === undefined;
}

/** Files that are not written yet, at a depth below a folder of the data, relative to it. */
export function unsavedBelow(dataDir: string, folder: string, depth: number): string[] {
  const start = join(dataDir, folder, sep);
  return [...unsaved].flatMap(([path, bytes]) => {
    if (bytes === undefined || !path.startsWith(start)) return [];
    const steps = path.slice(start.length).split(sep);
    return steps.length === depth ? [folder, ...steps].join("/") : [];
  });
}
