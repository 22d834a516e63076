import { chmodSync, chownSync, mkdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { explainDiskError } from "../files/disk-error.ts";
import { diskLayer, type FileLayer, foldersOf } from "../files/file-layer.ts";
import { UserError } from "../user-error.ts";
import { completeSwap, finishSwap, swapIn } from "./journal.ts";
import { describeHolder, type Holder, type Lock, waitForLock } from "./lock.ts";
import { refuseForeignFiles, refuseForeignTarget } from "./target.ts";
import { isLeftover, stagingDir, targetNames } from "./target-names.ts";

/** What a build has put together: all files by their paths in the target, and those of them that are new. */
interface Staged {
  files: ReadonlyMap<string, unknown>;
  fresh: Iterable<string>;
}

/** How publishing is to be done. */
export interface PublishOptions {
  /** Told once when another build holds the target. */
  onWait?: (sentence: string) => void;
  /** Has the content of every new file on the disk before the swap. */
  isDurable?: boolean;
  layer?: FileLayer;
}

const nothingPublished = "Nothing was published; what was there stays.";

/**
 * A target that this process alone may replace, and the folder beside it in which the new site is put together.
 *
 * Whatever ends the process, the target is whole. Losing power is another matter: names are safe, because the journal is
 * synced before the first rename, but the content of files that were written in the last seconds may be gone. Syncing
 * each costs a millisecond or more, half a minute for 20,000 files, so that only `isDurable` does it; otherwise
 * `site verify` names what was lost, and the next build writes it again, because its size is not the remembered one.
 */
export class Publication {
  readonly stagingDir: string;
  private isPublished = false;
  private readonly tidyUp = () => this.close();

  /** Use `openPublication`. */
  constructor(
    private readonly out: string,
    private readonly lock: Lock,
    private readonly options: Pick<PublishOptions, "isDurable">,
    private readonly layer: FileLayer,
  ) {
    this.stagingDir = stagingDir(out);
  }

  /** Has a process that ends by itself or by a signal leave nothing behind. */
  closeOnExit(): void {
    process.once("exit", this.tidyUp);
  }

  /** Puts the staged folder in the place of the target. `old` are the files that the last build is known to have left there. */
  publish(old: ReadonlyMap<string, unknown>, { files, fresh }: Staged): void {
    const { out } = this;
    refuseForeignTarget(out);
    refuseForeignFiles(out, old, files);
    this.replace(fresh);
  }

  /** The swap alone. `fresh` are files that are not hard links to those of the old site. Throws what the disk throws, with the old site in its place. */
  replace(fresh: Iterable<string>): void {
    const { out, layer, stagingDir: staging } = this;
    if (this.options.isDurable) this.syncStaged([...fresh]);
    this.lock.assertHeld();
    keepRights(out, staging);
    swapIn(out, staging, layer);
    this.isPublished = true;
  }

  /** An error as people read it. */
  explain(error: unknown): unknown {
    const isNew = this.isPublished || !this.layer.exists(this.stagingDir);
    const outcome = isNew ? "The new site is in its place." : nothingPublished;
    return explainDiskError(error, this.out, outcome);
  }

  /** Removes what is left of the build. */
  close(): void {
    process.removeListener("exit", this.tidyUp);
    if (!this.layer.exists(targetNames(this.out).journal)) this.layer.remove(this.stagingDir);
    this.lock.release();
  }

  private syncStaged(files: readonly string[]): void {
    for (const file of files) this.layer.sync(join(this.stagingDir, file));
    for (const folder of foldersOf(this.stagingDir, files)) this.layer.sync(folder);
  }
}

/** Has the new folder belong to whom the old one does, with the same rights: a server may read the site as another user. */
function keepRights(from: string, to: string): void {
  const old = statSync(from, { throwIfNoEntry: false });
  const made = statSync(to, { throwIfNoEntry: false });
  if (!old || !made) return;
  try {
    if (old.uid !== made.uid || old.gid !== made.gid) chownSync(to, old.uid, old.gid);
  } catch {
    // Only an administrator gives files away. The group alone may be one of the person's own.
    tryGroup(to, made.uid, old.gid);
  }
  // After the owner, because a change of owner takes marks such as that of the group away.
  if ((old.mode & 0o7777) !== (made.mode & 0o7777)) chmodSync(to, old.mode & 0o7777);
}

function tryGroup(path: string, user: number, group: number): void {
  try {
    chownSync(path, user, group);
  } catch {
    // The folder then belongs to who builds it, as any new one does.
  }
}

/** Opens a target for a new site. Waits while another build writes it. Throws a `UserError` where it is not ours to replace. */
export async function openPublication(out: string, options: PublishOptions = {}): Promise<Publication> {
  const layer = options.layer ?? diskLayer;
  try {
    refuseForeignTarget(out);
    mkdirSync(dirname(out), { recursive: true });
    const publication = new Publication(out, await lockTarget(out, options, layer), options, layer);
    try {
      completeSwap(out, layer);
      refuseForeignTarget(out);
      refuseForeignFiles(out);
      removeLeftovers(out, layer);
      mkdirSync(publication.stagingDir);
      publication.closeOnExit();
      return publication;
    } catch (error) {
      publication.close();
      throw error;
    }
  } catch (error) {
    throw explainDiskError(error, out, nothingPublished);
  }
}

function lockTarget(out: string, { onWait }: PublishOptions, layer: FileLayer): Promise<Lock> {
  const say = (holder: Holder, waitedMs: number) =>
    waitedMs === 0 &&
    onWait?.(
      `Another build writes ${out} (${describeHolder(holder)}); this one waits for it. If none runs there, remove ${targetNames(out).lock}.`,
    );
  return waitForLock(out, say, layer);
}

/** The lock is ours, so that whatever other builds left here belongs to nobody. */
function removeLeftovers(out: string, layer: FileLayer): void {
  const parent = dirname(out);
  for (const name of layer.list(parent)) if (isLeftover(out, name)) layer.remove(join(parent, name));
}

/** The absolute path of a built folder, after a swap that was cut off is completed. Throws a `UserError` where there is none. */
export function requireBuiltDir(dist: string, cwd: string): string {
  const path = resolve(cwd, dist);
  finishSwap(path);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path;
  throw new UserError(
    `There is no built folder ${dist}.`,
    "Build it first with npx site build, or name another folder.",
  );
}
