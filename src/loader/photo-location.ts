/** Where a TIFF block starts, in which pictures keep what the camera noted: byte order, 42, and the offset of its first list. */
const starts = [Buffer.from("II*\0\x08\0\0\0", "latin1"), Buffer.from("MM\0*\0\0\0\x08", "latin1")];
/** The entry that leads to the GPS position (Exif 3.0, 4.6.3). */
const gpsTag = 0x8825;
const entryBytes = 12;

/** True where the start of a picture file says where the photo was taken, in Exif or in XMP. */
export function tellsLocation(bytes: Buffer): boolean {
  return bytes.includes("exif:GPSLatitude") || starts.some((start) => blocksAt(bytes, start).some(namesGps));
}

function blocksAt(bytes: Buffer, start: Buffer): Buffer[] {
  const blocks: Buffer[] = [];
  for (let at = bytes.indexOf(start); at >= 0; at = bytes.indexOf(start, at + 1))
    blocks.push(bytes.subarray(at));
  return blocks;
}

function namesGps(block: Buffer): boolean {
  const read = (at: number) => (block[0] === 0x49 ? block.readUInt16LE(at) : block.readUInt16BE(at));
  if (block.length < 10) return false;
  const count = read(8);
  for (let entry = 0; entry < count; entry++) {
    const at = 10 + entry * entryBytes;
    if (at + 2 > block.length) return false;
    if (read(at) === gpsTag) return true;
  }
  return false;
}
