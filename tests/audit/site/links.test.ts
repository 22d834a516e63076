import { describe, expect, it } from "vitest";
import { AuditedSite, type Edit } from "../../support/audit.ts";
import { inMain } from "../../support/audit-edits.ts";
import { fault, testFaults } from "../../support/audit-faults.ts";
import { copyOfData } from "../../support/data-folder.ts";

const site = new AuditedSite();
const city = "/roofers-maple-grove-lake-county";
const link = (attributes: string, text = "Flat roofs") => inMain(`<a ${attributes}>${text}</a>`);
const paging = `paging:
  perPage: 2
  numbered: "{text}, page {page}"
  label: Pages
  page: Page {page} of {pages}
  previous: Back
  next: On
`;

describe("rules over the links of a page", () => {
  const faults = [
    fault("link/broken", "/", link('href="/nowhere"'))`/ links to /nowhere, which does not exist.`,
    fault("link/broken", "/", link('href="/%E0%A4%A"'))`/ links to /%E0%A4%A, which does not exist.`,
    fault("link/crawlable", "/", link("", "Call us"))`
      The link "Call us" on / has no URL that can be followed.`,
    fault("link/text", "/", link('href="/contact"', "Read more…"))`
      A link to /contact on / says only "Read more…".`,
    fault(
      "link/localhost-http",
      "/",
      inMain('<a href="http://localhost:5173/a">A</a><img src="//cdn.example/a.png" alt="">'),
    )`
      / uses http://localhost:5173/a, a URL on this machine.
      / uses //cdn.example/a.png, without a scheme.`,
  ];
  testFaults(site, faults);

  it("link/broken leaves slashes, places on the page, calls and other sites to other rules", () => {
    const others = inMain(
      '<a href="/contact/">A</a><a href="#b">B</a><a href="tel:1">C</a><a href="https://other.example/d">D</a>',
    );
    expect(site.judge("link/broken", "/", others)).toEqual([]);
  });

  it("url/form counts the characters of the URL", () => {
    const short = new AuditedSite({ limits: { links: { maxUrlChars: 40 } } });
    expect(short.judge("url/form", city)).toEqual([`The URL of ${city} has 65 characters, more than 40.`]);
  });

  it("link/fragment has nothing against links to words", () => {
    const edit = inMain('<a href="/contact#:~:text=x">A</a>');
    expect(new AuditedSite().judgeSet("link/fragment", { "/": edit })).toEqual([]);
  });

  it("graph/outlinks finds dead ends and lists without end", () => {
    expect(site.judge("graph/outlinks")).toEqual([]);
    const withoutLinks = (html: string) => html.replaceAll("href=", "data-href=");
    expect(site.judge("graph/outlinks", "/", withoutLinks)).toEqual(["/ links no page of this site."]);
    expect(site.judge("graph/outlinks", "/404", withoutLinks)).toEqual([]);
    const strict = new AuditedSite({ limits: { links: { maxExternal: 0, maxInternal: 1 } } });
    expect(strict.judge("graph/outlinks", "/", link('href="https://other.example/"'))).toEqual([
      expect.stringMatching(/^\/ has \d+ links to this site, more than 1\.$/),
      "/ has 1 link to other sites, more than 0.",
    ]);
  });
});

describe("rules over the graph of links", () => {
  it("a county whose cities go over several pages lists them all", () => {
    const { dir } = copyOfData().edit("pages/county.yaml", "type: county\n", `type: county\n${paging}`);
    const paged = () => new AuditedSite({ dataDir: dir });
    const [hub, second] = ["/service-areas/lake-county", "/service-areas/lake-county/2"];
    expect(paged().judgeSet("graph/hierarchy")).toEqual([]);
    expect([hub, second].flatMap((path) => paged().judge("biz/area", path))).toEqual([]);
    const edit: Edit = (html) => html.replaceAll('href="/roofers-pine-bend-lake-county"', 'href="/"');
    expect(paged().judgeSet("graph/hierarchy", { [second]: edit })).toEqual([
      `${hub} does not link /roofers-pine-bend-lake-county, whose trail leads there.`,
    ]);
  });

  it("graph/contextual counts the pages that link in their text, on a site of some size", () => {
    const strict = () => new AuditedSite({ limits: { links: { minTextLinks: 99 } } });
    const small = strict();
    expect(small.judgeSet("graph/contextual")).toEqual([]);
    const large = strict();
    large.audit.indexed = new Set([...large.audit.indexed, ..."abcdefghij"]);
    expect(large.judgeSet("graph/contextual")).toContainEqual(
      expect.stringMatching(
        new RegExp(`^${city} is linked in the text of \\d+ pages?; at least 99 is right\\.$`),
      ),
    );
  });
});
