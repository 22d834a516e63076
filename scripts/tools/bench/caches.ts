import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "../../tool-root.ts";

/** Folders of the tool's cache that remember something of one data folder or of one built folder. */
const ofOneSite = ["parsed", "built"];

/** What the measured commands leave in the cache of the tool; what was there before stays. */
export class Caches {
  private readonly folders: string[];
  private readonly before: Set<string>;

  constructor(root: string) {
    this.folders = ofOneSite.map((name) => cacheFolder(root, name));
    this.before = new Set(this.entries());
  }

  /** Forgets all that was read or built since this was created. */
  forget(): void {
    for (const path of this.entries())
      if (!this.before.has(path)) rmSync(path, { recursive: true, force: true });
  }

  private entries(): string[] {
    return this.folders
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  }
}
