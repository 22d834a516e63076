import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import {
  about,
  type Files,
  feed,
  found,
  inHead,
  inMain,
  openTo,
  priced,
  rss,
  swap,
  testFaults,
} from "../../support/any-site-files.ts";
import { root } from "../../support/data-folder.ts";

/** The whole site as if its generator had been told another address. */
const at = (origin: string): Files =>
  Object.fromEntries(
    `index.html 404.html ${about} services/rewiring/index.html sitemap-0.xml sitemap-index.xml robots.txt`
      .split(" ")
      .map((file) => [file, (text) => text.replaceAll("https://birchline.example", origin)]),
  );

testFaults("what other tools and careless hands write wrongly", [
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
    "canon/agree 2",
    "og:url of /about/ is https://birchline.example/about, but",
    { [about]: swap(/(<meta property="og:url" content="[^"]*)\//, "\n$1") },
  ],
  ["link/contact 2", 'calls "", which is no phone number', inMain('<p><a href="tel:">Call the firm</a></p>')],
  [
    "link/contact 2",
    'writes to "zoe at birchline.example", which is not an email address',
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
    "links to /services/rewiring; the page is /services/rewiring/",
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
    "leads to http://localhost:4321/about/, a URL on its maker's own machine",
    {
      ...inHead(feed),
      "feed.xml": rss(
        "<link>http://localhost:4321/about/</link><item><link>http://localhost:4321/</link></item>",
      ),
    },
  ],
  [
    "link/broken 2",
    "links to /About/, which does not exist: /about/ is there, and most servers tell upper from lower case",
    inMain('<a href="/About/">The firm</a>'),
  ],
  [
    "link/broken 2",
    'shows "[email protected]" where an email address was, but lacks the script of Cloudflare that shows it',
    inMain('<p>Write to <span class="__cf_email__" data-cfemail="a1c4">[email&#160;protected]</span>.</p>'),
  ],
  [
    "link/broken 2",
    "names /amp/firm as its AMP page, which does not exist",
    inHead('<link rel="amphtml" href="/amp/firm">'),
  ],
  [
    "link/broken 2",
    "links to /about/index.htm, which does not exist",
    {
      ...inMain('<!-- /about/index.html --><a href="/about/index.htm">The firm</a>'),
      "about/x.txt": "/about/index.html",
    },
  ],
  [
    "url/slash 2",
    "links to /index.html; the page is /",
    inMain('<a href="/index.html">Home of the firm</a>'),
  ],
  [
    "url/slash 2",
    "links to /services/rewiring/index.html; the page is /services/rewiring/",
    inMain('<a href="/services/rewiring/index.html">Wires of old houses</a>'),
  ],
  [
    "ld/visible 2",
    'shows "$68.00", but its structured data says the price is 58.00',
    inMain(`<p>$68.00</p>${priced("58.00")}`),
  ],
  [
    "ld/visible 2",
    'shows "Monday to Tuesday, 7:00 AM to 2:00 PM", but its structured data says the hours are Monday 07:00-18:00',
    inMain(`<p>Open Monday to Tuesday, 7:00 AM to 2:00 PM. Ask us.</p>${openTo("18:00")}`),
  ],
  [
    "page/form-submit 2",
    "has 2 fields and no button that sends it",
    inMain('<form action="/x"><label>A <input name="a"></label><label>B <input name="b"></label></form>'),
  ],
  [
    "text/frame 1",
    'says "Birchline Electric, 651-555-0117", where 3 other pages say "Birchline Electric, 651-555-0177"',
    { [about]: swap("651-555-0177</p></footer>", "651-555-0117</p></footer>") },
  ],
  [
    "ld/visible 2",
    'shows "651-555-0177", but its structured data says the number is 651-555-0123',
    inHead(openTo("18:00").replace("0177", "0123")),
  ],
  [
    "ld/visible 3",
    'shows "6 Hill Street", but its structured data says the address is 4 Hill Street',
    {
      [about]: (html) =>
        swap(
          "</main>",
          "\n<p>Come to 6 Hill Street, Saint Paul.</p></main>",
        )(swap("</head>", `\n${openTo("18:00")}</head>`)(html)),
    },
  ],
  ["ld/lb-hours 2", 'Write "07:00" in place of "7 AM"', inHead(openTo("18:00").replace("07:00", "7 AM"))],
  ["ld/lb-hours 2", 'Write "07:30" in place of "0730"', inHead(openTo("18:00").replace("07:00", "0730"))],
  ...[
    ["midnight", "23:59"],
    ["24:00", "23:59"],
    ["5", '17:00" in place of "5" if the afternoon is meant, "05:00" if the morning'],
  ].map(([written = "", right]): [string, string, Files] => [
    "ld/lb-hours 2",
    `Write "${right}`,
    inHead(openTo(written)),
  ]),
  ["file/private undefined", "debug.log is private", { "debug.log": "PHP Warning: no such table" }],
  ["file/private undefined", "wp-config.php.bak is private", { "wp-config.php.bak": "<?php" }],
  [
    "text/placeholder 2",
    'shows "Welcome to WordPress. This is your first post"',
    inMain("<p>Welcome to WordPress. This is your first post. Edit or delete it.</p>"),
  ],
  [
    "audit/trial-address undefined",
    "name http://localhost:4321 as their origin",
    at("http://localhost:4321"),
  ],
  [
    "audit/trial-address undefined",
    "name https://staging.birchline.example as their origin",
    at("https://staging.birchline.example"),
  ],
  [
    "canon/absolute 1",
    "is on https://staging.birchline.example, not on https://birchline.example",
    { [about]: swap('canonical" href="https://', 'canonical" href="https://staging.') },
  ],
  [
    "canon/absolute 1",
    "Write https://birchline.example/about/, also in og:url.",
    {
      [about]: (html) =>
        html.replaceAll("https://birchline.example/about/", "http://birchline.example/about/"),
    },
  ],
]);

it("a page in AMP that names itself as its original is one fault, not one for each thing that it has twice", async () => {
  const html = readFileSync(join(root, "tests/fixtures/any-sites/astro", about), "utf8");
  const all = await found({
    "amp.html": html
      .replace(
        /<link rel="stylesheet"[^>]*>/,
        '<script async src="https://cdn.ampproject.org/v0.js"></script>',
      )
      .replaceAll("birchline.example/about/", "birchline.example/amp"),
  });
  expect(all.filter((one) => !one.startsWith("set/"))).toEqual([
    expect.stringMatching(
      /^canon\/of-another 1: The AMP page \/amp names itself as the original, but it is a version of \/about\/\./,
    ),
  ]);
});

it("a page that names quite another as its original is found, and why the sitemap then lists it in vain", async () => {
  const own = 'canonical" href="https://birchline.example/about/';
  const other = 'canonical" href="https://birchline.example/services/rewiring/';
  expect(await found({ [about]: swap(own, other) })).toEqual([
    "map/set 2: The sitemap lists https://birchline.example/about/, which names https://birchline.example/services/rewiring/ as its canonical URL. Remove it from the sitemap; if the page is not a duplicate of the other, make its canonical URL its own.",
    "canon/of-another 1: The canonical URL of /about/ is another page with another title and heading: https://birchline.example/services/rewiring/. Use the page's own URL.",
  ]);
  const copy = (html: string) => swap(own, other)(html).replace(/<title>.*?<\/title>/, title);
  const [title = ""] =
    /<title>.*?<\/title>/.exec(
      readFileSync(join(root, "tests/fixtures/any-sites/astro/services/rewiring/index.html"), "utf8"),
    ) ?? [];
  expect((await found({ [about]: copy })).join()).not.toContain("canon/of-another");
});

const pages = ["index.html", about, "services/rewiring/index.html", "404.html"];
const onAll = (edit: (html: string) => string): Files =>
  Object.fromEntries(pages.map((file) => [file, edit]));

it.each([
  ["wrong letter case", "link/broken", '<a href="/About/">'],
  ["the other slash", "url/slash", '<a href="/about">'],
  ["a script", "link/crawlable", "<span onclick=\"location.href = '/about/'\">"],
])("a page that is linked by %s alone is no orphan beside that fault", async (_, rule, start) => {
  const all = await found(onAll((html) => html.replaceAll('<a href="/about/">', start)));
  expect(all.map((one) => one.split(" ")[0])).toEqual([rule]);
});

it("addresses of a translation that is not there are told beside a wrong code, both once", async () => {
  const tags = (html: string) =>
    html.replace(
      /<link rel="canonical" href="(https:\/\/[^/]*)([^"]*)">/,
      '$&<link rel="alternate" hreflang="en-UK" href="$1$2"><link rel="alternate" hreflang="es" href="$1/es$2">',
    );
  const all = await found(onAll(tags));
  expect(all).toEqual([
    expect.stringContaining('hreflang="en-UK", but no country'),
    expect.stringContaining("/es/, which is no page for search engines. The same on"),
  ]);
});

it("what several pages lack in the same way is told once", async () => {
  const bare = (title: string) => (html: string) =>
    html
      .replace(/<meta (name|property)="(og:|twitter:)?description"[^>]*>/g, "")
      .replaceAll("birchline.example/about/", `birchline.example/${title}/`)
      .replace(/<title>[^<]*/, `<title>${title} of old and new houses in the valley`);
  const html = readFileSync(join(root, "tests/fixtures/any-sites/astro", about), "utf8");
  const all = await found(
    Object.fromEntries(["lamps", "wires", "plugs"].map((name) => [`${name}.html`, bare(name)(html)])),
  );
  const rules = all.map((one) => one.split(" ")[0]);
  expect(rules.filter((rule) => rule === "desc/one")).toEqual(["desc/one"]);
});
