import type { Inline, Prose } from "../fields/summaries.ts";
import { markup } from "../loader/words/marks.ts";

/** Values that texts may print, by name. Values of a page stand in front of those of the site (prototype chain). */
export type TextValues = { [name: string]: string };

const placeholder = /\{([^{}\n]*)\}/g;
/** A name in braces, and what people write in its place: braces doubled, or one of them alone; at most 40 letters are looked at. */
const braces =
  /\{\{+\s*([\w-]{0,40})\s*\}*|\$?\{([^{}\n]*)\}(\}*)|\{\s*([\w-]{0,40})\]?|\[?([\w-]{0,40})\s?\}+/g;
const pairedBraces = /^[^{}]*(?:\{[^{}\n]*\}[^{}]*)*$/;

/** Replaces each `{name}` by its value. An unknown name is reported and stays as it is; names in `later` stay for another time. */
export function fillText(
  template: string,
  values: TextValues,
  onUnknown?: (name: string) => void,
  later: readonly string[] = [],
): string {
  if (!template.includes("{")) return template;
  return template.replace(placeholder, (whole, name: string) => {
    if (later.includes(name)) return whole;
    const value = values[name];
    if (typeof value === "string") return value;
    onUnknown?.(name);
    return whole;
  });
}

/** Braces as they stand in a text, and the name that they hold or stand beside. */
export interface StrayBraces {
  words: string;
  name: string;
}

/** Braces that would print although the name in them has a value, and those that no name can be in. */
export function findStrayBraces(template: string, values: TextValues): StrayBraces[] {
  if (pairedBraces.test(template) && !template.includes("${")) return [];
  return [...template.matchAll(braces)].flatMap(([words, doubled, held, more, opened, closed]) => {
    if (held === undefined) return [{ words, name: doubled ?? opened ?? closed ?? "" }];
    // `${rate}` may be an amount behind its currency; where the value is no number, it is a habit from elsewhere.
    const isForeign = words.startsWith("$") && /^[^\d]/.test(values[held] ?? "0");
    return more || isForeign ? [{ words, name: held.trim() }] : [];
  });
}

/** A run of text as written: its words, and where a link in it leads. */
export type Run = { text: string; to?: string; isStrong?: boolean };

/** Splits running text into plain runs, `**emphasis**` and `[links](/path)`. */
export function splitRuns(template: string): Run[] {
  if (!template.includes("](") && !template.includes("**")) return [{ text: template }];
  const runs: Run[] = [];
  let end = 0;
  for (const match of template.matchAll(markup)) {
    if (match.index > end) runs.push({ text: template.slice(end, match.index) });
    const [whole, label, to, strong] = match;
    if (to !== undefined) runs.push({ text: label ?? "", to });
    else runs.push({ text: strong ?? "", isStrong: true });
    end = match.index + whole.length;
  }
  if (end < template.length) runs.push({ text: template.slice(end) });
  return runs;
}

/** Runs → what templates render. */
export function toProse(runs: Run[]): Prose {
  const [only] = runs;
  if (runs.length === 1 && only && !only.to && !only.isStrong) return only.text;
  return runs.map(
    (run): Inline =>
      run.to !== undefined ? { label: run.text, to: run.to } : run.isStrong ? { strong: run.text } : run.text,
  );
}

/** Running text without its markup. */
export function proseToText(prose: Prose): string {
  if (typeof prose === "string") return prose;
  return prose
    .map((piece) => (typeof piece === "string" ? piece : "strong" in piece ? piece.strong : piece.label))
    .join("");
}
