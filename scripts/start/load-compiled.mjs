import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { Script } from "node:vm";
// By its name an old Node could not even import it, to say that it is old.
import zlib from "node:zlib";

/**
 * Loads a compiled CommonJS file as Node does, and with it the functions that V8 compiled in an earlier run: a fifth of a
 * short command goes into compiling them.
 * @param {string} file in ASCII
 * @param {string} kept file of the functions; it need not be there
 * @returns {{ exports: any, keep(): void }} `keep` writes them where they were not there or of no use
 */
export function loadCompiled(file, kept) {
  const cachedData = readSealed(kept);
  const code = readFileSync(file, "latin1");
  const wrapped = `(function (exports, require, module, __filename, __dirname) { ${code}\n})`;
  const script = new Script(wrapped, { filename: file, cachedData });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file));
  return {
    exports: module.exports,
    keep() {
      if (!cachedData || script.cachedDataRejected) writeSealed(kept, script.createCachedData());
    },
  };
}

/**
 * Code without a letter that V8 needs two bytes for: it then reads and holds all of it in half the memory.
 * @param {string} code whose only such letters are those of patterns: esbuild leaves them as they are
 */
export function inAscii(code) {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Bytes of the sum that stands behind the content: V8 believes what it is given, and falls over where a disk spoiled it. */
const sealBytes = 4;

/**
 * @param {string} path
 * @returns {Buffer | undefined} undefined where the file is missing or spoiled
 */
function readSealed(path) {
  try {
    const file = readFileSync(path);
    const content = file.subarray(0, -sealBytes);
    return file.readUInt32LE(content.length) === zlib.crc32(content) ? content : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes a file so that no other run sees half of it. Where it cannot be written, the next run is a little slower.
 * @param {string} path
 * @param {Buffer} content
 */
function writeSealed(path, content) {
  const staging = `${path}.${process.pid}`;
  const seal = Buffer.alloc(sealBytes);
  seal.writeUInt32LE(zlib.crc32(content));
  try {
    writeFileSync(staging, Buffer.concat([content, seal]));
    renameSync(staging, path);
  } catch {
    rmSync(staging, { force: true });
  }
}
