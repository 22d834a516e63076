/** What a file is that is no text in UTF-8, and what to do about it. */
interface Format {
  name: string;
  hint: string;
}

const saveAsUtf8 = "Save the file with the encoding UTF-8.";
const saveAsText =
  "Save it as plain text with the encoding UTF-8, or bring the file back, for example from Git.";

/** How files start, as hexadecimal digits; the longer of two comes first. */
const signatures: [start: string, name: string, hint: string][] = [
  ["fffe0000", "text in UTF-32", saveAsUtf8],
  ["0000feff", "text in UTF-32", saveAsUtf8],
  ["fffe", "text in UTF-16", saveAsUtf8],
  ["feff", "text in UTF-16", saveAsUtf8],
  ["1f8b", "a gzip archive", "Unpack it, and put the file that is in it in its place."],
  ["504b0304", "a ZIP archive, which Word and Excel files are too", saveAsText],
  ["d0cf11e0", "an old Word or Excel file", saveAsText],
  ["25504446", "a PDF file", saveAsText],
  ["7b5c727466", "a text with formatting (RTF)", saveAsText],
  ["ffd8ff", "a JPEG picture", "Move it into images."],
  ["89504e47", "a PNG picture", "Move it into images."],
  ["47494638", "a GIF picture", "Move it into images."],
];

const html = /^\s*<(!doctype|html|\?xml)/i;

/** How much of a file is looked at. */
const headBytes = 512;
/** Share of bytes of text that are zero in UTF-16 of Western languages. */
const minZeros = 0.3;

/** The format of bytes that are surely no text in UTF-8; undefined for all others. */
export function formatOf(bytes: Buffer): Format | undefined {
  const start = bytes.toString("hex", 0, 8);
  const [, name, hint] = signatures.find(([signature]) => start.startsWith(signature)) ?? [];
  if (name && hint) return { name, hint };
  const head = bytes.subarray(0, headBytes);
  if (html.test(head.toString("latin1"))) return { name: "a web page (HTML)", hint: saveAsText };
  const zeros = head.filter((byte) => byte === 0).length;
  if (zeros > 0 && zeros === head.length)
    return {
      name: "made of zeros",
      hint: "It was damaged when it was saved; bring it back, for example from Git.",
    };
  if (zeros / head.length > minZeros * 2) return { name: "text in UTF-32", hint: saveAsUtf8 };
  return zeros / head.length > minZeros ? { name: "text in UTF-16", hint: saveAsUtf8 } : undefined;
}
