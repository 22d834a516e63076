import { createHash } from "node:crypto";
import {
  about,
  feed,
  inHead,
  inMain,
  openTo,
  priced,
  rss,
  swap,
  testTraps,
} from "../../support/any-site-files.ts";

const styles = "p{margin:0}";
const sum = createHash("sha384").update(styles).digest("base64");

testTraps("what other tools write rightly", [
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
  [
    "the page of another office, with its number",
    {
      [about]: (html) =>
        swap(
          "</main>",
          "<p>Call the shop in Duluth at 218-555-0144.</p></main>",
        )(swap("651-555-0177</p></footer>", "218-555-0144</p></footer>")(html)),
    },
  ],
  ["a file about batteries", { "battery-backup.pdf": "%PDF-1.4", "handouts.zip": "PK" }],
  ["an empty base", inHead('<base href="">')],
  ["no page for unknown URLs", { "404.html": undefined }],
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
  [
    "mail addresses that Cloudflare has hidden, with its script",
    inMain(
      '<p><a href="/cdn-cgi/l/email-protection#a1c4">[email&#160;protected]</a></p><script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script>',
    ),
  ],
  ["no locale, which is en_US then", { [about]: swap(/<meta property="og:locale"[^>]*>/, "") }],
  [
    "a price in each of two ways, one crossed out, and prices of other things",
    inMain(`${priced("58.00")}<p><s>$68.00</s> <b>$58.00</b></p><p>Shipping is free from $99.00 on.</p>`),
  ],
  [
    "hours of the telephone beside those of the shop",
    inMain(
      `${openTo("14:00")}<p>Open Monday and Tuesday, 7 AM to 2 PM. Phones are open Monday to Friday, 6 AM to 8 PM.</p>`,
    ),
  ],
  [
    "menus of Tailwind, which wide screens show",
    {
      ...inHead('<link rel="stylesheet" href="/tailwind.css">'),
      [about]: (html) =>
        swap(
          "<main>",
          '<div class="hidden lg:flex"><p>Ask us about panels, sockets and chargers.</p></div><main>',
        )(swap("</head>", '<link rel="stylesheet" href="/tailwind.css"></head>')(html)),
      "tailwind.css": ".hidden{display:none}@media (min-width:64rem){.lg\\:flex{display:flex}}",
    },
  ],
  [
    "parts that a script shows or fills: a lightbox, a result without hits, the second step of a form",
    {
      ...inMain(
        '<div id="box" style="display:none"><img id="box-image" src="" alt=""><h2 id="box-title"></h2></div><div class="step-two" hidden><p>Tell us when we may come to look.</p></div><p id="no-hits" hidden>No jobs match these words. Try others.</p><script>const box = document.getElementById("box"); fill("box-image", "box-title");</script><script src="/steps.js" defer></script>',
      ),
      "steps.js": 'for (const step of document.querySelectorAll(".step-two, #no-hits")) watch(step);',
    },
  ],
  [
    "a notice that a script of another site shows, and a picture that one loads",
    inMain(
      '<div id="cookies" style="display:none"><p>We count visits. You may say no at any time.</p></div><script src="https://notices.example/n.js"></script><img src="" data-src="/card.png" alt="The shop" width="1200" height="630">',
    ),
  ],
  [
    "phrases that say a word on both sides",
    inMain("<p>From time to time to be sure, we go from house to house to house, wire by wire by wire.</p>"),
  ],
  [
    "fields that catch programs, and a form that the host alone reads",
    inMain(
      '<form action="/about/"><p hidden><input name="trap"></p><label>A <input name="a"></label><button>Send</button></form><form action="/about/" hidden><input name="a"></form>',
    ),
  ],
  [
    "a link to the part of a page that it names, beside the page of that name",
    {
      ...inMain('<p>We do <a href="/#house-rewiring">Rewiring a house</a>.</p>'),
      "index.html": swap("</main>", '<section id="house-rewiring"><h2>Rewiring</h2></section></main>'),
    },
  ],
  [
    "a feed and an answer in JSON under the names of pages",
    {
      ...inHead('<link rel="alternate" type="application/rss+xml" href="/feed/">'),
      "feed/index.html": rss("<item><link>https://birchline.example/about/</link></item>"),
      "wp-json/index.html": '{"name":"Birchline","routes":"<a>"}',
    },
  ],
  [
    "a heading that Elementor moves in, and styles in another order than their weight",
    {
      [about]: (html) =>
        swap(
          "<h1",
          '<style>.elementor-invisible{visibility:hidden}main .note{color:#222}.note{color:#fff}</style><p class="note">Four of us.</p><h1 class="elementor-invisible"',
        )(html),
    },
  ],
  [
    "words of light on dark, each with a color of its own",
    inMain(
      '<style>body{color:#14202a}.band{background:#061f31}.band p{color:#fff}</style><div class="band"><p>We answer the phone at night, too.</p></div>',
    ),
  ],
  [
    "a field that catches programs, by the name that the form gives it, or where nobody sees it",
    inMain(
      '<form action="/" netlify-honeypot="trap"><p><input name="trap"></p><p style="display: none"><input name="url"></p><label>Name <input name="name"></label><button>Send</button></form>',
    ),
  ],
  [
    "a page of thanks that robots.txt blocks and the sitemap leaves out",
    {
      ...inMain('<p><a href="/thanks.html">Thanks</a></p>'),
      "thanks.html":
        '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Thank you for writing to us</title></head><body><main><h1>Thank you</h1><p><a href="/">Home</a></p></main></body></html>',
      "robots.txt": swap(/$/, "\nDisallow: /thanks.html\n"),
    },
  ],
  [
    "words that come again by their idiom",
    inMain(
      "<p>Prices change from time to time to follow copper, and a fuse that blows over and over and hums is old. Fuses vs. breakers vs. both: ask us.</p>",
    ),
  ],
  [
    "a price list with a button in each row",
    inMain(
      ["A fan", "A dimmer", "A doorbell", "A smoke alarm", "A thermostat"]
        .map(
          (job) =>
            `<div><h2>${job}</h2><div><span>2 to 3 hours</span><a href="/services/rewiring/">Book this job</a></div></div>`,
        )
        .join(""),
    ),
  ],
]);
