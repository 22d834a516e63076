import { closest, distance } from "fastest-levenshtein";
import { didYouMean } from "../../src/loader/suggest.ts";
import { type ProblemCode, problemCodes } from "../../src/problem.ts";

export function isProblemCode(text: string): text is ProblemCode {
  return (problemCodes as readonly string[]).includes(text);
}

/** True for what can only be meant as an address of a page. */
export function isAddress(text: string): boolean {
  return text.startsWith("/") || text.includes("://");
}

/** True for what can be no problem code: an address, or a rule of the audit. */
export function looksLikePath(text: string): boolean {
  return text.includes("/");
}

/** The code that was probably meant. */
export function suggestCode(text: string): string | undefined {
  return didYouMean(text, problemCodes) ?? problemCodes.find((code) => sharesWords(code, text));
}

function sharesWords(code: string, text: string): boolean {
  const words = text.split(/[-_\s]+/).filter(Boolean);
  return words.length > 1 && words.every((word) => code.includes(word));
}

/** What a person wrote for a page (an address, with or without origin and slashes) → its path. */
export function toPath(text: string, origin: string): string {
  const path = text.startsWith(origin) ? text.slice(origin.length) : text;
  const [plain = ""] = path.split(/[?#]/);
  return `/${plain.replace(/^\/+|\/+$/g, "")}`;
}

/** The paths that resemble one that does not exist, nearest first. */
export function nearestPaths(path: string, paths: readonly string[], count: number): string[] {
  const near = paths
    .filter(
      (other) => other !== "/" && (other.includes(path.slice(1)) || distance(path, other) <= path.length / 2),
    )
    .map((other) => ({ other, steps: other.includes(path.slice(1)) ? 0 : distance(path, other) }))
    .sort((a, b) => a.steps - b.steps || (a.other < b.other ? -1 : 1))
    .slice(0, count)
    .map(({ other }) => other);
  return near.length > 0 || paths.length === 0 ? near : [closest(path, paths as string[])];
}
