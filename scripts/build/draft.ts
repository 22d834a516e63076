import { availableParallelism } from "node:os";
import type { Problem } from "../../src/problem.ts";
import { linkData } from "../check/check-data.ts";
import { mayBeOpen, newDraft } from "../check/drafts.ts";
import { folderInCache } from "../files/cache-folders.mjs";
import { hashOf } from "../files/hash.ts";
import type { OnProgress } from "../output/progress.ts";
import { cacheFolder } from "../tool-root.ts";
import { buildSite } from "./build.ts";

/** Data folders whose drafts are kept. */
const keptDrafts = 4;

export interface DraftBuild {
  problems: Problem[];
  /** Where the draft is, and how many of its values are open; undefined where real mistakes are in the data. */
  built?: { dir: string; count: number };
}

/** Builds a data folder with open values into the cache, where nobody deploys from. Undefined for one that has none. */
export async function buildDraft(
  root: string,
  dataDir: string,
  onProgress: OnProgress,
): Promise<DraftBuild | undefined> {
  if (!mayBeOpen(dataDir)) return undefined;
  const known = newDraft(root, dataDir);
  const { problems } = linkData(dataDir, { root, draft: known });
  if (known.gaps.length === 0 && !problems.some(({ code }) => code === "unfinished-value")) return undefined;
  const draft = newDraft(root, dataDir);
  const out = folderInCache(cacheFolder(root, "drafts"), hashOf(dataDir), keptDrafts);
  const options = { root, dataDir, out, base: "/", isClean: false, jobs: availableParallelism(), onProgress };
  const { problems: found, report } = await buildSite({ ...options, draft });
  return { problems: found, ...(report && { built: { dir: out, count: draft.gaps.length } }) };
}
