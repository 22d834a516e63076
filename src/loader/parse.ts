import {
  type Document,
  isCollection,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from "yaml";
import type { Problem } from "../problem.ts";
import type { Schema } from "../schema/index.ts";
import { Conversion, failure, type Parsed } from "./convert.ts";
import { describeSyntaxError, type SyntaxWording } from "./syntax-errors.ts";

/** Most mistakes of syntax that are shown of one file: those below often go away with those above. */
const maxSyntaxProblems = 20;

/** Parses YAML text. A scalar that `schema` calls a string keeps its text; what YAML reads differently is reported. */
export function parseYaml(text: string, file: string, schema: Schema): Parsed {
  if (text.trim() === "") {
    return failure("empty-file", `${file} is empty.`, "Fill it in, or remove the file.", {
      file,
      line: 1,
      column: 1,
    });
  }
  const parsed = parseDocumentOf(text, file);
  if ("problem" in parsed) return { value: undefined, problems: [parsed.problem] };
  const { document, lines } = parsed;
  const found = [...document.errors, ...document.warnings];
  if (found.length > 0)
    return {
      value: undefined,
      problems: syntaxProblems(found, { document, file, text, lines }),
    };
  if (document.directives?.yaml.explicit) {
    return failure("yaml-syntax", "Lines that start with % are not used in data files.", "Remove the line.", {
      file,
      line: 1,
      column: 1,
    });
  }
  if (document.contents === null) {
    return failure("empty-file", `${file} holds only comments.`, "Fill it in, or remove the file.", {
      file,
      line: 1,
      column: 1,
    });
  }
  try {
    return new Conversion(document, file).run(schema);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { value: undefined, problems: [nestedTooDeeply(file)] };
  }
}

/** Parses the text of a file, with the lines of its offsets; text that no parser can read comes back as a problem. */
export function parseDocumentOf(
  text: string,
  file: string,
): { document: Document.Parsed; lines: LineCounter } | { problem: Problem } {
  const lines = new LineCounter();
  try {
    return {
      document: parseDocument(text, {
        lineCounter: lines,
        prettyErrors: false,
        keepSourceTokens: false,
        merge: false,
      }),
      lines,
    };
  } catch (error) {
    // The parser recurses into nested collections; thousands of open brackets exhaust its stack.
    if (!(error instanceof RangeError)) throw error;
    return { problem: nestedTooDeeply(file) };
  }
}

function nestedTooDeeply(file: string): Problem {
  return {
    code: "yaml-syntax",
    severity: "error",
    message: `${file} is nested too deeply to be read.`,
    hint: "Look for a long run of [ or { or - characters.",
    position: { file, line: 1, column: 1 },
  };
}

interface SyntaxContext {
  document: Document.Parsed;
  file: string;
  text: string;
  lines: LineCounter;
}

/** The parser often reports one mistake several times; the first of a kind on a line is the cause. */
function syntaxProblems(errors: YAMLError[], { document, file, text, lines }: SyntaxContext): Problem[] {
  const causes = new Map<string, { error: YAMLError; wording: SyntaxWording }>();
  for (const error of errors) {
    const wording = describeSyntaxError(error, text);
    if (wording.isWholeFile) return [nestedTooDeeply(file)];
    const key = `${wording.code}:${lines.linePos(error.pos[0]).line}`;
    if (!causes.has(key)) causes.set(key, { error, wording });
    if (causes.size === maxSyntaxProblems) break;
  }
  return [...causes.values()].map(({ error, wording: { code, message, hint, isUnclosed } }) => {
    const { line, col } = lines.linePos(isUnclosed ? openedAt(document, error.pos[0]) : error.pos[0]);
    return { code, message, hint, severity: "error", position: { file, line, column: col } };
  });
}

/** The parser notices an unclosed quote or bracket only where the text ends; people look for where it opens. */
function openedAt(document: Document.Parsed, end: number): number {
  let opened = end;
  visit(document, (_, node) => {
    const isOpener = (isScalar(node) && node.type !== "PLAIN") || (isCollection(node) && node.flow);
    const [start, , nodeEnd] = (node as Node | null)?.range ?? [end, end, end];
    if (isOpener && start < end && nodeEnd >= end) opened = start;
  });
  return opened;
}
