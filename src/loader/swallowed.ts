import { isScalar, type Node } from "yaml";
import type { Schema } from "../fields/schema.ts";
import { asError, type DataPlace, type Problem } from "../problem.ts";

export type ScalarNode = Node & { value: unknown; source?: string; type?: string; comment?: string | null };
export type MapItem = { key: Node; value: Node | null };

/** Columns within which nobody breaks a line of words. */
const shortLine = 50;

/** Fields and entries below the value of a field that YAML reads as part of it, because they are indented too far. */
export function swallowedLines(
  node: ScalarNode,
  place: DataPlace,
  text: string,
  items: readonly MapItem[],
  schemas: readonly Schema[],
): Problem[] {
  const source = linesOf(node, text);
  if (source === undefined) return [];
  if (node.type?.startsWith("BLOCK")) return swallowedFields(source, place, items, schemas);
  const [first] = node.type === "PLAIN" ? dashedLines(source) : [];
  if (first === undefined) return [];
  return [
    asError({
      code: "yaml-syntax",
      message:
        "This line does not start with a dash and a space, so it is read as one text with the entries below it.",
      hint: `Write - ${source.replace(/\n.*|^-/gs, "").trim()}`,
      place,
    }),
  ];
}

/** The same below an entry of a list that is written line by line. Paragraphs may go on wherever a writer likes. */
export function swallowedEntries(
  node: ScalarNode,
  place: DataPlace,
  text: string,
  schemas: readonly Schema[],
): Problem[] {
  const source = node.type === "PLAIN" ? linesOf(node, text) : undefined;
  if (source === undefined) return [];
  const [first, ...others] = dashedLines(source);
  if (first === undefined)
    return schemas.some(({ role }) => role === "prose")
      ? []
      : linesWithoutDash(source, place, columnAt(node, text));
  return [
    asError({
      code: "yaml-syntax",
      message:
        "This line is read as part of the text above it, because it is indented further than the other entries.",
      hint: "Start the dash in the same column as its neighbors.",
      place: { ...place, words: first },
      ...(others.length > 0 && { related: others.map((words) => ({ ...place, words })) }),
    }),
  ];
}

/** Words and signs behind which a line goes on. */
const goesOn = /(?:[,:;-]|\b(?:an?|and|as|at|by|for|from|in|of|on|or|the|to|with))$/i;

/** Lines that begin as entries do, below a line that had room for their first word and ends neither sentence nor thought: hardly the same entry. */
function linesWithoutDash(source: string, place: DataPlace, column: number): Problem[] {
  const lines = `${" ".repeat(column)}${source}`.split(/\n\s*(?=\n)|\n/);
  return lines.slice(1).flatMap((line, index) => {
    const above = (lines[index] ?? "").trimEnd();
    const [word = ""] = line.trim().split(" ");
    const isText = /^\p{Ll}/u.test(word) && /^\P{Ll}/u.test(source);
    if (isText || /[.?!]["”)]?$/.test(above) || goesOn.test(above)) return [];
    if (above.length + word.length >= shortLine) return [];
    return [
      {
        code: "yaml-syntax",
        severity: "warning",
        message: `This line is read as one entry with the line above it: "${`${above.trim()} ${line.trim()}`}".`,
        hint: `Write - ${line.trim()} if it is an entry of its own; if it belongs to the line above, put both on one line.`,
        place: { ...place, words: line.trim() },
      },
    ];
  });
}

function swallowedFields(
  source: string,
  place: DataPlace,
  items: readonly MapItem[],
  schemas: readonly Schema[],
): Problem[] {
  const present = new Set(items.map(({ key }) => isScalar(key) && String(key.value)));
  return [...source.matchAll(/\n[ \t]*(([A-Za-z]\w*):(?:\s.*|$))/g)].flatMap(([, line = "", name = ""]) => {
    // Any word may be a name where names are free, but only a field is followed by the sign of a text in lines.
    const isFree =
      /: [>|][-+]?$/.test(line.trimEnd()) &&
      schemas.some((schema) => typeof schema.additionalProperties === "object");
    const owners = schemas.filter(({ properties = {} }) => Object.hasOwn(properties, name));
    if (present.has(name) || (owners.length === 0 && !isFree)) return [];
    return [
      {
        code: "yaml-syntax",
        severity: isFree || owners.some(({ required = [] }) => required.includes(name)) ? "error" : "warning",
        message:
          "This line is read as part of the text above it, because it is indented further than the other fields.",
        hint: `Start ${name}: in the same column as its neighbors.`,
        place: { ...place, words: line.trimEnd() },
      },
    ];
  });
}

/** The value as it is written, where it takes more than one line. */
function linesOf({ range }: ScalarNode, text: string): string | undefined {
  const [start, end] = range ?? [0, 0];
  const source = text.slice(start, end).trimEnd();
  return source.includes("\n") ? source : undefined;
}

function columnAt({ range }: ScalarNode, text: string): number {
  const [start] = range ?? [0];
  return start - text.lastIndexOf("\n", start - 1) - 1;
}

/** Lines below the first that begin with a dash, as entries do. */
function dashedLines(source: string): string[] {
  return [...source.matchAll(/\n[ \t]*(- .*)/g)].map(([, line = ""]) => line.trimEnd());
}
