import type { SubjectName } from "../kinds/subjects.ts";
import { idOf } from "../loader/entity.ts";
import type { Dataset } from "../loader/load.ts";
import { readSource } from "../loader/source.ts";
import type { Problem } from "../problem.ts";
import { linkedPattern } from "./linked-patterns.ts";
import { pathMeant, withMeantPath } from "./page-paths.ts";

const pathLine = /^path:[ \t]*(?:"([^"\n]*)"|'([^'\n]*)'|([^\n]*))/m;

/** Paths of pages that are not valid, with what links say they should be; those links are then no problem of their own. */
export function withMeantPaths(problems: readonly Problem[], dataset: Dataset): Problem[] {
  return problems.map((problem) => {
    const { file = "", pointer } = problem.place ?? {};
    if (pointer !== "/path" || !file.startsWith("pages/")) return problem;
    const meant = pathMeantBy(dataset, file);
    return meant === undefined ? problem : withMeantPath(problem, dataset, meant);
  });
}

/** What the path of a page file should be that is not valid. */
function pathMeantBy(dataset: Dataset, file: string): string | undefined {
  const source = readSource(dataset.dataDir, file);
  if (!("text" in source)) return undefined;
  const [, kind] = /^forEach:[ \t]*(city|county|project)\b/m.exec(source.text) ?? [];
  if (kind) return linkedPattern(dataset, kind as SubjectName);
  const [, double, single, plain = ""] = pathLine.exec(source.text) ?? [];
  return pathMeant(dataset, { slug: idOf(file), path: (double ?? single ?? plain).trim() });
}
