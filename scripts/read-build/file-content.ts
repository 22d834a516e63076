import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { extname, join, resolve } from "node:path";
import type { BuildFailure, Message, TransformFailure } from "esbuild";
import { once } from "../../src/site/once.ts";

type Judge = (content: Buffer) => string | undefined;

const pictures = [".avif", ".gif", ".ico", ".jpeg", ".jpg", ".png", ".svg", ".webp"];

const judges: ReadonlyMap<string, Judge> = new Map([
  ...pictures.map((ending) => [ending, judgePicture] as const),
  [".css", judgeStyles],
  [".js", (content) => scriptFault(content.toString())],
  [".json", judgeJson],
  [".webmanifest", judgeJson],
  [".pdf", judgePdf],
  [".mjs", (content) => scriptFault(content.toString())],
  [".woff", judgeFont],
  [".woff2", judgeFont],
]);

/** Why a file is not what its name says: `is empty`, `is cut off`, `holds an HTML document`. Undefined for one that is, or of another kind. */
export function contentFault(path: string, read: () => Buffer): string | undefined {
  const judge = judges.get(extname(path).toLowerCase());
  if (!judge) return undefined;
  const content = read();
  if (content.length === 0) return "is empty";
  const start = content
    .subarray(0, 200)
    .toString()
    .replace(/^\uFEFF/, "");
  if (isText.test(path) && /[^\P{Cc}\s]/u.test(start))
    return start.startsWith("\x1f") ? "is compressed with gzip" : "is no text";
  return /^\s*<(!doctype html|html|head|body)\b/i.test(start) ? "holds an HTML document" : judge(content);
}

/** Files of letters: an upload or a cache that keeps them compressed must say so in a header. */
const isText = /\.(css|m?js|json|svg|webmanifest)$/i;

const cutOff = "is cut off";

function judgePicture(content: Buffer): string | undefined {
  const format = formats.find(({ signature, at = 0 }) => content.indexOf(signature, at, "latin1") === at);
  if (format) return format.isWhole(content) ? undefined : cutOff;
  const text = content.toString();
  if (!/<svg[\s>]/.test(text)) return "is no picture";
  return /<\/svg\s*>|<svg[^>]*\/>/.test(text) ? undefined : cutOff;
}

interface Format {
  /** Bytes by which it is known, and where they stand. */
  signature: string;
  at?: number;
  isWhole(content: Buffer): boolean;
}

const formats: readonly Format[] = [
  // Four bytes of checksum come behind.
  { signature: "\x89PNG", isWhole: (content) => hasBytes(content.subarray(0, -4), "IEND", 0) },
  // What ends the picture itself; a small one within its head has an end of its own before.
  {
    signature: "\xff\xd8",
    isWhole: (content) => hasBytes(content, "\xff\xd9", content.indexOf("\xff\xda", 2, "latin1")),
  },
  { signature: "GIF8", isWhole: hasWholeBlocks },
  { signature: "WEBP", at: 8, isWhole: (content) => content.readUInt32LE(4) + 8 <= content.length },
  { signature: "ftyp", at: 4, isWhole: hasWholeBoxes },
  { signature: "\0\0\x01\0", isWhole: (content) => content.length > 22 },
];

function hasBytes(content: Buffer, bytes: string, from: number): boolean {
  return content.indexOf(bytes, Math.max(0, from), "latin1") >= 0;
}

const [gifExtension, gifImage, gifEnd] = [0x21, 0x2c, 0x3b];

/** A GIF is blocks until its trailer; each ends with an empty part (https://www.w3.org/Graphics/GIF/spec-gif89a.txt). */
function hasWholeBlocks(content: Buffer): boolean {
  const byte = (at: number) => content[at] ?? 0;
  const colors = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + colors(byte(10));
  while (content[at] === gifExtension || content[at] === gifImage) {
    at += content[at] === gifExtension ? 2 : 11 + colors(byte(at + 9));
    while (byte(at) > 0) at += 1 + byte(at);
    at += 1;
  }
  return content[at] === gifEnd;
}

/** AVIF and its like are boxes, each with its length in front. */
function hasWholeBoxes(content: Buffer): boolean {
  let at = 0;
  while (at + 8 <= content.length) {
    const length = content.readUInt32BE(at);
    // The last may go to the end; a length of 64 bits is no picture of a website.
    if (length < 8) return true;
    at += length;
  }
  return at === content.length;
}

/** What is before or behind its marks, readers skip. */
function judgePdf(content: Buffer): string | undefined {
  if (!hasBytes(content.subarray(0, 1024), "%PDF-", 0)) return "is no PDF";
  return hasBytes(content, "%%EOF", 0) ? undefined : cutOff;
}

function judgeFont(content: Buffer): string | undefined {
  if (!/^wOF[2F]$/.test(content.toString("latin1", 0, 4))) return "is no font";
  return content.length < 12 || content.readUInt32BE(8) > content.length ? cutOff : undefined;
}

/** Styles that were cut off leave a block open. */
function judgeStyles(content: Buffer): string | undefined {
  const text = content
    .toString()
    .replace(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\)/g, "");
  return text.split("{").length > text.split("}").length ? cutOff : undefined;
}

/** Loaded when a script is judged: it takes 20 ms, and most commands judge none. */
const compiler = once(() => createRequire(import.meta.url)("esbuild") as typeof import("esbuild"));

/** What is wrong with scripts, by their text: a script is compiled once, however many audits of a process meet it. */
const scriptFaults = new Map<string, string | undefined>();
const mostScripts = 100;

/** A browser drops a whole script for one slip in it. */
function scriptFault(text: string): string | undefined {
  if (!scriptFaults.has(text)) {
    if (scriptFaults.size >= mostScripts) scriptFaults.clear();
    scriptFaults.set(text, faultIn(text));
  }
  return scriptFaults.get(text);
}

function faultIn(text: string): string | undefined {
  try {
    compiler().transformSync(text, { loader: "js", logLevel: "silent" });
    return undefined;
  } catch (error) {
    return describeFault((error as TransformFailure).errors[0]);
  }
}

function describeFault(first: Message | undefined): string {
  if (/end of file|^Unterminated/.test(first?.text ?? "")) return cutOff;
  return `is no script that browsers can read (line ${first?.location?.line}: ${first?.text})`;
}

/** Compiles the scripts of a folder beside the program, which then knows what is wrong with them; the first 100 count. */
export async function judgeScriptsAhead(folder: string): Promise<void> {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
  const scripts = names.filter((name) => name.endsWith(".js"));
  const entryPoints = scripts.slice(0, mostScripts).map((name) => join(folder, name));
  if (entryPoints.length === 0) return;
  const errors = await compiler()
    .build({ entryPoints, outdir: folder, write: false, logLevel: "silent" })
    .then(
      () => [],
      (failure: BuildFailure) => failure.errors,
    );
  for (const file of entryPoints) {
    const first = errors.find(({ location }) => location && resolve(location.file) === file);
    scriptFaults.set(readFileSync(file, "utf8"), first && describeFault(first));
  }
}

function judgeJson(content: Buffer): string | undefined {
  try {
    JSON.parse(content.toString());
    return undefined;
  } catch {
    return "is not JSON";
  }
}
