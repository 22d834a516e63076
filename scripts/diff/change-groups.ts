import { diffArrays } from "diff";
import type { Change, ChangeGroup } from "../schemas/difference.ts";
import { kinds } from "./page-values.ts";

/** Collects changes, those of one way together: what is kept grows with the ways and not with the pages' content. */
export class ChangeGroups {
  private readonly bySignature = new Map<string, ChangeGroup>();

  add(path: string, change: Change): void {
    const signature = signatureOf(path, change);
    const known = this.bySignature.get(signature);
    if (!known) this.bySignature.set(signature, { ...change, paths: [path] });
    else if (known.paths.at(-1) !== path) known.paths.push(path);
  }

  /** By kind, then those on most pages first. */
  sorted(): ChangeGroup[] {
    return [...this.bySignature.values()].sort(
      (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || b.paths.length - a.paths.length,
    );
  }
}

/** Equal for two changes that do the same to their pages: the words that went and came, without those that name the page. */
function signatureOf(path: string, { kind, where, before, after }: Change): string {
  const names = new Set(wordsOf(path).map((word) => word.toLowerCase()));
  const edits = diffArrays(wordsOf(before ?? ""), wordsOf(after ?? "")).flatMap(
    ({ added, removed, value }) => (added || removed ? [[added ? "+" : "-", ...masked(value, names)]] : []),
  );
  return JSON.stringify([kind, where, before !== undefined, after !== undefined, edits]);
}

/** The words with one mark in place of each row of names. */
function masked(words: readonly string[], names: ReadonlySet<string>): string[] {
  return words
    .map((word) => (names.has(word.toLowerCase()) ? "{name}" : word))
    .filter((word, index, all) => word !== "{name}" || all[index - 1] !== "{name}");
}

/** Words and single signs. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
}
