import { describe, expect, it } from "vitest";
import { AuditedSite } from "../../support/audit.ts";
import { both, inHead, swap, withMeta, withoutMeta } from "../../support/audit-edits.ts";

const maple = "/roofers-maple-grove-lake-county";
const origin = "https://www.maple-roofing.example";
const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
const described = both(withMeta("og:image:alt", "A roof"), withMeta("twitter:image:alt", "A roof"));
const sized = withMeta("og:image:height", "630");

describe("rules over link previews", () => {
  it("og/required and tw/card name all tags that are missing", () => {
    const site = new AuditedSite();
    expect(site.judge("og/required", maple, described)).toEqual([]);
    expect(site.judge("tw/card", maple, described)).toEqual([]);
    const bare = both(described, withoutMeta("og:title"), withoutMeta("og:url"), withoutMeta("twitter:card"));
    expect(site.judge("og/required", maple, bare)).toEqual([
      `${maple} lacks og:title.`,
      `${maple} lacks og:url.`,
    ]);
    expect(site.judge("tw/card", maple, bare)).toEqual([`${maple} lacks twitter:card.`]);
    expect(site.judge("og/required", "/404", withoutMeta("og:title"))).toEqual([]);
  });

  it("og/optional names the picture that the data says nothing of, once for both kinds of previews", () => {
    const site = new AuditedSite();
    expect(site.judge("og/optional", maple)).toEqual([
      "The picture default-picture, which link previews show, has no alt text.",
    ]);
    expect(site.judge("tw/card", maple)).toEqual([]);
    expect(site.judge("tw/card", maple, withoutMeta("twitter:title"))).toEqual([
      `${maple} lacks twitter:title.`,
    ]);
  });

  it("og/image-file looks into the file", () => {
    const files = {
      "default-picture": svg(1200, 630),
      "small.svg": svg(600, 315),
      "square.svg": svg(1200, 1200),
    };
    const site = new AuditedSite({ files });
    const named = (name: string, width: number, height: number) =>
      both(
        withMeta("og:image", `${origin}/${name}`),
        withMeta("og:image:width", String(width)),
        withMeta("og:image:height", String(height)),
      );
    const start = `The link preview picture of ${maple}`;
    expect(site.judge("og/image-file", maple, sized)).toEqual([]);
    expect(site.judge("og/image-file", maple)).toEqual([
      `${start} declares 1200 x 800 pixels, but has 1200 x 630: ${origin}/default-picture`,
    ]);
    // A file that is not there is for file/missing.
    expect(site.judge("og/image-file", maple, named("none.svg", 1200, 630))).toEqual([]);
    expect(site.judge("og/image-file", maple, named("small.svg", 600, 315))).toEqual([
      `${start} has 600 x 315 pixels; at least 1200 x 630 are right: ${origin}/small.svg`,
    ]);
    expect(site.judge("og/image-file", maple, named("square.svg", 1200, 1200))).toEqual([
      `${start} is 1.00 times as wide as high, not 1.91 times: ${origin}/square.svg`,
    ]);
    expect(site.judge("og/image-file", maple, withMeta("og:image", "/default-picture"))).toEqual([
      `${start} is not an absolute URL: /default-picture`,
    ]);
  });

  it("og/image-generic finds one picture on most pages", () => {
    const site = new AuditedSite();
    const edits = Object.fromEntries(
      [...site.site.paths.keys()].map((path, index) => [path, withMeta("og:image", `${origin}/${index}`)]),
    );
    expect(site.judgeSet("og/image-generic", edits)).toEqual([]);
    expect(site.judgeSet("og/image-generic")).toEqual([
      `8 of 8 pages show the same picture in link previews: ${origin}/default-picture`,
    ]);
  });

  it("icon/set wants a square icon for results and home screens", () => {
    const site = new AuditedSite({
      files: {
        "favicon.png": svg(48, 48),
        "touch.svg": svg(180, 180),
        "wide.svg": svg(180, 90),
        "tiny.png": "no",
      },
    });
    const touch = inHead('<link rel="apple-touch-icon" href="/touch.svg">');
    expect(site.judge("icon/set", "/", touch)).toEqual([]);
    expect(site.judge("icon/set", "/contact")).toEqual([]);
    expect(site.judge("icon/set", "/")).toEqual(["The home page links no apple-touch-icon."]);
    expect(site.judge("icon/set", "/", both(touch, swap("/favicon.png", "/wide.svg")))).toEqual([
      "The icon /wide.svg is not square, but 180 x 90 pixels.",
    ]);
    // What is no picture is for file/broken.
    expect(site.judge("icon/set", "/", both(touch, swap("/favicon.png", "/tiny.png")))).toEqual([]);
  });
});
