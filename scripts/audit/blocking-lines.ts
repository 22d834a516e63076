import { isLoopback } from "../read-build/host-headers.ts";
import type { BareAudit } from "./audit.ts";
import type { Obstacle } from "./indexing.ts";

/** A line of a file beside the pages, and the pages for search engines that it keeps out. */
export interface BlockingLine {
  obstacle: Obstacle;
  paths: string[];
  /** True where no page is left. */
  isWholeSite: boolean;
}

/** Lines of robots.txt and of headers that keep out pages which should be found, by file and line. */
export function blockingLines({ indexing, site }: BareAudit): Map<string, BlockingLine> {
  const lines = new Map<string, BlockingLine>();
  if (isPreview(site)) return lines;
  let pages = 0;
  for (const [path, { isMeant, obstacles }] of indexing) {
    if (!isMeant) continue;
    pages++;
    for (const obstacle of obstacles)
      if (obstacle.by === "robots.txt" || obstacle.by === "header") {
        const known = lines.get(lineKey(obstacle)) ?? { obstacle, paths: [], isWholeSite: false };
        if (known.paths.at(-1) !== path) known.paths.push(path);
        lines.set(lineKey(obstacle), known);
      }
  }
  for (const line of lines.values()) line.isWholeSite = line.paths.length === pages;
  return lines;
}

export function lineKey({ file, line }: { file?: string; line?: number }): string {
  return `${file}:${line}`;
}

/** True for a build for another address than that of the business, which should be kept out. */
export function isPreview({ origin, business }: BareAudit["site"]): boolean {
  // The same host without encryption is for host/https.
  return business !== undefined && new URL(origin).host !== new URL(business.url).host && !isLoopback(origin);
}

/** `/contact`, `34 pages`, or `the whole site`, with its verb. */
export function subjectOf(paths: readonly string[], isWholeSite = false): string {
  if (isWholeSite && paths.length > 1) return "The whole site is";
  return paths.length === 1 ? `${paths[0]} is` : `${paths.length} pages are`;
}
