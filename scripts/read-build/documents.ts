import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { decodeDocument } from "./encoding.ts";
import type { PageFacts } from "./page-facts.ts";
import { htmlFile } from "./page-files.ts";
import { type Extent, readDocument } from "./read-document.ts";

/** Paths of the documents in a built folder; hashed files are none. */
export function* listDocuments(dir: string, path = ""): Generator<string> {
  for (const entry of readdirSync(join(dir, path), { withFileTypes: true })) {
    const inner = `${path}/${entry.name}`;
    if (entry.isDirectory()) {
      if (inner !== "/assets") yield* listDocuments(dir, inner);
    } else if (inner === "/index.html") yield "/";
    else if (inner.endsWith(".html")) yield inner.slice(0, -".html".length);
  }
}

/** The facts of a page; undefined where it has no document. */
export function readPage(dir: string, path: string, extent?: Extent): PageFacts | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(dir, htmlFile(path)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  const { text, encoding } = decodeDocument(bytes);
  return readDocument(text, extent, encoding);
}
