import { join } from "node:path";
import type { Staging } from "../publish/staging.ts";

/** The script of a draft that makes the marks of open values plain to see. */
const script = "to-be-written.js";

/** The tag of it, for the head of every page. The one module of a page is its entry. */
export function draftTag(base: string): string {
  return `<script src="${base}${script}" defer></script>`;
}

/** What search engines are told of every file of a draft, in the form of `_headers`. */
export function draftHeaders(base: string): string {
  return `${base}*\n  X-Robots-Tag: noindex\n`;
}

/** Writes what only drafts have. */
export async function writeDraftFiles(root: string, staging: Staging): Promise<void> {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    stdin: {
      contents: 'import { showMarks } from "./marks.ts"; showMarks();',
      resolveDir: join(root, "scripts", "dev", "client"),
    },
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
  });
  staging.write(script, outputFiles[0]?.text ?? "");
}
