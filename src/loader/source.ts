import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../problem.ts";

/** Largest data file that is read, in bytes: far above any hand-written file, far below what stalls a parser. */
export const maxFileBytes = 1_000_000;

/** Control characters other than tab and line ends; no text for people holds one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const byteOrderMark = "\uFEFF";

export type Source = { text: string } | { problem: Problem };

/** Reads a data file as text. What cannot be read as text comes back as a problem with its position. */
export function readSource(dataDir: string, file: string): Source {
  const fail = (
    code: Problem["code"],
    message: string,
    hint: string,
    line?: number,
    column?: number,
  ): Source => ({
    problem: {
      code,
      severity: "error",
      message,
      hint,
      position: { file, ...(line !== undefined && { line }), ...(column !== undefined && { column }) },
    },
  });
  const path = join(dataDir, file);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return fail("missing-file", `${file} does not exist.`, `Create ${file}.`);
  if (!stats.isFile()) {
    return fail(
      "not-a-file",
      `${file} is a folder, but a file is expected here.`,
      "Rename or remove the folder.",
    );
  }
  if (stats.size > maxFileBytes) {
    const megabytes = (stats.size / 1e6).toFixed(1);
    return fail(
      "file-too-large",
      `${file} has ${megabytes} MB; data files have at most 1 MB.`,
      "Split it, or check what was pasted into it.",
    );
  }
  const bytes = readFileSync(path);
  const badByte = findInvalidUtf8(bytes);
  if (badByte !== undefined) {
    const before = bytes.subarray(0, badByte).toString("utf8");
    const line = before.split("\n").length;
    const column = before.length - before.lastIndexOf("\n");
    return fail(
      "invalid-encoding",
      `${file} is not UTF-8 text: a character here cannot be read.`,
      "Save the file with the encoding UTF-8.",
      line,
      column,
    );
  }
  const text = bytes.toString("utf8");
  const control = controlCharacter.exec(text);
  if (control) {
    const before = text.slice(0, control.index);
    return fail(
      "invalid-encoding",
      `An invisible control character (code ${control[0].charCodeAt(0)}) stands here.`,
      "Delete it; it often comes along when text is pasted.",
      before.split("\n").length,
      before.length - before.lastIndexOf("\n"),
    );
  }
  return { text: text.startsWith(byteOrderMark) ? text.slice(1) : text };
}

/** Offset of the first byte that is not UTF-8, or undefined. */
function findInvalidUtf8(bytes: Buffer): number | undefined {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    decoder.decode(bytes);
    return undefined;
  } catch {
    return firstFailure(bytes);
  }
}

/** Halves the range until one position is left: the longest prefix that still decodes ends before the bad byte. */
function firstFailure(bytes: Buffer): number {
  let good = 0;
  let bad = bytes.length;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    const decoder = new TextDecoder("utf-8", { fatal: true });
    try {
      decoder.decode(bytes.subarray(0, middle), { stream: true });
      good = middle;
    } catch {
      bad = middle;
    }
  }
  return good;
}
