import { describe, expect, it } from "vitest";
import { AuditedSite, type Edit } from "../../support/audit.ts";
import { both, inHead, inMain, swap } from "../../support/audit-edits.ts";
import { fault, testFaults } from "../../support/audit-faults.ts";

const site = new AuditedSite();
const maple = "/roofers-maple-grove-lake-county";
const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
const picture = '<img src="/roof.svg" alt="A roof" width="300" height="200">';
const article =
  '<script type="application/ld+json">{"@type":"Article","datePublished":"2024-05-01"}</script>';

describe("rules over headings, texts and pictures", () => {
  const faults = [
    fault("h1/one", maple, inMain("<h1>Again</h1>"))`${maple} has 2 main headings; one is right.`,
    fault(
      "h1/one",
      maple,
      swap(/<h1[^>]*>.*?<\/h1>/, ""),
    )`${maple} has no main heading; one with words is right.`,
    fault("heading/order", maple, inMain("<h2>Roofs</h2><h4>Deep</h4>"))`
      On ${maple} "Deep", of level 4, follows a heading of level 2.`,
    fault("heading/order", maple, swap(/<h1([^>]*)>(.*?)<\/h1>/, "<h2$1>$2</h2>"))`
      ${maple} begins with "Roofers in Maple Grove", a heading of level 2.`,
    fault("text/placeholder", maple, inMain("<p>Roofs in {city}.</p>"))`${maple} shows "{city}".`,
    fault("text/placeholder", maple, inMain("<p>Lorem ipsum dolor.</p>"))`${maple} shows "Lorem ipsum".`,
    fault("text/placeholder", maple, inMain("<p>One roof (Anna, could you ask the crew?) in a day.</p>"))`
      ${maple} shows "(Anna, could you ask the crew?)".`,
    fault("text/placeholder", maple, inMain("<p>Two roofs [confirm the number] in a day.</p>"))`
      ${maple} shows "[confirm the number]".`,
    fault("text/hidden", maple, inMain('<p style="display:none">roofs roofs roofs</p>'))`
      A <p> of ${maple} is hidden by style="display:none": "roofs roofs roofs".`,
    fault("text/date", maple, both(inHead(article), inMain('<time datetime="2023-01-01">2023</time>')))`
      The structured data of ${maple} says datePublished 2024-05-01, which the page does not show.`,
    fault("img/alt", maple, inMain('<img src="/roof.svg" width="3" height="2">'))`
      The picture /roof.svg on ${maple} has no alternative text.`,
    fault(
      "img/alt",
      maple,
      inMain('<a href="/contact"><img src="/roof.svg" alt="" width="3" height="2"></a>'),
    )`
      The link to /contact on ${maple} has nothing to read.`,
    fault("img/alt-quality", maple, inMain(picture.replace("A roof", "roof, roofer, roofing, roofs, slate")))`
      An alternative text on ${maple} is a list of words: "roof, roofer, roofing, roofs, slate".`,
    fault("img/alt-quality", maple, inMain(picture.replace("A roof", "barn_roof_NEW (2)")))`
      An alternative text on ${maple} is the name of its file: "barn_roof_NEW (2)".`,
    fault("img/alt-quality", maple, inMain(picture.replace("A roof", "Photo 3")))`
      An alternative text on ${maple} does not say what it shows: "Photo 3".`,
    fault("img/alt-quality", maple, inMain(`${picture}${picture.replace("roof.svg", "barn.svg")}`))`
      Two pictures on ${maple} have the alternative text "A roof".`,
    fault("img/size-attrs", maple, inMain('<img src="/roof.svg" alt="A roof">'))`
      The picture /roof.svg on ${maple} declares no width or height.`,
    fault("img/src", maple, inMain('<img alt="A roof" width="3" height="2">'))`
      A picture on ${maple} has no src.`,
    fault("img/filename", maple, inMain(picture.replace("roof.svg", "IMG_0023.jpg")))`
      A picture on ${maple} has a name that says nothing: IMG_0023.jpg.`,
  ];
  testFaults(site, faults);

  it("heading rules take dates that agree, decoration and short lists for right", () => {
    const shown = both(inHead(article), inMain('<time datetime="2024-05-01">May 1, 2024</time>'));
    expect(site.judge("text/date", maple, shown)).toEqual([]);
    expect(site.judge("img/alt", maple, inMain(picture.replace("A roof", "")))).toEqual([]);
    expect(
      site.judge("img/alt-quality", maple, inMain(picture.replace("A roof", "Before-and-after"))),
    ).toEqual([]);
    const words =
      "<p>Ask Anna (she answers) about the roof [or the barn]. (Could you see the joint? We neither.)</p>";
    expect(site.judge("text/placeholder", maple, inMain(words))).toEqual([]);
  });

  it("h1/length-unique finds equal and long headings", () => {
    const heading = (text: string) => swap(/(<h1[^>]*>).*?<\/h1>/, `$1${text}</h1>`);
    const long = "A roof that keeps the rain out in spring, the sun in summer, the snow in winter";
    expect(site.judgeSet("h1/length-unique")).toEqual([]);
    expect(
      site.judgeSet("h1/length-unique", { "/": heading("Roofs"), "/contact": heading("Roofs") }),
    ).toEqual(['/contact and 1 more have the main heading "Roofs".']);
    expect(site.judgeSet("h1/length-unique", { "/": heading(long) })).toEqual([
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
    expect(site.judgeSet("heading/sequence-set")).toEqual([]);
    expect(site.judgeSet("heading/sequence-set", edits)).toEqual([
      "3 of 3 pages of type city have the same headings when names are masked.",
    ]);
  });

  it("text/low counts the words of the main content", () => {
    const low = `The text of ${maple} has 2 words, fewer than 200.`;
    expect(site.judgeSet("text/low")).not.toContain(low);
    const short = swap(/<main[\s\S]*<\/main>/, "<main><h1>Two words</h1></main>");
    expect(site.judgeSet("text/low", { "/contact": short })).toContain(low.replace(maple, "/contact"));
    // Of a city page whose siblings have a hundred times as many, text/thin speaks.
    expect(site.judgeSet("text/low", { [maple]: short })).not.toContain(low);
    expect(site.judgeSet("text/thin", { [maple]: short })).toEqual([
      expect.stringMatching(
        `^The text of ${maple} has 2 words; the pages of type city usually have \\d+\\.$`,
      ),
    ]);
  });

  it("text/city-list counts places that a block of text lists without links", () => {
    const strict = new AuditedSite({ limits: { text: { maxUnlinkedPlaces: 2 } } });
    const list = swap(
      /<main[\s\S]*<\/footer>/,
      "<main><h1>Roofs</h1><p>Maple Grove, Otter Falls, Pine Bend</p></main>",
    );
    const withoutMenus: Edit = (html) => list(html).replace(/<header[\s\S]*<\/header>/, "");
    expect(strict.judge("text/city-list", maple)).toEqual([]);
    expect(strict.judge("text/city-list", maple, withoutMenus)).toEqual([
      `A text of ${maple} lists 3 places without links: "Maple Grove, Otter Falls, Pine Bend…".`,
    ]);
  });

  it("img/size-attrs and img/src look into the file", () => {
    const files = { "roof.svg": svg(600, 400), "roof.webp": svg(600, 400) };
    const built = new AuditedSite({ files });
    expect(built.judge("img/size-attrs", maple, inMain(picture))).toEqual([]);
    expect(built.judge("img/size-attrs", maple, inMain(picture.replace("200", "300")))).toEqual([
      `The picture /roof.svg on ${maple} declares 300 x 300 pixels, but its file has 600 x 400.`,
    ]);
    expect(built.judge("img/src", maple, inMain(picture))).toEqual([]);
    expect(built.judge("img/src", maple, inMain(picture.replace("roof.svg", "roof.webp")))).toEqual([
      `/roof.webp on ${maple} is a svg file.`,
    ]);
  });

  it("img/weight names a heavy file once, with all pages that show it", () => {
    const built = new AuditedSite({
      files: { "roof.svg": svg(3, 2) },
      limits: { files: { maxImageBytes: 50 } },
    });
    const edits = { "/": inMain(picture), "/contact": inMain(picture) };
    expect(built.judgeSet("img/weight")).toEqual([]);
    expect(built.findInSet("img/weight", edits)).toEqual([
      {
        words: "/roof.svg",
        message: `/roof.svg has ${svg(3, 2).length} bytes, more than 50.`,
        path: "/contact",
        related: ["/"],
      },
    ]);
  });
});
