import { describe, expect, it } from "vitest";
import { toAstro } from "../../../scripts/tools/bench/peers/astro.ts";
import { toNunjucks } from "../../../scripts/tools/bench/peers/eleventy.ts";
import { OwnTexts } from "../../../scripts/tools/bench/peers/own-texts.ts";
import { frontMatter } from "../../../scripts/tools/bench/peers/peer.ts";

const first = { kind: "lead", title: "Roofs in Maple Grove", text: "Snow lies long here.", years: 3 };
const firstNames = { city: "Maple Grove" };

describe("texts of a page that other generators get as data", () => {
  it("are those that differ when the names of both pages are put aside", () => {
    const own = new OwnTexts(first, firstNames, "text");
    own.add(
      { ...first, title: "Roofs in Osseo", text: "Oaks shade the streets.", years: 4 },
      { city: "Osseo" },
    );
    expect(own.marked()).toEqual({
      kind: "lead",
      title: "Roofs in @@text-city@@",
      text: "@@text-text0@@",
      years: 3,
    });
    expect(own.fieldsOf(first)).toEqual({ text0: "Snow lies long here." });
  });

  it("are empty on a page that lacks them, and never choose a component", () => {
    const own = new OwnTexts(first, firstNames, "text");
    own.add({ kind: "other" }, { city: "Osseo" });
    expect(own.marked<typeof first>().kind).toBe("lead");
    expect(own.fieldsOf({})).toEqual({ text0: "", text1: "" });
  });
});

describe("templates for other generators", () => {
  it("are Nunjucks that escapes texts, but not those of structured data", () => {
    expect(toNunjucks("<h1>@@text-city@@</h1>{{ @@raw-raw0@@")).toBe(
      '<h1>{{ city }}</h1>{{ "{" }}{ {{ raw0 | safe }}',
    );
  });

  it("are Astro with expressions for texts and attributes", () => {
    expect(toAstro('<a class="b" title="R &amp; `@@text-city@@`">@@text-city@@ {x}</a>')).toBe(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of Astro
      '<a class="b" title={`R & \\`${city.city}\\``}>{city.city} {"{"}x{"}"}</a>',
    );
  });

  it("keep scripts as they are in Astro, and print structured data unescaped", () => {
    expect(
      toAstro(
        '<script type="module" src="/a.js"></script><script type="application/ld+json">{"name":"@@raw-city@@"}</script>',
      ),
    ).toBe(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of Astro
      '<script is:inline type="module" src="/a.js"></script><script type="application/ld+json" is:inline set:html={`{"name":"${city.city}"}`}></script>',
    );
  });

  it("read front matter whose texts hold quotes and colons", () => {
    expect(frontMatter({ city: 'The "Grove": north' })).toBe('---\ncity: "The \\"Grove\\": north"\n---\n');
  });
});
