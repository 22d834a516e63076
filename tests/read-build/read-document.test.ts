import { expect, it } from "vitest";
import { readDocument } from "../../scripts/read-build/read-document.ts";

it("reads what is seen apart from what is read out", () => {
  const { headings, blocks, text } = readDocument(
    '<main><h2>Roofs<img alt=" of slate"><span class="visually-hidden"> we mend</span></h2><p hidden>Not seen</p><div>One<div>Two</div></div></main>',
  );
  expect(headings).toMatchObject([{ level: 2, text: "Roofs of slate we mend", region: "main" }]);
  expect(blocks).toEqual([{ text: "Roofs", region: "main", element: "h2" }]);
  expect(text.main).toBe("Roofs One Two");
});

it("takes the innermost of nested blocks, and ends those that nobody closes", () => {
  const { blocks } = readDocument("<ul><li>One<li><p>Two <b>bold</b><p>Three</ul>");
  expect(blocks.map(({ element, text }) => `${element} ${text}`)).toEqual([
    "li One",
    "p Two bold",
    "p Three",
  ]);
});

it("finds addresses and ids within drawings, but no anchors there", () => {
  const { anchors, hrefs, ids } = readDocument(
    '<svg id="map"><a href="/a" id="dot"></a></svg><a href="/b">B</a>',
  );
  expect(hrefs).toEqual(["/a", "/b"]);
  expect(anchors.map(({ href }) => href)).toEqual(["/b"]);
  expect([...ids]).toEqual(["map", "dot"]);
});

it("gives a picture the addresses of every source beside it, and names all files once in order", () => {
  const { images, files } = readDocument(
    '<link rel="canonical" href="/x"><link rel="icon" href="/i.png"><picture><source srcset="/a.avif 1x, /b.avif 2x"><img src="/c.png"></picture><script src="/s.js"></script>',
  );
  expect(images[0]?.candidates).toEqual(["/a.avif", "/b.avif"]);
  expect(files).toEqual(["/i.png", "/a.avif", "/b.avif", "/c.png", "/s.js"]);
});

it("says why structured data cannot be read", () => {
  const { structuredData } = readDocument('<script type="application/ld+json">{"a":</script>');
  expect(structuredData).toEqual([{ start: 0, raw: '{"a":', error: "Unexpected end of JSON input" }]);
});

it("reads the same without texts, but for the texts", () => {
  const html = '<head><title>Roofs</title></head><main><h1 id="top">Roofs</h1><a href="/b">B</a></main>';
  const [all, rest] = [readDocument(html), readDocument(html, "without texts")];
  expect([all.text.main, rest.text.main, rest.blocks]).toEqual(["Roofs B", "", []]);
  expect([rest.titles, rest.hrefs, rest.ids]).toEqual([all.titles, all.hrefs, all.ids]);
});
