import { expect, it } from "vitest";
import { decodeDocument } from "../../scripts/read-build/encoding.ts";

const html = "<!DOCTYPE html><p>The café’s slate roof</p>";

it("reads UTF-8 with and without a mark", () => {
  expect(decodeDocument(Buffer.from(html))).toEqual({
    text: html,
    encoding: { name: "UTF-8", hasMark: false, isAscii: false, around: "", wrongAt: 0 },
  });
  expect(decodeDocument(Buffer.from("<p>Slate</p>")).encoding).toMatchObject({ isAscii: true });
  expect(decodeDocument(Buffer.from(`\uFEFF${html}`))).toMatchObject({
    text: html,
    encoding: { name: "UTF-8", hasMark: true },
  });
});

it("reads what was saved in the encoding of old Windows programs, and says where it shows", () => {
  const bytes = Buffer.from(html.replace("’", "\u0092"), "latin1");
  expect(decodeDocument(bytes)).toEqual({
    text: html,
    encoding: {
      name: "Windows-1252",
      hasMark: false,
      isAscii: false,
      around: "The café’s slate roof",
      wrongAt: 25,
    },
  });
});

it("reads UTF-16 in either order, with and without a mark", () => {
  for (const text of [html, `\uFEFF${html}`]) {
    const bytes = Buffer.from(text, "utf16le");
    for (const one of [bytes, Buffer.from(bytes).swap16()])
      expect(decodeDocument(one)).toMatchObject({ text: html, encoding: { name: "UTF-16" } });
  }
});
