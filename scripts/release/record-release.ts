import type { Ledger, Released } from "../../src/loader/ledger.ts";
import type { ReleaseReport } from "../schemas/reports.ts";

/** The ledger after a release: a changed page has its day, an unchanged one keeps its own. `hashes` are those of the built pages, by path. */
export function recordRelease(
  known: Ledger,
  hashes: ReadonlyMap<string, string>,
  redirects: ReadonlyMap<string, string>,
  day: string,
): { ledger: Ledger; report: ReleaseReport } {
  const ledger: Ledger = new Map();
  const report: ReleaseReport = { pages: hashes.size, added: [], changed: [], lost: [], redirected: [] };
  for (const [path, hash] of hashes) {
    const before = known.get(path);
    const isSame = before?.hash === hash && before.removedOn === undefined;
    ledger.set(path, { hash, changedOn: isSame ? before.changedOn : day });
    if (!before) report.added.push(path);
    else if (!isSame) report.changed.push(path);
  }
  for (const [path, released] of known) {
    if (hashes.has(path)) continue;
    if (redirects.has(path)) report.redirected.push(path);
    else {
      ledger.set(path, gone(released, day));
      report.lost.push(path);
    }
  }
  return { ledger, report };
}

function gone({ hash, changedOn, removedOn = "" }: Released, day: string): Released {
  return { hash, changedOn, removedOn: removedOn || day };
}
