import { wordsOf } from "../words.ts";

/** Words of a sequence. Fewer find chance phrases alike, more miss sentences with one word changed. */
export const shingleWords = 5;

/** The different sequences of words of a text as sorted 32-bit hashes; a shorter text is one sequence. */
export function shinglesOf(text: string): Uint32Array {
  const words = wordsOf(text).map(hashOfWord);
  if (words.length === 0) return new Uint32Array();
  const hashes = new Uint32Array(Math.max(1, words.length - shingleWords + 1));
  for (let at = 0; at < hashes.length; at++) hashes[at] = hashOfRun(words, at);
  hashes.sort();
  let different = 0;
  for (const hash of hashes)
    if (different === 0 || hash !== hashes[different - 1]) hashes[different++] = hash;
  return hashes.slice(0, different);
}

/** FNV-1a. */
function hashOfWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function hashOfRun(words: readonly number[], from: number): number {
  let hash = 0x9e3779b9;
  for (let at = from; at < Math.min(from + shingleWords, words.length); at++)
    hash = mix((hash ^ (words[at] ?? 0)) + 0x6d2b79f5);
  return hash;
}

/** Finalizer of MurmurHash3: every bit of the input moves every bit of the result. */
export function mix(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Shared of all, for two sorted sets: 0 for nothing, 1 for the same; two empty texts share nothing. */
export function jaccard(a: Uint32Array, b: Uint32Array): number {
  let shared = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const left = a[i] ?? 0;
    const right = b[j] ?? 0;
    if (left === right) shared++;
    if (left <= right) i++;
    if (right <= left) j++;
  }
  const all = a.length + b.length - shared;
  return all === 0 ? 0 : shared / all;
}
