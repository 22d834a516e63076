import { join, sep } from "node:path";

/** What files would hold that are not written yet, by their paths. */
let unsaved: ReadonlyMap<string, Buffer> = new Map();

/** Does something while data files read as if they had been written already. Nothing touches the folder. */
export function withUnsaved<T>(
  dataDir: string,
  files: ReadonlyMap<string, Uint8Array | string>,
  run: () => T,
): T {
  const outer = unsaved;
  unsaved = new Map([...files].map(([file, content]) => [join(dataDir, file), Buffer.from(content)]));
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

/** Files that are not written yet, at a depth below a folder of the data, relative to it. */
export function unsavedBelow(dataDir: string, folder: string, depth: number): string[] {
  const start = join(dataDir, folder, sep);
  return [...unsaved.keys()].flatMap((path) => {
    if (!path.startsWith(start) || !path.endsWith(".yaml")) return [];
    const steps = path.slice(start.length).split(sep);
    return steps.length === depth ? [folder, ...steps].join("/") : [];
  });
}
