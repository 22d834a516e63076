import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { formatTable } from "./table.ts";

/** Weight of a city page and of the styles and scripts that it names, as a table. `page` is its file in the built folder. */
export function formatWeights(outDir: string, page: string): string {
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
