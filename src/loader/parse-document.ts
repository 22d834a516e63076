import {
  Composer,
  type CST,
  type Document,
  isScalar,
  LineCounter,
  Parser,
  visit,
  YAMLParseError,
} from "yaml";
import { asError, type Problem } from "../problem.ts";

/**
 * Deepest nesting of lists and groups that is read; data goes ten deep. Composing nodes recurses, and a stack that is
 * nearly exhausted can end the whole process (V8 then gives up on compiling a regular expression).
 */
const maxDepth = 50;

/** Parses the text of a file, with the lines of its offsets; text that is nested too deeply comes back as a problem. */
export function parseDocumentOf(
  text: string,
  file: string,
): { document: Document.Parsed; lines: LineCounter } | { problem: Problem } {
  const lines = new LineCounter();
  // Comparing each key with all above it, as the parser does, takes minutes in a file of 1 MB.
  const composer = new Composer({ keepSourceTokens: false, merge: false, uniqueKeys: false });
  const tokens = [...new Parser(lines.addNewLine).parse(text)];
  if (tokens.some(isTooDeep)) return { problem: nestedTooDeeply(file) };
  const [document, second] = composer.compose(tokens, true, text.length);
  if (!document) throw new Error(`${file} was read without a document`);
  if (second)
    document.errors.push(
      new YAMLParseError([second.range[0], second.range[1]], "MULTIPLE_DOCS", "Several documents"),
    );
  addRepeatedKeys(document);
  return { document, lines };
}

function nestedTooDeeply(file: string): Problem {
  return asError({
    code: "yaml-syntax",
    message: `${file} is nested too deeply to be read.`,
    hint: "Look for a long run of [ or { or - characters.",
    position: { file, line: 1, column: 1 },
  });
}

/** Looks level by level, so that it does not recurse itself. */
function isTooDeep(token: CST.Token): boolean {
  let level = [token];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return true;
    const below: CST.Token[] = [];
    for (const outer of level) addCollections(outer, below);
    level = below;
  }
  return false;
}

/** Adds what lies directly within a token and holds others. */
function addCollections(token: CST.Token, within: CST.Token[]): void {
  const add = (inner: CST.Token | null | undefined) => inner && "items" in inner && within.push(inner);
  if (token.type === "document") add(token.value);
  else if ("items" in token)
    for (const { key, value } of token.items) {
      add(key);
      add(value);
    }
}

/** Adds the error that the parser would have found at each key that stands above in the same group. */
function addRepeatedKeys(document: Document.Parsed): void {
  const before = document.errors.length;
  visit(document, {
    Map(_, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        const [start = 0] = key.range ?? [];
        if (seen.has(key.value))
          document.errors.push(new YAMLParseError([start, start + 1], "DUPLICATE_KEY", "Repeated key"));
        seen.add(key.value);
      }
    },
  });
  if (document.errors.length > before) document.errors.sort((a, b) => a.pos[0] - b.pos[0]);
}
