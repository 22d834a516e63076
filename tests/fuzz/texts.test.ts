import fc from "fast-check";
import { DomUtils, parseDocument } from "htmlparser2";
import { expect, it } from "vitest";
import { formatPageData, PageSerializer } from "../../scripts/build/page-texts.ts";
import { toVisibleJson, visible, visibleLine } from "../../scripts/output/visible.ts";
import { createLayout } from "../../src/layout/view.ts";
import { findDrawingFaults } from "../../src/loader/drawing.ts";
import { tellsLocation } from "../../src/loader/photo-location.ts";
import { suggest, suggestPath, suggestReference } from "../../src/loader/suggest.ts";
import { createRenderer } from "../../src/renderer/render.tsx";
import { escapeXml } from "../../src/seo/escape-xml.ts";
import { fillText, type Run, splitRuns } from "../../src/site/text.ts";
import { pageAt, siteOf } from "../support/site.ts";
import { fuzzTimeoutMs, holds, texts } from "./fuzzing.ts";

function written({ text, to, isStrong }: Run): string {
  if (to !== undefined) return `[${text}](${to})`;
  return isStrong ? `**${text}**` : text;
}

it(
  "splits running text into runs that say all of it, in one go",
  () => {
    holds(texts, (text) => splitRuns(text).map(written).join("") === text, {
      runs: 2000,
      // Each bracket was looked at to the end of the text.
      found: [`](${"[".repeat(200_000)}`, "[a](x".repeat(50_000)],
    });
  },
  fuzzTimeoutMs,
);

it(
  "fills in values once, and only those that there are",
  () => {
    const values = { city: "Ma{name}ple", name: "$& </script> {city}", a1: "" };
    holds(
      texts,
      (text) => {
        const unknown: string[] = [];
        const filled = fillText(text, values, (name) => unknown.push(name));
        const pieces = text.split(/(\{(?:city|name|a1)\})/);
        const expected = pieces.map((piece, index) =>
          index % 2 === 0 ? piece : values[piece.slice(1, -1) as keyof typeof values],
        );
        expect(filled).toBe(expected.join(""));
        for (const name of unknown) expect(Object.hasOwn(values, name)).toBe(false);
      },
      { runs: 2000, found: ["{constructor} {toString} {__proto__}"] },
    );
  },
  fuzzTimeoutMs,
);

it(
  "escapes any text for XML so that a parser reads the same",
  () => {
    holds(
      texts,
      (text) => {
        const escaped = escapeXml(text);
        expect(escaped).not.toMatch(/[<>'"]/);
        const document = parseDocument(`<a b="${escaped}">${escaped}</a>`, { xmlMode: true });
        const [element] = DomUtils.getElementsByTagName("a", document);
        expect(element?.attribs.b).toBe(text);
        expect(element && DomUtils.textContent(element)).toBe(text);
      },
      { runs: 2000 },
    );
  },
  fuzzTimeoutMs,
);

it(
  "renders any text as that text, in the page, its head, its structured data and its page data",
  () => {
    const site = siteOf();
    const render = createRenderer(createLayout(site).layout);
    const page = pageAt(site, "/contact");
    const serializer = new PageSerializer();
    holds(
      texts,
      (text) => {
        const [hero, ...others] = page.props.sections;
        const sections = [{ ...hero, heading: text }, ...others] as typeof page.props.sections;
        const head = { ...page.props.head, title: text, description: text };
        const props = { ...page.props, sections, head };
        const structuredData = { "@graph": [{ name: text }] };
        const data = formatPageData(
          serializer.serialize({ ...page, props, shared: new Set() }),
          serializer.shared,
          "/entry.js",
        );
        expect((JSON.parse(data) as { page: unknown }).page).toEqual(JSON.parse(JSON.stringify(props)));
        const html = render(props, JSON.stringify(structuredData));
        const document = parseDocument(`<head>${html.head}</head><body>${html.body}</body>`);
        const texted = (tag: string) =>
          DomUtils.getElementsByTagName(tag, document).map(DomUtils.textContent);
        expect(texted("script").map((json) => JSON.parse(json))).toEqual([structuredData]);
        expect(texted("h1")).toEqual([text]);
        expect(texted("title")).toEqual([text]);
        const descriptions = DomUtils.filter(
          (node) => "attribs" in node && node.attribs.name === "description",
          document,
        );
        expect(descriptions.map((node) => "attribs" in node && node.attribs.content)).toEqual([text]);
      },
      { runs: 300 },
    );
  },
  fuzzTimeoutMs,
);

it(
  "prints any text so that a terminal only shows it, and any JSON so that it says the same",
  () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    const obeyed = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
    holds(
      texts,
      (text) => {
        expect(visible(text)).not.toMatch(obeyed);
        expect(visible(text)).toHaveLength(text.length);
        expect(visibleLine(text)).not.toContain("\n");
        expect(toVisibleJson({ text })).not.toMatch(obeyed);
        expect(JSON.parse(toVisibleJson({ text }))).toEqual({ text });
      },
      { runs: 2000 },
    );
  },
  fuzzTimeoutMs,
);

it(
  "proposes only names that there are",
  () => {
    const names = ["maple-grove", "lake-county/maple-grove", "/roofers-maple-grove", "landmarks", ""];
    holds(
      texts,
      (text) => {
        for (const found of [suggest, suggestPath, suggestReference].map((propose) => propose(text, names)))
          if (found) expect(names).toContain(found.name);
      },
      { runs: 1000 },
    );
  },
  fuzzTimeoutMs,
);

it(
  "judges any drawing and any photo without an accident",
  () => {
    holds(
      texts,
      (text) => {
        for (const { offset } of findDrawingFaults(`<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`))
          expect(offset).toBeGreaterThanOrEqual(0);
      },
      { runs: 1000 },
    );
    holds(
      fc.uint8Array({ maxLength: 60 }),
      (bytes) => {
        const block = Buffer.concat([Buffer.from("II*\0\x08\0\0\0", "latin1"), bytes]);
        expect(tellsLocation(block)).toBeTypeOf("boolean");
      },
      { runs: 1000 },
    );
  },
  fuzzTimeoutMs,
);
