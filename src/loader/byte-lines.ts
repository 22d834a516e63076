export const lineFeed = 0x0a;

/** The lines of UTF-8 text as bytes, without their ends, from an offset on; what follows the last end is none. */
export function* byteLines(bytes: Buffer, start = 0): Generator<Buffer> {
  for (let from = start; from < bytes.length; ) {
    const end = bytes.indexOf(lineFeed, from);
    if (end < 0) return;
    yield bytes.subarray(from, end);
    from = end + 1;
  }
}
