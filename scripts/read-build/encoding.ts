import { isAscii, isUtf8 } from "node:buffer";

/** In which bytes a document is written, as they themselves show. */
export interface Encoding {
  name: "UTF-8" | "UTF-16" | "Windows-1252";
  /** True where it begins with the mark of its byte order. */
  hasMark: boolean;
  /** True where it has no letter that encodings write in different ways. */
  isAscii: boolean;
  /** Words around the first letter that is not UTF-8; "" where all are. */
  around: string;
  /** Offset of that letter; 0 where all are. */
  wrongAt: number;
}

/** What all documents should be. */
export const utf8: Encoding = { name: "UTF-8", hasMark: false, isAscii: false, around: "", wrongAt: 0 };

const ascii: Encoding = { ...utf8, isAscii: true };

/** Letters of Windows-1252 from 0x80 on; the decoder of Node 20 takes them for controls. */
const c1 = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

/** Characters on each side of the first wrong letter that let one find it. */
const shown = 40;

/** The text of a document in whichever encoding it was saved, so that one wrong encoding is one fault. */
export function decodeDocument(bytes: Buffer): { text: string; encoding: Encoding } {
  const wide = wideOf(bytes);
  if (wide) return { text: wide, encoding: { ...utf8, name: "UTF-16", hasMark: bytes[0] !== 0x3c } };
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  if (isUtf8(bytes))
    return {
      text: bytes.toString("utf8", hasMark ? 3 : 0),
      encoding: hasMark ? { ...utf8, hasMark } : isAscii(bytes) ? ascii : utf8,
    };
  const text = bytes
    .toString("latin1")
    .replace(/[\x80-\x9f]/g, (letter) => c1[letter.charCodeAt(0) - 0x80] ?? letter);
  const at = firstWrong(bytes);
  const around = text
    .slice(Math.max(0, at - shown), at + shown)
    .replace(/^[^<>]*>|<[^>]*>?|\s+/g, " ")
    .trim();
  return { text, encoding: { ...utf8, name: "Windows-1252", hasMark, around, wrongAt: at } };
}

/** By its mark, or by a zero in each other byte of `<!` or `<h`. */
function wideOf(bytes: Buffer): string | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0))
    return new TextDecoder("utf-16le").decode(bytes);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c))
    return new TextDecoder("utf-16le").decode(Buffer.from(bytes.subarray(0, bytes.length & ~1)).swap16());
  return undefined;
}

/** Offset of the first byte that is no UTF-8: the start of what decodes and encodes to something else. */
function firstWrong(bytes: Buffer): number {
  const again = Buffer.from(bytes.toString("utf8"));
  for (let at = 0; at < bytes.length; at++) if (bytes[at] !== again[at]) return at;
  return bytes.length;
}

/** A text that was UTF-8 and was read as Windows-1252, perhaps twice, as it was meant; any other stays. */
export function readAgain(text: string): string {
  const narrow = text.replace(/[^\p{ASCII}\xa0-\xff]/gu, (letter) => {
    const at = c1.indexOf(letter);
    return at < 0 ? letter : String.fromCharCode(0x80 + at);
  });
  const bytes = Buffer.from(narrow, "latin1");
  if (/^\p{ASCII}*$/u.test(text) || bytes.toString("latin1") !== narrow || !isUtf8(bytes)) return text;
  return readAgain(bytes.toString("utf8"));
}
