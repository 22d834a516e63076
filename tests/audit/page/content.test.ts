import { describe, expect, it } from "vitest";
import type { Rule } from "../../../scripts/audit/rule.ts";
import { h1LengthUnique } from "../../../scripts/audit/rules/h1/length-unique.ts";
import { h1One } from "../../../scripts/audit/rules/h1/one.ts";
import { headingOrder } from "../../../scripts/audit/rules/heading/order.ts";
import { headingSequenceSet } from "../../../scripts/audit/rules/heading/sequence-set.ts";
import { imgAlt } from "../../../scripts/audit/rules/img/alt.ts";
import { imgAltQuality } from "../../../scripts/audit/rules/img/alt-quality.ts";
import { imgFilename } from "../../../scripts/audit/rules/img/filename.ts";
import { imgSizeAttrs } from "../../../scripts/audit/rules/img/size-attrs.ts";
import { imgSrc } from "../../../scripts/audit/rules/img/src.ts";
import { imgWeight } from "../../../scripts/audit/rules/img/weight.ts";
import { textCityList } from "../../../scripts/audit/rules/text/city-list.ts";
import { textDate } from "../../../scripts/audit/rules/text/date.ts";
import { textHidden } from "../../../scripts/audit/rules/text/hidden.ts";
import { textLow } from "../../../scripts/audit/rules/text/low.ts";
import { textPlaceholder } from "../../../scripts/audit/rules/text/placeholder.ts";
import { AuditedSite, type Edit } from "../../support/audit.ts";
import { both, inHead, inMain, swap } from "../../support/audit-edits.ts";

const site = new AuditedSite();
const maple = "/roofers-maple-grove-lake-county";
const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
const picture = '<img src="/roof.svg" alt="A roof" width="300" height="200">';
const article =
  '<script type="application/ld+json">{"@type":"Article","datePublished":"2024-05-01"}</script>';

describe("rules over headings, texts and pictures", () => {
  const faults: [rule: Rule, path: string, edit: Edit, messages: string[]][] = [
    [h1One, maple, inMain("<h1>Again</h1>"), [`${maple} has 2 main headings; one is right.`]],
    [h1One, maple, swap(/<h1[^>]*>.*?<\/h1>/, ""), [`${maple} has no main heading; one is right.`]],
    [
      headingOrder,
      maple,
      inMain("<h2>Roofs</h2><h4>Deep</h4>"),
      [`On ${maple} "Deep", of level 4, follows a heading of level 2.`],
    ],
    [
      headingOrder,
      maple,
      swap(/<h1([^>]*)>(.*?)<\/h1>/, "<h2$1>$2</h2>"),
      [`${maple} begins with "Roofers in Maple Grove", a heading of level 2.`],
    ],
    [textPlaceholder, maple, inMain("<p>Roofs in {city}.</p>"), [`${maple} shows "{city}".`]],
    [textPlaceholder, maple, inMain("<p>Lorem ipsum dolor.</p>"), [`${maple} shows "Lorem ipsum".`]],
    [
      textHidden,
      maple,
      inMain('<p style="display:none">roofs roofs roofs</p>'),
      [`A <p> of ${maple} is hidden by style="display:none".`],
    ],
    [
      textDate,
      maple,
      both(inHead(article), inMain('<time datetime="2023-01-01">2023</time>')),
      [`The structured data of ${maple} says datePublished 2024-05-01, which the page does not show.`],
    ],
    [
      imgAlt,
      maple,
      inMain('<img src="/roof.svg" width="3" height="2">'),
      [`The picture /roof.svg on ${maple} has no alternative text.`],
    ],
    [
      imgAlt,
      maple,
      inMain('<a href="/contact"><img src="/roof.svg" alt="" width="3" height="2"></a>'),
      [`The link to /contact on ${maple} has nothing to read.`],
    ],
    [
      imgAltQuality,
      maple,
      inMain(picture.replace("A roof", "roof, roofer, roofing, roofs, slate")),
      [`An alternative text on ${maple} is a list of words: "roof, roofer, roofing, roofs, slate".`],
    ],
    [
      imgAltQuality,
      maple,
      inMain(`${picture}${picture.replace("roof.svg", "barn.svg")}`),
      [`Two pictures on ${maple} have the alternative text "A roof".`],
    ],
    [
      imgSizeAttrs,
      maple,
      inMain('<img src="/roof.svg" alt="A roof">'),
      [`The picture /roof.svg on ${maple} declares no width or height.`],
    ],
    [imgSrc, maple, inMain('<img alt="A roof" width="3" height="2">'), [`A picture on ${maple} has no src.`]],
    [
      imgFilename,
      maple,
      inMain(picture.replace("roof.svg", "IMG_0023.jpg")),
      [`A picture on ${maple} has a name that says nothing: IMG_0023.jpg.`],
    ],
  ];
  for (const [rule, path, edit, messages] of faults)
    it(`${rule.id}: ${messages.join(" ")}`, () => {
      expect(site.judge(rule, path)).toEqual([]);
      expect(site.judge(rule, path, edit)).toEqual(messages);
    });

  it("heading rules take dates that agree, decoration and short lists for right", () => {
    const shown = both(inHead(article), inMain('<time datetime="2024-05-01">May 1, 2024</time>'));
    expect(site.judge(textDate, maple, shown)).toEqual([]);
    expect(site.judge(imgAlt, maple, inMain(picture.replace("A roof", "")))).toEqual([]);
  });

  it("h1/length-unique finds equal and long headings", () => {
    const heading = (text: string) => swap(/(<h1[^>]*>).*?<\/h1>/, `$1${text}</h1>`);
    const long = "A roof that keeps the rain out in spring, the sun in summer, the snow in winter";
    expect(site.judgeSet(h1LengthUnique)).toEqual([]);
    expect(site.judgeSet(h1LengthUnique, { "/": heading("Roofs"), "/contact": heading("Roofs") })).toEqual([
      '/contact and 1 more have the main heading "Roofs".',
    ]);
    expect(site.judgeSet(h1LengthUnique, { "/": heading(long) })).toEqual([
      `The main heading of / has 79 characters, more than 70: "${long}".`,
    ]);
  });

  it("heading/sequence-set finds pages of one type that have the same headings but for names", () => {
    const bare = (city: string) =>
      swap(/<main[\s\S]*<\/main>/, `<main><h1>${city}</h1><h2>Roofs in ${city}</h2></main>`);
    const edits = {
      [maple]: bare("Maple Grove"),
      "/roofers-otter-falls-lake-county": bare("Otter Falls"),
      "/roofers-pine-bend-lake-county": bare("Pine Bend"),
    };
    expect(site.judgeSet(headingSequenceSet)).toEqual([]);
    expect(site.judgeSet(headingSequenceSet, edits)).toEqual([
      "3 of 3 pages of type city have the same headings when names are masked.",
    ]);
  });

  it("text/low counts the words of the main content", () => {
    expect(site.judge(textLow, maple)).toEqual([]);
    expect(
      site.judge(textLow, maple, swap(/<main[\s\S]*<\/main>/, "<main><h1>Two words</h1></main>")),
    ).toEqual([`The text of ${maple} has 2 words, fewer than 200.`]);
  });

  it("text/city-list counts places that a block of text lists without links", () => {
    const strict = new AuditedSite({ limits: { text: { maxUnlinkedPlaces: 2 } } });
    const list = swap(
      /<main[\s\S]*<\/footer>/,
      "<main><h1>Roofs</h1><p>Maple Grove, Otter Falls, Pine Bend</p></main>",
    );
    const withoutMenus: Edit = (html) => list(html).replace(/<header[\s\S]*<\/header>/, "");
    expect(strict.judge(textCityList, maple)).toEqual([]);
    expect(strict.judge(textCityList, maple, withoutMenus)).toEqual([
      `A text of ${maple} lists 3 places without links: "Maple Grove, Otter Falls, Pine Bend…".`,
    ]);
  });

  it("img/size-attrs and img/src look into the file", () => {
    const files = { "roof.svg": svg(600, 400), "roof.webp": svg(600, 400) };
    const built = new AuditedSite({ files });
    expect(built.judge(imgSizeAttrs, maple, inMain(picture))).toEqual([]);
    expect(built.judge(imgSizeAttrs, maple, inMain(picture.replace("200", "300")))).toEqual([
      `The picture /roof.svg on ${maple} declares 300 x 300 pixels, but its file has 600 x 400.`,
    ]);
    expect(built.judge(imgSrc, maple, inMain(picture))).toEqual([]);
    expect(built.judge(imgSrc, maple, inMain(picture.replace("roof.svg", "roof.webp")))).toEqual([
      `/roof.webp on ${maple} is a svg file.`,
    ]);
  });

  it("img/weight names a heavy file once, with all pages that show it", () => {
    const built = new AuditedSite({
      files: { "roof.svg": svg(3, 2) },
      limits: { files: { maxImageBytes: 50 } },
    });
    const edits = { "/": inMain(picture), "/contact": inMain(picture) };
    expect(built.judgeSet(imgWeight)).toEqual([]);
    expect(built.findInSet(imgWeight, edits)).toEqual([
      {
        message: `/roof.svg has ${svg(3, 2).length} bytes, more than 50.`,
        path: "/contact",
        related: ["/"],
      },
    ]);
  });
});
