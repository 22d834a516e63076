import { join, sep } from "node:path";

/** What files would hold that are not written yet, by their paths; undefined for those that would be gone. */
let unsaved: ReadonlyMap<string, Buffer | undefined> = new Map();
/** The same, as the data names files. */
let unsavedFiles: ReadonlyMap<string, unknown> = new Map();

/** Does something while files read as if they had been written already, or removed. Nothing touches the folder. */
export function withUnsaved<T>(
  dataDir: string,
  files: ReadonlyMap<string, Uint8Array | string | undefined>,
  run: () => T,
): T {
  const outer = { unsaved, unsavedFiles };
  const entries = [...files].map(
    ([file, content]) =>
      [join(dataDir, file), content === undefined ? undefined : Buffer.from(content)] as const,
  );
  unsaved = new Map(entries);
  unsavedFiles = files;
  try {
    return run();
  } finally {
    ({ unsaved, unsavedFiles } = outer);
  }
}

/** True while files read as they are on the disk. */
export function isAllSaved(): boolean {
  return unsavedFiles.size === 0;
}

/** True for a file of the data, relative to it, that reads as it would be. */
export function isUnsaved(file: string): boolean {
  return unsavedFiles.has(file);
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
