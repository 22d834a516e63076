import { closeSync, openSync, readFileSync, readSync } from "node:fs";
import { decodeDocument } from "../../read-build/encoding.ts";
import type { PageFacts, Region } from "../../read-build/page-facts.ts";
import { type Extent, readDocument } from "../../read-build/read-document.ts";

/** First bytes of files that are often served or saved under the name of a page. */
const formats: readonly (readonly [start: string, name: string])[] = [
  ["PK\u0003\u0004", "a ZIP archive"],
  ["\u001f\u008b", "compressed with gzip"],
  ["%PDF", "a PDF"],
  ["\u0089PNG", "a PNG picture"],
  ["\u00ff\u00d8\u00ff", "a JPEG picture"],
  ["GIF8", "a GIF picture"],
];

/** Bytes in which a text has no zero, and HTML has its first tag. */
export const startBytes = 8192;

/** What a file is by its first bytes, where that is known and no text: `a ZIP archive`. */
export function binaryFormatOf(start: Buffer): string | undefined {
  const text = start.toString("latin1");
  const known = formats.find(([mark]) => text.startsWith(mark))?.[1];
  return known ?? (text.includes("\0") && !isWide(text) ? "binary data" : undefined);
}

/** Why a file is no page, by its first bytes; undefined for one that is. */
export function whyNoPage(start: Buffer): string | undefined {
  const binary = binaryFormatOf(start);
  if (binary) return `is no HTML, but ${binary}`;
  const text = start.toString("latin1");
  if (text.trim() === "") return "is empty";
  return text.includes("<") ? undefined : "holds no HTML, only text";
}

/** True for a feed or an answer in JSON, which exports of WordPress keep under the name of a page; not for a template that nobody filled in. */
export function isFeedOrJson(start: Buffer): boolean {
  const text = start.toString("latin1").trimStart();
  return (
    /^(?:\{\s*["}]|\[\s*["{[\]\d])/.test(text) ||
    (/^<(\?xml|rss|feed|rdf:)/i.test(text) && !/<html\b/i.test(text))
  );
}

/** UTF-16, half of whose bytes are zero, begins with a mark or the first letter of a tag. */
function isWide(start: string): boolean {
  return /^(\u00ff\u00fe|\u00fe\u00ff|<\0|\0<)/.test(start);
}

/** The first `startBytes` of a file, or all of a smaller one. */
export function startOf(file: string): Buffer {
  const descriptor = openSync(file, "r");
  try {
    const buffer = Buffer.alloc(startBytes);
    return buffer.subarray(0, readSync(descriptor, buffer, 0, startBytes, 0));
  } finally {
    closeSync(descriptor);
  }
}

/** The facts of a document of any tool. Where none of it is marked as `main`, all between header and footer is. */
export function readAnyDocument(file: string, extent?: Extent): PageFacts {
  const { text, encoding } = decodeDocument(readFileSync(file));
  const facts = readDocument(text, extent, encoding);
  if (!facts.mains.some(({ name }) => name === "main")) {
    for (const part of [facts.headings, facts.anchors, facts.images, facts.blocks, facts.times])
      for (const element of part as { region: Region }[])
        if (element.region === "other") element.region = "main";
    facts.text.main = facts.text.all;
  }
  return facts;
}
