import { mix } from "./shingles.ts";

/** Bands of a signature and hashes in each: of pairs that share half, 98 % meet in a band (1 - (1 - 0.5^4)^64). */
const bands = 64;
const rows = 4;
export const signatureLength = bands * rows;

/** Most pages of a band's bucket that one page is compared with: what all pages share must not make the work quadratic. */
const neighbors = 8;

const empty = 0xffffffff;

/**
 * The least hash in each of 256 parts into which another hash divides a set: equal in as many places as two sets share. A part
 * without any borrows from one that has some, always in the same order (Shrivastava 2017, "Optimal Densification").
 */
export function signatureOf(shingles: Uint32Array): Uint32Array {
  const least = new Uint32Array(signatureLength).fill(empty);
  for (const shingle of shingles) {
    const hash = mix(shingle);
    const part = hash % signatureLength;
    const value = mix(hash);
    if (value < (least[part] ?? 0)) least[part] = value;
  }
  return shingles.length === 0
    ? least
    : least.map((value, part) => (value < empty ? value : borrow(least, part)));
}

function borrow(least: Uint32Array, part: number): number {
  for (let attempt = 1; ; attempt++) {
    const value = least[mix(Math.imul(part + 1, 0x9e3779b1) + attempt) % signatureLength] ?? empty;
    if (value < empty) return value;
  }
}

/** Estimate of what two sets share, from their signatures; standard error at most 0.03. */
export function estimate(a: Uint32Array, b: Uint32Array): number {
  let equal = 0;
  for (let at = 0; at < signatureLength; at++) if (a[at] === b[at]) equal++;
  return equal / signatureLength;
}

/** Pairs that are alike in some band (locality-sensitive hashing), again in every such band; at most 512 for each page. */
export function* likelyPairs(signatures: readonly Uint32Array[]): Generator<[number, number]> {
  const keys = new Float64Array(signatures.length);
  for (let band = 0; band < bands; band++) {
    signatures.forEach((signature, page) => {
      // Key and page in one number, so that a numeric sort puts equal keys side by side without objects.
      keys[page] = keyOf(signature, band) * 2 ** 20 + page;
    });
    const sorted = keys.slice().sort();
    for (let at = 0; at < sorted.length; at++) {
      const first = sorted[at] ?? 0;
      for (let next = at + 1; next <= at + neighbors && next < sorted.length; next++) {
        const second = sorted[next] ?? 0;
        if (Math.floor(first / 2 ** 20) !== Math.floor(second / 2 ** 20)) break;
        yield [first % 2 ** 20, second % 2 ** 20];
      }
    }
  }
}

function keyOf(signature: Uint32Array, band: number): number {
  let key = 0;
  for (let at = band * rows; at < (band + 1) * rows; at++) key = mix(key ^ (signature[at] ?? 0));
  return key;
}
