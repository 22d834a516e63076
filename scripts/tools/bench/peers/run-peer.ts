import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { htmlFile } from "../../../read-build/page-files.ts";
import { runMeasured } from "../run-measured.ts";
import { type Measured, type StageRun, summarize } from "../stages.ts";
import type { Peer } from "./peer.ts";
import type { PeerInput } from "./peer-input.ts";

/** What a generator took for the pages of all cities. */
export interface PeerResult extends Measured {
  pages: number;
  /** Bytes of the first city's page. */
  pageBytes: number;
}

/** Writes a generator's project into its folder and runs it, each time without what it remembers of the last one. */
export function runPeer(peer: Peer, dir: string, input: PeerInput, runs: number): PeerResult {
  rmSync(join(dir, "src"), { recursive: true, force: true });
  for (const [path, text] of peer.files(input)) {
    const file = join(dir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const outDir = join(dir, peer.outDir);
  const results: StageRun[] = Array.from({ length: runs }, () => {
    for (const folder of [peer.outDir, ...peer.caches])
      rmSync(join(dir, folder), { recursive: true, force: true });
    return runMeasured([join(dir, "node_modules", peer.package, peer.command), ...peer.args], dir);
  });
  const pages = readdirSync(outDir, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".html"),
  );
  const [first] = input.cities;
  return {
    ...summarize(peer.name, results),
    pages: pages.length,
    pageBytes: statSync(join(outDir, htmlFile(first?.path ?? "/"))).size,
  };
}
