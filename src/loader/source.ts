import { isUtf8 } from "node:buffer";
import { lstatSync, readFileSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";
import { asError, type Position, type Problem } from "../problem.ts";
import { formatOf } from "./file-formats.ts";
import { findInvisible } from "./invisible.ts";
import { leadsOut, linkOut } from "./links-out.ts";
import { isUnsavedGone, unsavedBytes } from "./unsaved.ts";

/** Largest data file that is read, in bytes: far above any hand-written file, far below what stalls a parser. */
export const maxFileBytes = 1_000_000;

/** Most letters whose replacement is worked out. */
const maxLettersReplaced = 10_000;

interface Unreadable {
  problem: Problem;
}

export type Source = { text: string } | Unreadable;

/** Reads a data file as text. What cannot be read as text comes back as a problem with its position. */
export function readSource(dataDir: string, file: string): Source {
  const read = readBytes(dataDir, file);
  return "bytes" in read ? decodeSource(read.bytes, file) : read;
}

/** Reads a data file. One that is missing, no file, or far too large comes back as a problem. */
export function readBytes(dataDir: string, file: string): { bytes: Buffer } | Unreadable {
  const path = join(dataDir, file);
  const unsaved = unsavedBytes(path);
  if (unsaved) return unsaved.length > maxFileBytes ? tooLarge(file, unsaved.length) : { bytes: unsaved };
  const entry = isUnsavedGone(path) ? undefined : lstatSync(path, { throwIfNoEntry: false });
  const isLink = entry?.isSymbolicLink() ?? false;
  if (isLink && leadsOut(dataDir, file)) return { problem: linkOut(file) };
  const stats = isLink ? statSync(path, { throwIfNoEntry: false }) : entry;
  if (!stats) return unreadable("missing-file", `${file} does not exist.`, `Create ${file}.`, { file });
  if (!stats.isFile()) return { problem: notAFile(dataDir, file) };
  return stats.size > maxFileBytes ? tooLarge(file, stats.size) : { bytes: readFileSync(path) };
}

function tooLarge(file: string, bytes: number): Unreadable {
  return unreadable(
    "file-too-large",
    `${file} has ${(bytes / 1e6).toFixed(1)} MB; data files have at most 1 MB.`,
    "Split it, or check what was pasted into it.",
    { file },
  );
}

/** Says what stands in the place of a file. */
export function notAFile(dataDir: string, file: string): Problem {
  const kind = kindOf(statSync(join(dataDir, file)));
  return asError({
    code: "not-a-file",
    message: `${file} is a ${kind}, but a file is expected here.`,
    hint: `Rename or remove the ${kind}.`,
    position: { file },
  });
}

function kindOf(stats: Stats): string {
  if (stats.isDirectory()) return "folder";
  if (stats.isFIFO()) return "named pipe";
  return stats.isSocket() ? "socket" : "device";
}

/** The text of a data file's bytes, without a byte order mark; bytes that are no text come back as a problem. */
export function decodeSource(bytes: Buffer, file: string): Source {
  const format = formatOf(bytes);
  if (format)
    return unreadable("invalid-encoding", `${file} is ${format.name}, not text in UTF-8.`, format.hint, {
      file,
      line: 1,
      column: 1,
    });
  if (!isUtf8(bytes))
    return unreadable(
      "invalid-encoding",
      `${file} is not UTF-8 text: a character here cannot be read.`,
      "Save the file with the encoding UTF-8.",
      // What cannot be read is decoded as this.
      { file, ...positionAt(bytes.toString(), bytes.toString().indexOf("\ufffd")) },
    );
  const text = bytes.toString().replace(/^\ufeff/, "");
  const found = findInvisible(text);
  if (found) {
    const problem = {
      message: `An invisible character (${found.name}) stands here.`,
      hint: "Delete it; it often comes along when text is pasted.",
    };
    return unreadableLetters(text, file, text.charAt(found.offset), "", problem);
  }
  if (/\r(?!\n)/.test(text))
    return unreadableLetters(text, file, /\r(?!\n)/g, "\n", {
      message:
        "A line ends here as on Macs of the last century (CR), which YAML does not read as the end of a line.",
      hint: "Save the file with the line ends of Unix (LF) or Windows (CRLF).",
    });
  return { text };
}

/** Letters that do not belong into a text, reported where the first of them stands. */
function unreadableLetters(
  text: string,
  file: string,
  letters: string | RegExp,
  instead: string,
  { message, hint }: { message: string; hint: string },
): Unreadable {
  const pattern =
    typeof letters === "string"
      ? new RegExp(`\\u${letters.charCodeAt(0).toString(16).padStart(4, "0")}`, "g")
      : letters;
  const starts = [...text.matchAll(pattern)].slice(0, maxLettersReplaced).map(({ index }) => index);
  const { problem } = unreadable("invalid-encoding", message, hint, {
    file,
    ...endOf(text.slice(0, starts[0])),
  });
  const proposal = starts.map((start) => ({
    kind: "splice" as const,
    file,
    start,
    end: start + 1,
    text: instead,
  }));
  return { problem: { ...problem, proposal } };
}

/** Line and column of an offset of a text. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  return endOf(text.slice(0, offset));
}

function unreadable(code: Problem["code"], message: string, hint: string, position: Position): Unreadable {
  return { problem: { code, severity: "error", message, hint, position } };
}

/** Line and column of what follows a text. */
function endOf(before: string): { line: number; column: number } {
  return { line: before.split("\n").length, column: before.length - before.lastIndexOf("\n") };
}
