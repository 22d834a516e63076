/** The first bytes of files, by media type: at which place which text or bytes stand (RFC 9110 leaves the type to the sender). */
const marks: Record<string, [at: number, bytes: number[]][]> = {
  "image/jpeg": [[0, [0xff, 0xd8, 0xff]]],
  "image/png": [[0, [0x89, 0x50, 0x4e, 0x47]]],
  // RIFF, four bytes of length, WEBP.
  "image/webp": [
    [0, [0x52, 0x49, 0x46, 0x46]],
    [8, [0x57, 0x45, 0x42, 0x50]],
  ],
  // %PDF-
  "application/pdf": [[0, [0x25, 0x50, 0x44, 0x46, 0x2d]]],
};

/** True where a file begins as files of that type do. */
export function isOfType(bytes: Uint8Array, mediaType: string): boolean {
  const wanted = Object.hasOwn(marks, mediaType) ? marks[mediaType] : undefined;
  return wanted?.every(([at, mark]) => mark.every((byte, index) => bytes[at + index] === byte)) ?? false;
}
