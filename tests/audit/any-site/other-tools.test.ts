import { createHash } from "node:crypto";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root, temporaryFolder } from "../../support/data-folder.ts";
import { runHere } from "../../support/run-here.ts";

const about = "about/index.html";
const feed = '<link rel="alternate" type="application/rss+xml" href="/feed.xml">';
const rss = (item: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Wires</title>\n${item}\n</channel></rss>`;

const styles = "p{margin:0}";
const sum = createHash("sha384").update(styles).digest("base64");

type Files = Record<string, string | ((html: string) => string) | undefined>;

/** Findings above information of a good site in whose folder these files are others: `rule line: message`. */
async function found(files: Files, encoding: BufferEncoding = "utf8"): Promise<string[]> {
  const folder = temporaryFolder();
  cpSync(join(root, "tests", "fixtures", "any-sites", "astro"), join(folder, "old"), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, "old", name);
    if (text === undefined) rmSync(file);
    else writeFileSync(file, typeof text === "string" ? text : text(readFileSync(file, "utf8")), encoding);
  }
  const { stdout } = await runHere(["audit", "--dist", "old", "--format", "json"], folder);
  const { problems } = JSON.parse(stdout) as {
    problems: { code: string; severity: string; line?: number; message: string }[];
  };
  return problems
    .filter(({ severity }) => severity !== "info")
    .map(({ code, line, message }) => `${code} ${line}: ${message}`);
}

const swap = (from: string | RegExp, to: string) => (html: string) => {
  if (html.search(from) < 0) throw new Error(`The page does not hold ${from}.`);
  return html.replace(from, to);
};
const inMain = (html: string) => ({ [about]: swap("</main>", `\n${html}</main>`) });
const inHead = (html: string) => ({ [about]: swap("</head>", `\n${html}</head>`) });

describe("what other tools write rightly", () => {
  it.each<[what: string, files: Files, encoding?: BufferEncoding]>([
    [
      "microdata in the head",
      inHead(
        '<meta itemprop="name" content="The firm"><meta itemprop="url" content="https://birchline.example/about/">',
      ),
    ],
    [
      "the address of the home page without its slash",
      {
        "index.html": swap(/(og:url" content="https:\/\/birchline\.example)\//, "$1"),
        "sitemap-0.xml": swap("birchline.example/</loc>", "birchline.example</loc>"),
      },
    ],
    [
      "a page of no search with an address that it does not have",
      { "404.html": swap("</head>", '<link rel="canonical" href="https://birchline.example/404/"></head>') },
    ],
    [
      "a page for customers that no search is to know",
      {
        ...inMain('<p><a href="/login" rel="nofollow">Your invoices</a></p>'),
        "login.html":
          '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Log in | Birchline Electric</title><meta name="robots" content="noindex"></head><body><main><h1>Log in</h1><p><a href="/">Home</a></p></main></body></html>',
      },
    ],
    ["an empty base", inHead('<base href="">')],
    ["no page for unknown addresses", { "404.html": undefined }],
    ["no title of a card", { [about]: swap(/<meta name="twitter:(?!card)[^>]*>/g, "") }],
    [
      "the vocabulary with http, in two blocks",
      inHead(
        '<script type="application/ld+json">{"@context":"http://schema.org","@type":"Thing","name":"The people of the firm"}</script><script type="application/ld+json">{"@context":"http://www.schema.org/","@type":"Thing","name":"Four electricians"}</script>',
      ),
    ],
    [
      "a menu that two declarations hide and a button shows",
      inMain(
        '<style>.m{visibility:hidden;opacity:0}.open .m{visibility:visible;opacity:1}</style><div class="m"><p>Rewiring, panels, lights and old houses</p></div>',
      ),
    ],
    [
      "a preview picture without its size",
      { [about]: swap(/<meta property="og:image:(width|height)"[^>]*>/g, "") },
    ],
    [
      "a page for thanks without description",
      {
        [about]: swap(/<meta name="description"[^>]*>/, '<meta name="robots" content="noindex">'),
        "sitemap-0.xml": swap(/<url>(?:(?!<url>).)*about.*?<\/url>/s, ""),
      },
    ],
    [
      "XHTML 1.0",
      {
        [about]: swap(
          "<!DOCTYPE html>",
          '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">',
        ),
      },
    ],
    [
      "HTML 4.01 Strict",
      {
        [about]: swap(
          "<!DOCTYPE html>",
          '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">',
        ),
      },
    ],
    [
      "Latin-1 that says so",
      {
        [about]: (html) =>
          swap(
            'charset="utf-8"',
            'charset="iso-8859-1"',
          )(swap("The people", "Zoë and the people")(html)).replaceAll(
            "The people of the firm",
            "Zoë and the people of the firm",
          ),
      },
      "latin1",
    ],
    [
      "an address for a place, and the top of the page",
      inMain('<p><a href="#price">Price</a> <a href="#top">Back to the top</a></p><a name="price"></a>'),
    ],
    [
      "a dot that is stretched",
      {
        ...inMain('<img src="/dot.gif" width="1" height="10" alt="">'),
        "dot.gif": "GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;",
      },
      "latin1",
    ],
    [
      "an old address that sends on to its page",
      {
        "old.html":
          '<!DOCTYPE html><html lang="en"><head><title>https://birchline.example/about/</title><link rel="canonical" href="https://birchline.example/about/"><meta name="robots" content="noindex"><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=https://birchline.example/about/"></head></html>',
      },
    ],
    [
      "links to call and to write, in many forms",
      inMain(
        '<p><a href="tel:+16515550177">(651) 555-0177</a> <a href="tel:6515550177,,2">651.555.0177 ext. 2</a> <a href="tel:911">Call 911</a> <a href="tel:1-800-FLOWERS">1-800-FLOWERS</a> <a href="mailto:a%40b.example?subject=Wires">a@b.example</a> <a href="mailto:?body=Look">Send to a friend</a> <a href="mailto:a@b.example,c@b.example">Both of us</a></p>',
      ),
    ],
    [
      "a checksum that fits",
      {
        ...inHead(`<link rel="stylesheet" href="/x.css" integrity="sha256-old= sha384-${sum}">`),
        "x.css": styles,
      },
    ],
    [
      "a feed with dates of each form",
      {
        ...inHead(feed),
        "feed.xml": rss(
          "<item><link>https://birchline.example/about/</link><pubDate>2 Jun 2026 09:00 EST</pubDate></item><lastBuildDate>Tue, 02 Jun 2026 09:00:00 +0000</lastBuildDate>",
        ),
      },
    ],
    [
      "a script that a consent manager starts",
      inMain(
        '<script src="/_astro/c.js"></script><script type="text/plain" data-category="ads" src="https://ads.example/a.js"></script><form action="/x"><label>A <input name="a"></label><label>B <input name="b"></label><button type="button">Go</button></form>',
      ),
    ],
  ])("%s", async (_, files, encoding) => {
    expect((await found(files, encoding)).filter((one) => !one.startsWith("file/missing"))).toEqual([]);
  });
});

describe("what other tools and careless hands write wrongly", () => {
  it.each<[rule: string, says: string, files: Files]>([
    [
      "map/entry 2",
      'lists "https://new.example/", which is on another host, and 2 more like it',
      { "sitemap-0.xml": (xml) => xml.replaceAll("https://birchline.example", "https://new.example") },
    ],
    [
      "index/expected 1",
      "/about/ tells search engines to keep out (robots: noindex), but the sitemap lists it",
      { [about]: swap("<title>", '<meta name="robots" content="noindex"><title>') },
    ],
    [
      "index/blocked 2",
      "The whole site is kept out of search results by line 2 of _headers",
      { _headers: "/*\n  X-Robots-Tag: noindex\n" },
    ],
    [
      "text/placeholder 2",
      'with "YOUR_API_KEY" in place of its own key',
      inMain(
        '<iframe title="Map" width="9" height="9" src="https://maps.example/embed?key=YOUR_API_KEY"></iframe>',
      ),
    ],
    [
      "link/contact 2",
      "shows 651-555-0177, but calls +16515550171",
      inMain('<p><a href="tel:+16515550171">Call 651-555-0177</a></p>'),
    ],
    [
      "link/contact 2",
      'calls "", which is no phone number',
      inMain('<p><a href="tel:">Call the firm</a></p>'),
    ],
    [
      "link/contact 2",
      'writes to "zoe at birchline.example", which is no mail address',
      inMain('<p><a href="mailto:zoe at birchline.example">Write to Zoe</a></p>'),
    ],
    [
      "link/contact 2",
      "shows zoe@birchline.example, but writes to zoe@birchlin.example",
      inMain('<p><a href="mailto:zoe@birchlin.example">zoe@birchline.example</a></p>'),
    ],
    [
      "link/localhost-http 2",
      "a file on the disk of its maker",
      inMain('<p><a href="file:///C:/site/about.html">More of the firm</a></p>'),
    ],
    [
      "link/crawlable 2",
      "leads elsewhere by script alone",
      inMain(`<p><a href="#" onclick="window.location='/'">Home of the firm</a></p>`),
    ],
    [
      "url/slash 2",
      "links /services/rewiring; the page is /services/rewiring/",
      inMain('<p><a href="/services/rewiring">Wires of old houses</a></p>'),
    ],
    [
      "text/hidden 2",
      "hidden by its color #ffffff on #fff",
      inMain(
        '<table bgcolor="#FFF"><tr><td><font color="#FFFFFF">electrician river town cheap</font></td></tr></table>',
      ),
    ],
    [
      "text/date 2",
      "which is still to come",
      inHead(
        '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"The people of the firm","image":"https://birchline.example/card.png","datePublished":"2199-01-02T09:00:00Z","dateModified":"2199-01-02T09:00:00Z","author":{"@type":"Person","name":"Four electricians","url":"https://birchline.example/about/"}}</script>',
      ),
    ],
    [
      "file/feed 2",
      'gives the pubDate "2026-06-02", which feed readers do not understand',
      { ...inHead(feed), "feed.xml": rss("<item><pubDate>2026-06-02</pubDate></item>") },
    ],
    [
      "file/feed 2",
      "leads to http://localhost:4321/about/, an address of its maker's own machine",
      {
        ...inHead(feed),
        "feed.xml": rss(
          "<link>http://localhost:4321/about/</link><item><link>http://localhost:4321/</link></item>",
        ),
      },
    ],
    [
      "link/broken 2",
      "links /About/, where nothing is: /about/ is there, and most servers tell upper from lower case",
      inMain('<a href="/About/">The firm</a>'),
    ],
    [
      "page/form-submit 2",
      "has 2 fields and no button that sends it",
      inMain('<form action="/x"><label>A <input name="a"></label><label>B <input name="b"></label></form>'),
    ],
  ])("%s: %s", async (rule, says, files) => {
    const all = (await found(files)).filter((one) => !one.startsWith("file/missing"));
    expect(all).toEqual([expect.stringContaining(says)]);
    expect(all[0]).toMatch(new RegExp(`^${rule}: `));
  });
});

it("a page that names quite another as its original is found, and why the sitemap then lists it in vain", async () => {
  const own = 'canonical" href="https://birchline.example/about/';
  const other = 'canonical" href="https://birchline.example/services/rewiring/';
  expect(await found({ [about]: swap(own, other) })).toEqual([
    "map/set 2: The sitemap lists https://birchline.example/about/, which names https://birchline.example/services/rewiring/ as its canonical address.",
    "canon/of-another 1: The canonical address of /about/ is another page with another title and heading: https://birchline.example/services/rewiring/.",
  ]);
  const copy = (html: string) => swap(own, other)(html).replace(/<title>.*?<\/title>/, title);
  const [title = ""] =
    /<title>.*?<\/title>/.exec(
      readFileSync(join(root, "tests/fixtures/any-sites/astro/services/rewiring/index.html"), "utf8"),
    ) ?? [];
  expect((await found({ [about]: copy })).join()).not.toContain("canon/of-another");
});
