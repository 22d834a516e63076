import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { Script } from "node:vm";

/**
 * Loads a compiled CommonJS file as Node does, and with it the functions that V8 compiled in an earlier run: a fifth of a
 * short command goes into compiling them.
 * @param {string} file
 * @param {string} kept file of the functions; it need not be there
 * @returns {{ exports: any, keep(): void }} `keep` writes them where they were not there or of no use
 */
export function loadCompiled(file, kept) {
  const cachedData = readIfThere(kept);
  // The compiler writes ASCII alone.
  const code = readFileSync(file, "latin1");
  const wrapped = `(function (exports, require, module, __filename, __dirname) { ${code}\n})`;
  const script = new Script(wrapped, { filename: file, cachedData });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file));
  return {
    exports: module.exports,
    keep() {
      if (!cachedData || script.cachedDataRejected) writeWhole(kept, script.createCachedData());
    },
  };
}

/** @param {string} path */
function readIfThere(path) {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/**
 * Writes a file so that no other run sees half of it. Where it cannot be written, the next run is a little slower.
 * @param {string} path
 * @param {Buffer} content
 */
function writeWhole(path, content) {
  const staging = `${path}.${process.pid}`;
  try {
    writeFileSync(staging, content);
    renameSync(staging, path);
  } catch {
    rmSync(staging, { force: true });
  }
}
