#!/usr/bin/env node
// Starts the CLI. It is written in TypeScript, which Node 20 does not run: it is compiled once and kept until a source
// changes, because the whole of `site validate` has 0.6 s and a compiler in the process would take most of them.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

// React and its router choose their build when they are first imported; development builds render 15 times slower.
if (process.argv[2] !== "dev") process.env.NODE_ENV = "production";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(root, "node_modules", ".cache", "site", "cli");
const compiled = join(cache, sourceKey());
if (!existsSync(compiled)) await compile();
const { main } = await import(pathToFileURL(join(compiled, "site.js")).href);
process.exitCode = await main(process.argv, root);

/** Names the state of all sources by path, size and time of change. */
function sourceKey() {
  const hash = createHash("sha256").update(process.version);
  const visit = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else if (/\.(ts|tsx|json)$/.test(entry.name)) {
        const { mtimeMs, size } = statSync(join(root, path));
        hash.update(`${path}:${size}:${mtimeMs}\n`);
      }
    }
  };
  visit("src");
  visit("scripts");
  return hash.digest("hex").slice(0, 16);
}

async function compile() {
  const { build } = await import("esbuild");
  const staging = `${compiled}.${process.pid}`;
  await build({
    entryPoints: { site: join(root, "scripts", "site.ts") },
    outdir: staging,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20.19",
    external: ["vite", "vite-plugin-ssr", "esbuild", "sharp", "compression", "sirv"],
    banner: {
      js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
    },
    logLevel: "warning",
  });
  removeOld();
  try {
    renameSync(staging, compiled);
  } catch (error) {
    // Another process compiled the same sources first.
    rmSync(staging, { recursive: true, force: true });
    if (!existsSync(compiled)) throw error;
  }
}

/** Keeps the last few, because a process that is still running may load a part of its own later. */
function removeOld() {
  const age = (name) => statSync(join(cache, name)).mtimeMs;
  const versions = readdirSync(cache).filter((name) => !name.includes("."));
  for (const old of versions.sort((a, b) => age(b) - age(a)).slice(6)) {
    rmSync(join(cache, old), { recursive: true, force: true });
  }
}
