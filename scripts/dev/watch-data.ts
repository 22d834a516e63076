import { existsSync, unwatchFile, watchFile } from "node:fs";
import { resolve, sep } from "node:path";
import type { FSWatcher } from "vite";

/** Milliseconds between two looks at the folder itself, whose coming and going no watcher of its content tells. */
const folderMs = 100;

/** Calls `note` after every change in the data folder, also when it was moved away and has come back. Returns what ends this. */
export function watchData(watcher: FSWatcher, dataDir: string, note: () => void): () => void {
  const noteIfOurs = (file: string) => {
    if (file === dataDir || file.startsWith(dataDir + sep)) note();
  };
  const watchAgain = () => {
    watcher.unwatch(dataDir);
    watcher.add(dataDir);
    note();
  };
  watcher.add(dataDir);
  // What is saved before the watcher has seen the folder is not missed either.
  watcher.on("ready", note);
  for (const event of ["change", "add", "unlink", "addDir"] as const) watcher.on(event, noteIfOurs);
  // Of two saves within 50 ms, `change` tells only the first; this event comes with each.
  watcher.on("raw", (_event, file, details: { watchedPath?: string }) =>
    noteIfOurs(resolve(details.watchedPath ?? dataDir, file ?? "")),
  );
  watcher.on("unlinkDir", (folder) => {
    noteIfOurs(folder);
    if (folder === dataDir && existsSync(dataDir)) watchAgain();
  });
  watchFile(dataDir, { interval: folderMs }, (now, before) => {
    if (now.ino !== before.ino || now.dev !== before.dev) watchAgain();
  });
  return () => unwatchFile(dataDir);
}
