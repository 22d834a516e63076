import { ledgerFile } from "../loader/ledger.ts";
import { suggestSuccessor } from "../loader/suggest.ts";
import type { Problem } from "../problem.ts";
import { isPathOfInvalidFile } from "./links.ts";
import type { Site } from "./site.ts";

/** Paths that were published and are gone: whoever has their address finds nothing. */
export function lostPathProblems(site: Site): Problem[] {
  return [...site.dataset.ledger].flatMap(([path, { line = 1 }]): Problem[] => {
    if (site.paths.has(path) || site.redirects.has(path) || isPathOfInvalidFile(site, path)) return [];
    const successor = suggestSuccessor(path, [...site.paths.keys()]);
    return [
      {
        code: "lost-path",
        severity: "error",
        message: `${path} was published, but no page has that path and nothing redirects it.`,
        hint: successor
          ? `Add to redirects.yaml, if ${successor} took its place: "- from: ${path}" and below it "  to: ${successor}".`
          : `If another page took its place, add to redirects.yaml "- from: ${path}" and below it "  to: " with the path of that page. If none did, remove the line from ${ledgerFile}: visitors then see the page for unknown addresses, which is right.`,
        path,
        position: { file: ledgerFile, line, column: 3 },
      },
    ];
  });
}
