import { ledgerFile } from "../loader/ledger.ts";
import type { Absence } from "../loader/load.ts";
import { suggestSuccessor } from "../loader/suggest.ts";
import { asError, type Problem } from "../problem.ts";
import { absenceAt, isPathOfInvalidFile } from "./links.ts";
import type { Site } from "./site.ts";

/** Paths that were published and are gone: whoever has their address finds nothing. */
export function lostPathProblems(site: Site): Problem[] {
  return [...site.dataset.ledger].flatMap(([path, { line = 1 }]) => {
    if (site.paths.has(path) || site.redirects.has(path) || isPathOfInvalidFile(site, path)) return [];
    const absence = absenceAt(site.dataset, path);
    if (absence) return [absentPath(path, line, absence)];
    const successor = suggestSuccessor(path, [...site.paths.keys()]);
    return asError({
      code: "lost-path",
      message: `${path} was published, but no page has that path and nothing redirects it.`,
      hint: successor
        ? `Add to redirects.yaml, if ${successor} took its place: "- from: ${path}" and below it "  to: ${successor}".`
        : `If another page took its place, add to redirects.yaml "- from: ${path}" and below it "  to: " with the path of that page. If none did, remove the line from ${ledgerFile}: visitors then see the page for unknown addresses, which is right.`,
      path,
      position: { file: ledgerFile, line, column: 3 },
    });
  });
}

/** That something is over is no mistake, and stops no build: visitors see the page for unknown addresses, which is right. */
function absentPath(path: string, line: number, { kind, when }: Absence): Problem {
  return {
    code: "lost-path",
    severity: "info",
    message: `${path} was published; the ${kind} ${when}, so it has no page now.`,
    hint: `To send its visitors on, add to redirects.yaml "- from: ${path}" and below it "  to: " with the path of another page. Else leave it: they see the page for unknown addresses.`,
    path,
    position: { file: ledgerFile, line, column: 3 },
  };
}
