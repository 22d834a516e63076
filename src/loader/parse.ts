import type { Document, LineCounter, YAMLError } from "yaml";
import type { Schema } from "../fields/schema.ts";
import { asError, type Problem } from "../problem.ts";
import { Conversion, failure, type Parsed } from "./convert.ts";
import { convertEveryday } from "./convert-everyday.ts";
import { type LostDashes, lostDashes, repeatedField } from "./duplicate-key.ts";
import { readEverydayYaml } from "./everyday-yaml.ts";
import { mergeConflicts } from "./merge-conflict.ts";
import { parseDocumentOf } from "./parse-document.ts";
import { lacksDash } from "./repair-rules.ts";
import { describeSyntaxError } from "./syntax-errors.ts";
import { openedAt } from "./unclosed.ts";

/** Most mistakes of syntax that are shown of one file: those below often go away with those above. */
const maxSyntaxProblems = 20;
/** Letters that are read again to find them; a large file then shows fewer. */
const maxLettersAgain = 200_000;

/** Parses YAML text. A scalar that `schema` calls a string keeps its text; what YAML reads differently is reported. */
export function parseYaml(text: string, file: string, schema: Schema): Parsed {
  const everyday = readEverydayYaml(text);
  const value = everyday && convertEveryday(everyday, schema);
  return value === undefined ? parseAnyYaml(text, file, schema) : { value, problems: [] };
}

/** The same with the parser that reads all of YAML, and can say what is wrong. */
export function parseAnyYaml(text: string, file: string, schema: Schema): Parsed {
  if (text.trim() === "")
    return failure("empty-file", `${file} is empty.`, "Fill it in, or remove the file.", {
      file,
      line: 1,
      column: 1,
    });
  const parsed = parseDocumentOf(text, file);
  if ("problem" in parsed) return { value: undefined, problems: [parsed.problem] };
  const { document, lines } = parsed;
  const conflicts = mergeConflicts(text, file);
  if (conflicts.length > 0) return { value: undefined, problems: conflicts };
  if (document.errors.length + document.warnings.length > 0)
    return { value: undefined, problems: syntaxProblems({ document, file, text, lines }) };
  if (document.directives?.yaml.explicit)
    return failure("yaml-syntax", "Lines that start with % are not used in data files.", "Remove the line.", {
      file,
      line: 1,
      column: 1,
    });
  if (document.contents === null)
    return failure("empty-file", `${file} holds only comments.`, "Fill it in, or remove the file.", {
      file,
      line: 1,
      column: 1,
    });
  return new Conversion(document, file, text).run(schema);
}

interface SyntaxContext {
  document: Document.Parsed;
  file: string;
  text: string;
  lines: LineCounter;
}

/** A line that starts a field of the file itself: behind a mistake, the first place that no longer depends on it. */
const topField = /^["']?[A-Za-z][\w-]*["']?:(?=\s|$)/gm;

/**
 * One mistake makes the parser stumble over the lines below it, so only the first error is a cause. Reading starts again
 * at the next field of the file, as compilers do after a syntax error.
 */
function syntaxProblems(context: SyntaxContext): Problem[] {
  const { document, file, text } = context;
  const errors = [...document.errors, ...document.warnings];
  if (errors.every((error) => error.code === "DUPLICATE_KEY")) {
    const lost = lostDashes(document);
    return errors
      .filter(({ pos }) => !lost.others.has(pos[0]))
      .slice(0, maxSyntaxProblems)
      .map((error) => toProblem(error, context, 0, lost));
  }
  const problems: Problem[] = [];
  let lettersLeft = maxLettersAgain;
  for (let start = 0; start >= 0 && problems.length < maxSyntaxProblems && lettersLeft >= 0; ) {
    const rest = start === 0 ? context : parseDocumentOf(text.slice(start), file);
    if (start > 0) lettersLeft -= text.length - start;
    if ("problem" in rest) return [...problems, rest.problem];
    const [first] = [...rest.document.errors, ...rest.document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
    if (!first) break;
    const problem = toProblem(first, { ...context, document: rest.document }, start);
    // Its correction makes all of the file readable: the others are the same slip.
    if (first.code === "TAB_AS_INDENT" && problem.corrections) return [...problems, problem];
    problems.push(problem);
    topField.lastIndex = endOfLine(text, context.lines.lineStarts[(problem.position?.line ?? 1) - 1] ?? 0);
    start = topField.exec(text)?.index ?? -1;
  }
  return problems;
}

function endOfLine(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end;
}

/** An error of a document that starts at an offset of the file. */
function toProblem(error: YAMLError, context: SyntaxContext, start: number, lost?: LostDashes): Problem {
  const problem = describeProblem(error, context, start);
  if (error.code !== "DUPLICATE_KEY") return problem;
  const first = (lost ?? lostDashes(context.document)).starts.get(error.pos[0]);
  const dashed = first !== undefined && withDash(problem, context, start + error.pos[0], start + first);
  if (dashed) return dashed;
  const repeated = repeatedField(context.document, context.text.slice(start), error.pos[0]);
  if (!repeated) return problem;
  const { line } = context.lines.linePos(start + repeated.first);
  return {
    ...problem,
    hint: `Remove it; line ${line} says the same.`,
    corrections: [
      {
        kind: "splice",
        file: context.file,
        start: start + repeated.start,
        end: start + repeated.end,
        text: "",
      },
    ],
  };
}

/** An entry that begins at an offset, with the dash of the entry whose first key stands at another; undefined where it cannot stand alike. */
function withDash(
  problem: Problem,
  { file, text }: SyntaxContext,
  at: number,
  first: number,
): Problem | undefined {
  const width = first - text.lastIndexOf("-", first);
  const [dash, blanks] = [text.slice(first - width, first), text.slice(at - width, at)];
  if (dash.slice(1).trim() !== "" || blanks.trim() !== "" || blanks.length < width) return undefined;
  const line = text.slice(at, endOfLine(text, at)).trimEnd();
  return {
    ...problem,
    code: "yaml-syntax",
    message: lacksDash,
    hint: `Write ${dash}${line}`,
    proposal: [{ kind: "splice", file, start: at - width, end: at, text: dash }],
  };
}

function describeProblem(
  error: YAMLError,
  { document, file, text, lines }: SyntaxContext,
  start: number,
): Problem {
  const [at] = error.pos;
  const wording = describeSyntaxError(error, text, at + start);
  const { code, message, hint, isUnclosed, corrections } = wording;
  const { line, col } = lines.linePos(
    wording.at ?? start + (isUnclosed ? openedAt(document, text.slice(start), at) : at),
  );
  return asError({
    code,
    message,
    hint,
    position: { file, line, column: col },
    ...(corrections && {
      corrections: corrections.map((splice) => ({ kind: "splice" as const, file, ...splice })),
    }),
  });
}
