import sharp from "sharp";
import { expect, it } from "vitest";
import { contentFault } from "../../scripts/read-build/file-content.ts";

const faultOf = (name: string, content: Buffer | string) => contentFault(name, () => Buffer.from(content));
const [width, height] = [64, 48];
// Every byte comes up in it, those that end a format, too.
const colors = Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * at * 2654435761) >>> 13);
const picture = sharp(colors, { raw: { width, height, channels: 3 } });

it.each(["avif", "gif", "jpeg", "png", "webp"] as const)("knows a %s that was cut off", async (format) => {
  const whole = await picture.clone().toFormat(format).toBuffer();
  expect(faultOf(`/a.${format}`, whole)).toBe(undefined);
  for (let length = whole.length - 1; length > whole.length / 2; length--)
    expect(faultOf(`/a.${format}`, whole.subarray(0, length))).toBe("is cut off");
  expect(faultOf(`/a.${format}`, "")).toBe("is empty");
  expect(faultOf(`/a.${format}`, "Gone")).toBe("is no picture");
});

it("takes what cameras write behind a picture for no fault", async () => {
  const whole = await picture.clone().jpeg().toBuffer();
  expect(faultOf("/a.jpg", Buffer.concat([whole, Buffer.alloc(5000, 7)]))).toBe(undefined);
});

it("knows fonts, drawings, styles and data that were cut off", () => {
  const font = Buffer.alloc(64);
  font.write("wOF2");
  font.writeUInt32BE(64, 8);
  expect(faultOf("/a.woff2", font)).toBe(undefined);
  expect(faultOf("/a.woff2", font.subarray(0, 60))).toBe("is cut off");
  expect(faultOf("/a.svg", "<svg xmlns='http://www.w3.org/2000/svg'><path d=''/></svg>\n")).toBe(undefined);
  expect(faultOf("/a.svg", "<svg xmlns='http://www.w3.org/2000/svg'><path d='")).toBe("is cut off");
  expect(faultOf("/a.css", 'a::before{content:"{"}/* { */@media print{b{color:red}}')).toBe(undefined);
  expect(faultOf("/a.css", "a{color:red}b{col")).toBe("is cut off");
  expect(faultOf("/a.json", '{"a":')).toBe("is not JSON");
  expect(faultOf("/a.pdf", "%PDF-1.7\n1 0 obj\nstartxref\n9\n%%EOF\n")).toBe(undefined);
  expect(faultOf("/a.pdf", "%PDF-1.7\n1 0 obj\nstar")).toBe("is cut off");
  expect(faultOf("/a.pdf", "PK\x03\x04")).toBe("is no PDF");
});

it("knows an answer of a server that was saved under another name", () => {
  const html = "\uFEFF\n<!DOCTYPE html><title>Not found</title>";
  for (const name of ["/a.js", "/a.css", "/a.webp", "/a.woff2", "/a.json"])
    expect(faultOf(name, html)).toBe("holds an HTML document");
  expect(faultOf("/a.html", html)).toBe(undefined);
});
