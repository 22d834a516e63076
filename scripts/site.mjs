#!/usr/bin/env node
// Starts the CLI. It is written in TypeScript, which Node 20 does not run: it is compiled once and kept until a source
// changes, because the whole of `site validate` has 0.6 s and a compiler in the process would take most of them.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { requireNode } from "./install/require-node.mjs";
import { placeEditorSchemas } from "./start/editor-schemas.mjs";
import { loadCompiled } from "./start/load-compiled.mjs";
import { describeFault } from "./start/world-fault.mjs";

requireNode();

// React and its router choose their build when they are first imported; development builds render 15 times slower.
const command = commandOf(process.argv.slice(2));
if (command !== "dev") process.env.NODE_ENV = "production";

// A command ends soon, so V8 improves only what has run five times as long as it would wait for, and patterns run in the form
// in which they are compiled first: that takes a third of the CPU of a small site, and some of a large one. The heap grows by a
// quarter before it is cleaned again, where V8 would let it double: at 100,000 cities a command then takes two thirds of the
// memory, and no more time.
const flags = [
  // Newer versions of V8 count otherwise, and would say on every run that they do not know this flag.
  ...(process.versions.v8.startsWith("11.3.") ? ["--interrupt-budget=330000"] : []),
  "--no-regexp-tier-up",
  "--no-regexp-peephole-optimization",
  "--concurrent-marking",
  "--heap-growing-percent=25",
];
flags.forEach(setFlagsFromString);

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(root, "node_modules", ".cache", "site", "cli");
try {
  const key = sourceKey();
  const compiled = join(cache, key);
  if (!existsSync(compiled)) await (await import("./start/compile.mjs")).compileCli(root, compiled);
  placeEditorSchemas(root, compiled, key);
  const { exports, keep } = loadCompiled(
    join(compiled, "site.cjs"),
    join(compiled, `${command ?? "site"}.functions`),
  );
  process.exitCode = await exports.main(process.argv, root);
  if (process.exitCode !== 2) {
    // V8 takes functions back only where its flags are as they were when they were kept.
    flags.forEach(setFlagsFromString);
    keep();
  }
} catch (error) {
  const fault = describeFault(error, cache);
  if (!fault) throw error;
  process.stderr.write(`${fault.message}\n  Fix: ${fault.fix}\n`);
  process.exitCode = 2;
}

/** The first word that is no option, nor the value of one that may stand before it. */
function commandOf(words) {
  return words.find(
    (word, index) => !word.startsWith("-") && !/^--(data|port)$/.test(words[index - 1] ?? ""),
  );
}

/** Names the state of all sources by path, size and time of change; of packages, the lock file tells it. */
function sourceKey() {
  const hash = createHash("sha256").update(process.version);
  const note = (path, stats) => hash.update(`${path}:${stats?.size}:${stats?.mtimeMs}\n`);
  const visit = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else if (/\.(ts|tsx|json|mjs|css)$/.test(entry.name)) note(path, statSync(join(root, path)));
    }
  };
  for (const folder of ["src", "scripts", "supabase/functions/_shared"]) visit(folder);
  note("package-lock.json", statSync(join(root, "package-lock.json"), { throwIfNoEntry: false }));
  return hash.digest("hex").slice(0, 16);
}
