import type { ErrorCode, YAMLError } from "yaml";
import type { ProblemCode } from "../problem.ts";

/** What is said of a mistake of syntax. */
export interface SyntaxWording {
  code: ProblemCode;
  message: string;
  hint: string;
  /** True where something that was opened is not closed: the place to show is where it opens. */
  isUnclosed?: boolean;
  /** True where no place is the cause: the parser gave up, sooner or later depending on the machine. */
  isWholeFile?: boolean;
}

type Explain = (error: YAMLError, text: string) => Omit<SyntaxWording, "code"> & { code?: ProblemCode };

const explanations: Partial<Record<ErrorCode | "TAG_RESOLVE_FAILED", Explain>> = {
  DUPLICATE_KEY: (error, text) => {
    const key = wordAt(text, error.pos[0]);
    return {
      code: "duplicate-key",
      message: `The field ${key} stands twice in the same group.`,
      hint: `Keep one of the two lines that start with ${key}:.`,
    };
  },
  TAB_AS_INDENT: () => ({
    message: "A tab is used to indent; YAML allows only spaces.",
    hint: "Replace the tab with spaces, two for each level.",
  }),
  BAD_INDENT: (error) =>
    error.message.startsWith("Flow")
      ? {
          message: "A list or group in brackets is not closed.",
          hint: "Close the bracket ] or }, or put the text in quotes.",
          isUnclosed: true,
        }
      : {
          message: "The indentation does not fit the lines above.",
          hint: "Start the line in the same column as its neighbours.",
        },
  BAD_ALIAS: () => ({
    message: "A value that starts with & or * is read as an anchor or alias.",
    hint: 'Put the text in quotes, for example "* from 9 to 5".',
  }),
  MISSING_CHAR: (error) => ({
    message: missingCharacter(error.message),
    hint: "Close what was opened, or put the whole text in quotes.",
    isUnclosed: true,
  }),
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
  BLOCK_AS_IMPLICIT_KEY: (error, text) =>
    /:(\s|$)/.test(restOfLine(text, error.pos[0]))
      ? {
          message: "A colon in the middle of this line is read as a new field.",
          hint: "Put the text after the first colon in quotes.",
        }
      : {
          message: "The line below this one is indented further, so both are read as one text.",
          hint: "Start it in the same column as its neighbours.",
        },
  MULTILINE_IMPLICIT_KEY: () => ({
    message: "A field name and its colon must stand on one line.",
    hint: "Add the missing colon or the space behind it, or indent this line as part of the text above.",
  }),
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
  // The parser recurses into nested collections; thousands of open brackets exhaust its stack.
  RESOURCE_EXHAUSTION: () => ({
    message: "The file is nested too deeply to be read.",
    hint: "Look for a long run of [ or { or - characters.",
    isWholeFile: true,
  }),
  TAG_RESOLVE_FAILED: () => ({
    message: "Tags (words that start with !) are not used in data files.",
    hint: "Remove the tag, or put the text in quotes.",
  }),
};

/** Puts the parser's error into a sentence for someone who does not know YAML. */
export function describeSyntaxError(error: YAMLError, text: string): SyntaxWording {
  const explained = explanations[error.code]?.(error, text);
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

function restOfLine(text: string, offset: number): string {
  const end = text.indexOf("\n", offset);
  return text.slice(offset, end < 0 ? undefined : end);
}

function wordAt(text: string, offset: number): string {
  return /^["']?([^"':\s]+)/.exec(text.slice(offset))?.[1] ?? "";
}
