import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { loadDataset } from "../../../src/loader/load.ts";
import { pathOf } from "../../../src/site/paths.ts";
import { htmlFile } from "../../read-build/page-files.ts";
import { formatTable } from "./table.ts";
import type { Workspace } from "./workspace.ts";

/** Weight of a city page and of the styles and scripts that it names, as a table. */
export function formatWeights({ dataDir, outDir }: Workspace): string {
  const { dataset } = loadDataset(dataDir);
  const path = dataset && pathOf(dataset, "city", dataset.cities[0]?.id ?? "");
  if (path === undefined) throw new Error(`${dataDir} has no page of a city`);
  const page = htmlFile(path);
  const html = readFileSync(join(outDir, page), "utf8");
  const files = [
    ["city page", page],
    ...hrefs(html, /<link rel="stylesheet"[^>]* href="\/([^"]+)"/g).map((file) => ["style", file]),
    ...hrefs(html, /<script type="module"[^>]* src="\/([^"]+)"/g).map((file) => ["script", file]),
  ] as [kind: string, file: string][];
  return formatTable(
    ["weight", "kB", "kB gzipped", "file"],
    files.map(([kind, file]) => {
      const bytes = readFileSync(join(outDir, file));
      return [kind, kilobytes(bytes.length), kilobytes(gzipSync(bytes, { level: 9 }).length), file];
    }),
  );
}

function hrefs(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, href]) => href ?? "");
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
