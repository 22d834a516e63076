import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { EntityKind } from "../kinds/index.ts";
import type { Problem } from "../problem.ts";
import { idOf, writtenPath } from "./entity.ts";
import { kindAt } from "./kind-of-file.ts";
import { readSource } from "./source.ts";

/** Deepest folder below the data folder whose files are looked at. */
const maxDepth = 4;

interface Known {
  ids: Record<EntityKind, Set<string>>;
  invalidPaths: Set<string>;
}

/**
 * Takes files that only lie in the wrong place, or have the wrong name, for what they would be in the right one, so that
 * the wrong name is the only problem: nobody who refers to them is reported. Returns the problems that are left.
 */
export function withoutEchoesOfRenames(dataDir: string, problems: Problem[], known: Known): Problem[] {
  const satisfied = new Set<string>();
  const kept = problems.map((problem) => {
    const renames = (problem.proposal ?? []).flatMap((one) => (one.kind === "rename" ? one : []));
    for (const { file, to } of renames) {
      for (const [from, meant] of filesBelow(dataDir, file, to)) {
        satisfied.add(meant);
        register(dataDir, from, meant, known);
      }
    }
    return renames.some(({ file, to }) => isTaken(dataDir, file, to)) ? withTakenName(problem) : problem;
  });
  return kept.filter(({ code, position }) => code !== "missing-file" || !satisfied.has(position?.file ?? ""));
}

function register(dataDir: string, from: string, to: string, { ids, invalidPaths }: Known): void {
  const [was, is] = [kindAt(from), kindAt(to)];
  if (was) ids[was].delete(idOf(from));
  if (!is) return;
  ids[is].add(idOf(to));
  if (is !== "page") return;
  const source = readSource(dataDir, from);
  if ("text" in source) invalidPaths.add(writtenPath(source.text));
}

/** Each file of a folder, or the file itself, with its path after the renaming. */
function filesBelow(dataDir: string, from: string, to: string, depth = 0): [from: string, to: string][] {
  const stats = statSync(join(dataDir, from), { throwIfNoEntry: false });
  if (!stats || depth > maxDepth) return [];
  if (!stats.isDirectory()) return [[from, to]];
  return readdirSync(join(dataDir, from))
    .filter((name) => !name.startsWith("."))
    .flatMap((name) => filesBelow(dataDir, `${from}/${name}`, `${to}/${name}`, depth + 1));
}

/** On disks that do not tell capitals apart, a file is not in the way of its own new name. */
function isTaken(dataDir: string, file: string, to: string): boolean {
  return file.toLowerCase() !== to.toLowerCase() && existsSync(join(dataDir, to));
}

function withTakenName({ proposal, ...problem }: Problem): Problem {
  const to = proposal?.find((one) => one.kind === "rename")?.to;
  return { ...problem, hint: `Remove it, or bring what it holds into ${to}, which is there already.` };
}
