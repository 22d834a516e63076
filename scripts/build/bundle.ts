import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { keepNewest, moveToPlace } from "../files/cache-folders.mjs";
import { hashOf } from "../files/hash.ts";
import type { OnProgress } from "../output/progress.ts";
import { refuseOddFolder } from "../publish/odd-folder.ts";
import { cacheFolder } from "../tool-root.ts";

/** The document around a page as vite-plugin-ssr makes it, cut where language, shared head, head and body go. */
export type DocumentFrame = [string, string, string, string, string];

/** The compiled application. It depends on sources alone, never on data. */
export interface Bundle {
  /** Hash of everything it was made from. */
  key: string;
  /** Folder with the files that are published. */
  clientDir: string;
  /** Path of the entry script, as documents name it. */
  entry: string;
  frame: DocumentFrame;
  /** Folder of the bundle, with the part that renders. */
  dir: string;
}

const marks = ["@@language@@", "@@shared-head@@", "@@head@@", "@@body@@"];

/** Folder of the bundle for these sources and base; undefined where it is not compiled yet. */
export function compiledBundle(root: string, base: string): string | undefined {
  const key = bundleKey(root, base);
  return isBundled(root, key) ? join(bundleFolder(root), key) : undefined;
}

/** True where the bundle of that key is compiled already. */
export function isBundled(root: string, key: string): boolean {
  return existsSync(join(bundleFolder(root), key, "frame.json"));
}

/** The folder keeps its depth below the root: the server's files name node_modules by relative paths. */
function bundleFolder(root: string): string {
  return cacheFolder(root, "bundle");
}

/** Returns the bundle for these sources and base, compiled now only if they have changed. */
export async function ensureBundle(
  root: string,
  base: string,
  onProgress?: OnProgress,
  key = bundleKey(root, base),
): Promise<Bundle> {
  const folder = bundleFolder(root);
  const dir = join(folder, key);
  if (!isBundled(root, key)) {
    onProgress?.("Compiling the templates", 0, 1);
    await compileBeside(root, base, dir);
    keepNewest(folder, keptBundles);
  }
  const { frame, entry } = JSON.parse(readFileSync(join(dir, "frame.json"), "utf8")) as {
    frame: DocumentFrame;
    entry: string;
  };
  return { key, clientDir: join(dir, "client"), entry, frame, dir };
}

/** Everything the bundle is made from: sources, configuration, and the versions of all packages. */
export function bundleKey(root: string, base: string): string {
  const parts: (string | Uint8Array)[] = [base];
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else parts.push(path, readFileSync(join(root, path)));
    }
  };
  visit("src");
  // Limits and rules that pages share with the functions.
  visit("supabase/functions/_shared");
  // What puts documents and data files together stands here; a change of it changes every page as templates do.
  visit("scripts/build");
  // The compiler reads its own options from tsconfig.json.
  for (const file of ["vite.config.ts", "tsconfig.json", "package-lock.json"])
    parts.push(file, readFileSync(join(root, file)));
  return hashOf(...parts);
}

/** Compiles into a folder of this process, so that two builds at once do not write into each other's. */
async function compileBeside(root: string, base: string, dir: string): Promise<void> {
  refuseOddFolder(root);
  const own = `${dir}.${process.pid}`;
  try {
    await compile(root, base, own);
    moveToPlace(own, dir);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

async function compile(root: string, base: string, dir: string): Promise<void> {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  await runInProduction(root, "compile-bundle.mjs", [base, dir]);
  const html = await renderFrame(root, dir, base);
  const entry = /<script type="module" src="([^"]+)"/.exec(html)?.[1];
  if (!entry) throw new Error("vite-plugin-ssr wrote no entry script into the document");
  // Only vite-plugin-ssr itself reads this file.
  renameSync(join(dir, "client", "vite-plugin-ssr.json"), join(dir, "vite-plugin-ssr.json"));
  writeFileSync(join(dir, "frame.json"), JSON.stringify({ frame: cut(html), entry }));
}

/** Runs a script of this folder in the folder of the tool, and returns what it prints. */
async function runInProduction(root: string, script: string, args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, "scripts", "build", script), ...args],
    { cwd: root, env: { ...process.env, NODE_ENV: "production" }, maxBuffer: 1e8 },
  );
  return stdout;
}

/** Lets vite-plugin-ssr render one document with marks where a page goes. */
async function renderFrame(root: string, dir: string, base: string): Promise<string> {
  const [language, sharedHead, head, body] = marks;
  const html = await renderWithPlugin(root, dir, {
    // Any page below the base will do; the base itself it would redirect, for its slash at the end.
    urlOriginal: `${base}page`,
    language,
    sharedHead,
    parts: { head, body },
  });
  // A module script waits for the document by itself, and HTML forbids saying so (Nu HTML checker).
  return html.replace(" defer></script>", "></script>");
}

/** The document that vite-plugin-ssr's own `renderPage` makes from a compiled bundle. */
export function renderWithPlugin(root: string, bundleDir: string, pageContext: object): Promise<string> {
  return runInProduction(root, "render-frame.mjs", [bundleDir, JSON.stringify(pageContext)]);
}

function cut(html: string): DocumentFrame {
  const pieces: string[] = [];
  let rest = html;
  for (const mark of marks) {
    const at = rest.indexOf(mark);
    if (at < 0) throw new Error(`The document frame lost its mark ${mark}`);
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at + mark.length);
  }
  return [...pieces, rest] as DocumentFrame;
}

/** Bundles that are kept: enough that builds of two versions or two bases at once do not lose theirs. */
const keptBundles = 6;
