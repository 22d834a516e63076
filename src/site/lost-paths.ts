import { ledgerFile } from "../loader/ledger.ts";
import { suggestPath } from "../loader/suggest.ts";
import type { Problem } from "../problem.ts";
import { isPathOfInvalidFile } from "./links.ts";
import type { Site } from "./site.ts";

/** Paths that were published and are gone: whoever has their address finds nothing. */
export function lostPathProblems(site: Site): Problem[] {
  return [...site.dataset.ledger].flatMap(([path, { line = 1 }]): Problem[] => {
    if (site.paths.has(path) || site.redirects.has(path) || isPathOfInvalidFile(site, path)) return [];
    const successor = suggestPath(path, [...site.paths.keys()])?.name ?? "/";
    return [
      {
        code: "lost-path",
        severity: "error",
        message: `${path} was published, but no page has that path and nothing redirects it.`,
        hint: `Add to redirects.yaml, with the page that took its place: "- from: ${path}" and below it "  to: ${successor}".`,
        path,
        position: { file: ledgerFile, line, column: 3 },
      },
    ];
  });
}
