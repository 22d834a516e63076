import { describe, expect, it } from "vitest";
import { type FontFace, fontProblems, renderTheme } from "../../src/site/theme.ts";
import { copyOfData } from "../support/data-folder.ts";
import { check } from "../support/problems.ts";
import { datasetOf } from "../support/site.ts";

const theme = datasetOf().theme.value;
const face: FontFace = {
  family: "Barlow",
  file: "barlow.woff2",
  weights: { from: 400, to: 700 },
  fallback: { local: ["Arial", "Liberation Sans"], sizeAdjust: 94.5, ascent: 105, descent: 21 },
};

describe("renderTheme", () => {
  it("makes a custom property of each color, and takes the fonts of the system where there are no files", () => {
    const css = renderTheme(theme);
    expect(css).toContain("--ink-soft:#4d5361;");
    expect(css).toContain("--font-display:Georgia,serif;--font-text:Arial,sans-serif;--radius:2px}");
    expect(css).not.toContain("@font-face");
  });

  it("publishes a font with a fallback of its size, and sets it behind the family", () => {
    const fonts = { ...theme.fonts, text: '"Barlow", Arial, sans-serif' };
    const css = renderTheme({ ...theme, fonts }, [{ face, src: "/sub/assets/fonts/barlow.1234.woff2" }]);
    expect(css).toContain(
      '@font-face{font-family:"Barlow";src:url(/sub/assets/fonts/barlow.1234.woff2) format("woff2");font-weight:400 700;font-display:swap}',
    );
    expect(css).toContain(
      '@font-face{font-family:"Barlow Fallback";src:local("Arial"),local("Liberation Sans");size-adjust:94.5%;ascent-override:105%;descent-override:21%;line-gap-override:0%}',
    );
    expect(css).toContain('--font-text:"Barlow","Barlow Fallback",Arial,sans-serif;');
    expect(css).toContain("--font-display:Georgia,serif;");
  });

  it("names one weight where only one is used", () => {
    const single = { ...face, weights: { from: 800, to: 800 } };
    expect(renderTheme(theme, [{ face: single, src: "/b.woff2" }])).toContain("font-weight:800;");
  });

  it("makes a class of each color of a picture, once and in order, and of each paint", () => {
    const paint = { body: "#2b7286", trim: "#fffdf6", door: "#f08a24" };
    const css = renderTheme(theme, [], { colors: ["#cba", "#678", "#cba"], paints: [["ranch", paint]] });
    expect(css).toContain(
      "@layer base{.tone-678{background:#678}.tone-cba{background:#cba}.paint-ranch{--body:#2b7286;--trim:#fffdf6;--door:#f08a24}}",
    );
  });
});

describe("fontProblems", () => {
  it("reports a font file that is not there, at its line, with the file that was meant", () => {
    const data = copyOfData();
    data.write("fonts/barlow.woff2", "font");
    data.edit(
      "theme.yaml",
      "  text: Arial, sans-serif\n",
      "  text: Barlow, Arial, sans-serif\n  faces:\n    - family: Barlow\n      file: barlov.woff2\n      weights: { from: 400, to: 700 }\n",
    );
    expect(check(data.dir).found).toEqual([
      "theme.yaml:31:13  error  missing-file\nThere is no file fonts/barlov.woff2, which the font Barlow is read from. Did you mean barlow.woff2?\nFix: Write barlow.woff2 instead of barlov.woff2.",
    ]);
  });

  it("finds nothing where no files are named", () => expect(fontProblems(datasetOf())).toEqual([]));
});
