import type { ErrorCode, YAMLError } from "yaml";
import type { ProblemCode } from "../problem.ts";
import { parseDocumentOf } from "./parse-document.ts";

/** What is said of a mistake of syntax. */
export interface SyntaxWording {
  code: ProblemCode;
  message: string;
  hint: string;
  /** True where something that was opened is not closed: the place to show is where it opens. */
  isUnclosed?: boolean;
  /** Offset of the place to show, where it is not that of the error. */
  at?: number;
  /** Text to put between two offsets from 0, where it can only be that. */
  corrections?: Splice[];
}

interface Splice {
  start: number;
  end: number;
  text: string;
}

type Explain = (
  error: YAMLError,
  text: string,
  at: number,
) => Omit<SyntaxWording, "code"> & { code?: ProblemCode };

const misfit = {
  message: "The indentation does not fit the lines above.",
  hint: "Start the line in the same column as its neighbors.",
};

const missingColon = {
  message: "A field name and its colon must stand on one line.",
  hint: "Add the missing colon or the space behind it, or indent this line as part of the text above.",
};

/** Where a key stands that is there twice, as far as the one above can be found: `, 7 and 9`. */
function linesOf(key: string, text: string, at: number): string {
  // The hyphen of a list takes the place of blanks.
  const above = text
    .slice(0, at)
    .replace(/^( *)- /gm, "$1  ")
    .split("\n");
  const own = above.length;
  const indent = above.pop() ?? "";
  const first = above.findLastIndex(
    (line) => line.startsWith(indent + key) && /^ *:/.test(line.slice(indent.length + key.length)),
  );
  return first < 0 ? "" : `, ${first + 1} and ${own}`;
}

const explanations: Partial<Record<ErrorCode | "TAG_RESOLVE_FAILED", Explain>> = {
  DUPLICATE_KEY: (_, text, at) => {
    const key = wordAt(text, at);
    return {
      code: "duplicate-key",
      message: `The field ${key} stands twice in the same group.`,
      hint: `Keep one of the two lines that start with ${key}:${linesOf(key, text, at)}.`,
    };
  },
  TAB_AS_INDENT: (_, text) => {
    const corrections = tabsAsSpaces(text);
    return {
      message: "A tab is used to indent; YAML allows only spaces.",
      hint: "Replace the tab with spaces, two for each level.",
      ...(corrections && { corrections }),
    };
  },
  BAD_INDENT: (error) =>
    error.message.startsWith("Flow")
      ? {
          message: "A list or group in brackets is not closed.",
          hint: "Close the bracket ] or }, or put the text in quotes.",
          isUnclosed: true,
        }
      : misfit,
  BAD_ALIAS: () => ({
    message: "A value that starts with & or * is read as an anchor or alias.",
    hint: 'Put the text in quotes, for example "* from 9 to 5".',
  }),
  MISSING_CHAR: (error) =>
    /implicit map key/i.test(error.message)
      ? missingColon
      : {
          message: missingCharacter(error.message),
          hint: "Close what was opened, or put the whole text in quotes.",
          isUnclosed: true,
        },
  UNEXPECTED_TOKEN: () => ({
    message: "This character does not fit here.",
    hint: "If it belongs to a text, put the text in quotes.",
  }),
  IMPOSSIBLE: () => ({
    message: "This line cannot be read as YAML.",
    hint: "Compare it with the lines around it.",
  }),
  MULTIPLE_DOCS: () => ({
    message: "The file holds several documents (a line of ---).",
    hint: "Keep one document to a file and remove the --- line.",
  }),
  BLOCK_AS_IMPLICIT_KEY: (_, text, at) => {
    if (/:(\s|$)/.test(restOfLine(text, at)))
      return {
        message: "A colon in the middle of this line is read as a new field.",
        hint: "Put the text after the first colon in quotes.",
      };
    const below = nextLine(text, at);
    // Below an entry, words without a colon are more of its text.
    const isMoreText =
      text.startsWith("- ", lineStart(text, at)) && !/^[\w-]+:(\s|$)/.test(restOfLine(text, below));
    if (isMoreText) return misfit;
    return columnOf(text, below) > columnOf(text, lineStart(text, at))
      ? {
          message: "This line is indented further than the one above it, so both are read as one text.",
          hint: "Start it in the same column as its neighbors.",
          at: below,
        }
      : misfit;
  },
  MULTILINE_IMPLICIT_KEY: () => missingColon,
  BLOCK_IN_FLOW: () => ({
    message: "A list or group in brackets is not closed, or holds indented lines.",
    hint: "Close the bracket ] or } before this line.",
  }),
  BAD_DQ_ESCAPE: () => ({
    message: "A backslash in double quotes starts a special character that does not exist.",
    hint: "Write the text in single quotes, or double the backslash.",
  }),
  BAD_SCALAR_START: () => ({
    message: "A text cannot start with this character.",
    hint: "Put the text in quotes.",
  }),
  BAD_DIRECTIVE: () => ({
    message: "Lines that start with % are not used in data files.",
    hint: "Remove the line.",
  }),
  TAG_RESOLVE_FAILED: () => ({
    message: "Tags (words that start with !) are not used in data files.",
    hint: "Remove the tag, or put the text in quotes.",
  }),
};

/** Puts the parser's error at an offset of the text into a sentence for someone who does not know YAML. */
export function describeSyntaxError(error: YAMLError, text: string, at: number): SyntaxWording {
  const explained = explanations[error.code]?.(error, text, at);
  if (explained) return { code: "yaml-syntax", ...explained };
  return {
    code: "yaml-syntax",
    message: `This cannot be read as YAML: ${error.message}.`,
    hint: "Compare it with the lines around it; quotes around a text often help.",
  };
}

function missingCharacter(message: string): string {
  if (/quote/.test(message)) return "A quotation mark is not closed.";
  if (/[\]}]|flow/i.test(message)) return "A bracket is not closed.";
  return `Something is missing here: ${message.toLowerCase()}.`;
}

/** Two spaces for each tab that indents a line, if the file can then be read. */
function tabsAsSpaces(text: string): Splice[] | undefined {
  const splices = [...text.matchAll(tabbedIndent)].map(({ 0: indent, index }) => ({
    start: index,
    end: index + indent.length,
    text: indent.replaceAll("\t", "  "),
  }));
  const mended = text.replace(tabbedIndent, (indent) => indent.replaceAll("\t", "  "));
  const parsed = parseDocumentOf(mended, "");
  return "document" in parsed && parsed.document.errors.length === 0 ? splices : undefined;
}

const tabbedIndent = /^(?= *\t)[ \t]+(?=\S)/gm;

/** Offset of the first word below the line of an offset. */
function nextLine(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  const word = end < 0 ? -1 : text.slice(end).search(/\S/);
  return word < 0 ? offset : end + word;
}

/** Offset of the first word of the line that holds an offset. */
function lineStart(text: string, offset: number): number {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  return start + Math.max(0, restOfLine(text, start).search(/\S/));
}

function columnOf(text: string, offset: number): number {
  return offset - text.lastIndexOf("\n", offset - 1) - 1;
}

function restOfLine(text: string, offset: number): string {
  const end = text.indexOf("\n", offset);
  return text.slice(offset, end < 0 ? undefined : end);
}

function wordAt(text: string, offset: number): string {
  return /^["']?([^"':\s]{1,60})/.exec(text.slice(offset, offset + 80))?.[1] ?? "";
}
