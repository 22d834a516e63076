import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatLedger, type Ledger, ledgerFile } from "../../src/loader/ledger.ts";
import { hasErrors, type Problem } from "../../src/problem.ts";
import { notFoundPath } from "../../src/site/not-found-path.ts";
import type { Site } from "../../src/site/site.ts";
import { writeAtomically } from "../files/write-atomically.ts";
import { checkBuiltLinks } from "../links/built-links.ts";
import { htmlFile } from "../read-build/page-files.ts";
import { readDocument } from "../read-build/read-document.ts";
import type { ReleaseReport } from "../schemas/reports.ts";
import { contentHash } from "./content-hash.ts";
import { recordRelease } from "./record-release.ts";

/** Records a built folder in the ledger of its data. A folder that was built from other data is not recorded; what disagrees comes back. */
export function releaseSite(
  site: Site,
  dist: string,
  day: string,
): { problems: Problem[]; report?: ReleaseReport; ledger?: Ledger } {
  const problems = [...checkBuiltLinks(site, dist)];
  if (hasErrors(problems)) return { problems };
  const hashes = new Map<string, string>();
  for (const path of site.paths.keys())
    if (path !== notFoundPath)
      hashes.set(path, contentHash(readDocument(readFileSync(join(dist, htmlFile(path)), "utf8"))));
  const { dataset, redirects } = site;
  const { ledger, report } = recordRelease(dataset.ledger, hashes, redirects, day);
  writeAtomically(join(dataset.dataDir, ledgerFile), formatLedger(ledger));
  return { problems, report, ledger };
}
