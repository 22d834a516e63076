import { describe, expect, it } from "vitest";
import { thinPages } from "../../../scripts/audit/thin-pages.ts";
import { AuditedSite } from "../../support/audit.ts";
import { both, inHead, inMain, swap, withMeta } from "../../support/audit-edits.ts";
import { fault, testFaults } from "../../support/audit-faults.ts";

const site = new AuditedSite();
const maple = "/roofers-maple-grove-lake-county";
const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
const picture = '<img src="/roof.svg" alt="A roof" width="300" height="200">';
const article =
  '<script type="application/ld+json">{"@type":"Article","datePublished":"2024-05-01"}</script>';

it("a city is thin by its own text, too, where the rest of its page is long", () => {
  const cities = [280, 300, 75].map((local, at) => [`/${at}`, { type: "city", words: 900, local }] as const);
  expect([...thinPages(new Map(cities))]).toEqual([
    ["/2", { type: "city", words: 75, usual: 280, isLanding: true, isLocal: true }],
  ]);
});

describe("rules over headings, texts and pictures", () => {
  const faults = [
    fault("heading/order", maple, swap("<h1", "<h2>Slate</h2><h1"))`
      ${maple} begins with "Slate", a heading of level 2.`,
    fault("text/placeholder", maple, inMain("<p>Roofs in {city}.</p>"))`${maple} shows "{city}".`,
    fault("text/placeholder", maple, inMain("<p>One roof (Anna, could you ask the crew?) in a day.</p>"))`
      ${maple} shows "(Anna, could you ask the crew?)".`,
    fault("text/placeholder", maple, inMain("<p>Two roofs [confirm the number] in a day.</p>"))`
      ${maple} shows "[confirm the number]".`,
    fault("text/date", maple, both(inHead(article), inMain('<time datetime="2023-01-01">2023</time>')))`
      The structured data of ${maple} says datePublished 2024-05-01, which the page does not show.`,
    fault("img/alt-quality", maple, inMain(picture.replace("A roof", "barn_roof_NEW (2)")))`
      An alt text on ${maple} is the name of its file: "barn_roof_NEW (2)".`,
    fault("img/alt-quality", maple, inMain(picture.replace("A roof", "Photo 3")))`
      An alt text on ${maple} does not say what it shows: "Photo 3".`,
    fault("img/alt-quality", maple, inMain(picture.replace("A roof", "DSC 0412 final")))`
      An alt text on ${maple} does not say what it shows: "DSC 0412 final".`,
    fault("img/alt-quality", maple, inMain(picture.replace("A roof", "WhatsApp Image 2026-05-04 at 10.12")))`
      An alt text on ${maple} does not say what it shows: "WhatsApp Image 2026-05-04 at 10.12".`,
    fault("img/alt-quality", maple, withMeta("og:image:alt", "DSC_0412.JPG"))`
      The alt text of the picture of link previews of ${maple} is the name of its file: "DSC_0412.JPG".`,
  ];
  testFaults(site, faults);

  it("heading rules take dates that agree, decoration and short lists for right", () => {
    const shown = both(inHead(article), inMain('<time datetime="2024-05-01">May 1, 2024</time>'));
    expect(site.judge("text/date", maple, shown)).toEqual([]);
    expect(site.judge("img/alt", maple, inMain(picture.replace("A roof", "")))).toEqual([]);
    for (const alt of ["Before-and-after", "Screenshot of a cost estimate", "Pixel 100 pump in a garage"])
      expect(site.judge("img/alt-quality", maple, inMain(picture.replace("A roof", alt)))).toEqual([]);
    const words =
      "<p>Ask Anna (she answers) about the roof [or the barn]. (Could you see the joint? We neither.)</p>";
    expect(site.judge("text/placeholder", maple, inMain(words))).toEqual([]);
  });

  it("h1/length-unique finds equal headings", () => {
    const heading = (text: string) => swap(/(<h1[^>]*>).*?<\/h1>/, `$1${text}</h1>`);
    expect(site.judgeSet("h1/length-unique")).toEqual([]);
    expect(
      site.judgeSet("h1/length-unique", { "/": heading("Roofs"), "/contact": heading("Roofs") }),
    ).toEqual(['/contact and / have the main heading "Roofs".']);
  });

  it("img/size-attrs and img/src look into the file", () => {
    const files = { "roof.svg": svg(600, 400), "roof.webp": svg(600, 400) };
    const built = new AuditedSite({ files });
    expect(built.judge("img/size-attrs", maple, inMain(picture))).toEqual([]);
    expect(built.judge("img/size-attrs", maple, inMain(picture.replace("200", "300")))).toEqual([
      `The picture /roof.svg on ${maple} declares 300 x 300 pixels, but its file has 600 x 400.`,
    ]);
    const wide = (attribute: string) =>
      inMain(picture.replace("<img", `<img srcset="/roof.svg 600w, /roof.svg?w=900 900w"${attribute}`));
    expect(built.judge("img/size-attrs", maple, wide(' sizes="100vw"'))).toEqual([]);
    expect(built.judge("img/size-attrs", maple, wide(""))).toEqual([
      `The srcset with /roof.svg on ${maple} has no sizes beside it, so that browsers load a picture as wide as the screen.`,
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
