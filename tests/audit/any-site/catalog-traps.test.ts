import { expect, it } from "vitest";
import { about, type Files, inHead, inMain, noted, swap, testTraps } from "../../support/any-site-files.ts";

/** Structured data of a page, in its head. */
const ld = (json: string) =>
  inHead(`<script type="application/ld+json">{"@context":"https://schema.org",${json}}</script>`);
const inAbout = (edit: (html: string) => string): Files => ({ [about]: edit });
const headers = (lines: string): Files => ({ _headers: `/*\n${lines}\n` });
const safe = `  Strict-Transport-Security: max-age=31536000
  Content-Security-Policy: default-src 'self'; frame-ancestors 'self'
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin`;
const versions = (...tags: [language: string, href: string][]) =>
  inHead(
    tags.map(([language, href]) => `<link rel="alternate" hreflang="${language}" href="${href}">`).join(""),
  );
const self = "https://birchline.example/about/";
const firm = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Birchline Electric"}</script>`;

/** Sentences that begin with the name of the firm. */
const firmAtWork = [
  "was founded in a garage on Hill Street by two brothers",
  "moved to the brick shop beside the bakery four winters later",
  "trains one apprentice a year, most of them from the college up the road",
  "keeps ladders, reels of cable and spare fuses in two small vans",
  "answers the phone with a person, also while everybody is out on a job",
  "writes down what was found behind each wall, so that the next owner knows it",
  "leaves a copy of the plan in the panel door",
  "sweeps before the crew drives away",
];

it("a large picture without words is a note, and one that only decorates is none", async () => {
  const picture = (attributes: string) =>
    `<p><img src="/card.png" width="1200" height="630" ${attributes}></p>`;
  expect(await noted(inMain(picture('alt=""')), "img/alt-empty")).toEqual([
    "The picture /card.png on /about/ has an empty alt text.",
  ]);
  for (const right of [
    picture('alt="" role="presentation"'),
    `<figure>${picture('alt=""')}<figcaption>A fuse box from 1931</figcaption></figure>`,
    `<a href="/">${picture('alt=""')} Home of the firm</a>`,
  ])
    expect(await noted(inMain(right), "img/alt-empty")).toEqual([]);
});

it("a site with a number to call and no word of the business in structured data is noted once", async () => {
  const call = inMain('<p><a href="tel:+16515550177">651-555-0177</a></p>');
  const said = "No page describes the business in structured data.";
  expect(await noted(call, "ld/no-business")).toEqual([said]);
  expect(await noted({}, "ld/no-business")).toEqual([]);
  expect(
    await noted(
      { ...call, "404.html": (html) => html.replace("</head>", `${firm}</head>`) },
      "ld/no-business",
    ),
  ).toEqual([]);
});

it("a site that is open to Google alone is noted", async () => {
  const closed = "User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nAllow: /\n";
  expect(await noted({ "robots.txt": closed }, "index/only-google")).toEqual([
    "The whole site is blocked for every crawler that has no group of its own, such as that of Bing, by line 2 of robots.txt: Disallow: /",
  ]);
});

testTraps("what they name as well, and is right", [
  [
    "a business that a page only names, and its own page tells in full",
    ld('"@type":"Electrician","@id":"https://birchline.example/#firm","name":"Birchline Electric"'),
  ],
  [
    "a form for a program that nobody can see in a folder",
    inMain('<form action="/api/send" method="post"><button>Send it to the firm</button></form>'),
  ],
  [
    "a crawler for training that robots.txt keeps out of the pictures",
    { "robots.txt": (text) => `User-agent: GPTBot\nDisallow: /_astro/\n\n${text}` },
  ],
  [
    "a script that asks what a visitor has, and leaves where one presses",
    inMain(
      '<p id="map">Map</p><script>if (window.innerWidth < 700) document.body.className = "small"; map.onclick = () => location.assign("/services/rewiring/"); if (location.hash === "#wires") location.replace("/services/rewiring/")</script>',
    ),
  ],
  [
    "a picture loaded early for a style, and one for a script",
    inMain(
      '<link rel="preload" as="image" href="/card.png"><style>main{background:url("/card.png")}</style><link rel="preload" as="image" href="/favicon.png"><script>new Image().src = "/favicon.png"</script>',
    ),
  ],
  [
    "years in order, a war that a house is older than, and names on both sides of a comma",
    inMain(
      "<p>The mill burned in 1932, before the harbor opened in 1948. In 2015 we rewired a house that was built before the war in 1941. The shop moved in 1990, and after a fire in 1950 nobody had thought of it. The plant closed in 1982, after which the land was sold in 1990. We rewired it in 2015, before the owners sold the house they bought in 1999. He joined in 1995, before buying the shop that his uncle opened in 1971. From Lake County to Ramsey County, and Ramsey County roads are slow.</p>",
    ),
  ],
  ...["Salt Lake City", "Cedar Rapids", "Rancho Santa Margarita"].map((town): [string, Files] => [
    `a page for ${town}`,
    inMain(
      [
        "Old houses in ◆ have cloth wiring.",
        "The hills above ◆ get storms.",
        "We drive to ◆ on Mondays.",
        "Permits of ◆ take a week.",
        "Near ◆ the ground is dry.",
        "Attics in ◆ are hot.",
        "Panels from before the war are still found in ◆.",
        "Ask the power company of ◆ for the day on which it can shut off your line, and tell us which it is.",
        "A fuse that blows twice is telling you something, and a larger one would only keep it quiet.",
        "Cloth that crumbles is left alone until the power is off, and then comes out with the box it hangs in.",
      ]
        .map((text) => `<p>${text.replace("◆", town)}</p>`)
        .join(""),
    ),
  ]),
  ["headers that are right", headers(safe)],
  ["headers that are about other things alone", headers("  Cache-Control: max-age=600")],
  [
    "a main heading in the header of the page",
    inAbout((html) =>
      swap(
        "</header>",
        "<h1>The people of the firm</h1></header>",
      )(swap(/<h1>[^<]*<\/h1>(?=<p>Four)/, "<h2>Who we are</h2>")(html)),
    ),
  ],
  [
    "a main part that a role marks",
    inAbout((html) => html.replace("<main>", '<div role="main">').replace("</main>", "</div>")),
  ],
  ["a second main part that is hidden", inAbout(swap("</main>", "</main><main hidden></main>"))],
  [
    "a menu that a script opens",
    { ...inMain('<p><a href="#">More of our lamps</a></p><script src="/_astro/m.js"></script>') },
  ],
  ["a way back to the top", inMain('<p><a href="#">Back to top</a></p>')],
  [
    "words that follow themselves",
    inMain(
      "<p>All that that needs is a fuse, which had had its day. It is very very old, Walla Walla style.</p>",
    ),
  ],
  [
    "the name of the firm, which its page says often",
    inAbout((html) =>
      html.replace(
        "</main>",
        `${firmAtWork.map((does) => `<p>Birchline Electric ${does}.</p>`).join("")}</main>`,
      ),
    ),
  ],
  [
    "a row of sentences that begin alike",
    inMain(
      "<p>The lamp does not record. It does not listen, it does not send anything, and it does not ask for your name.</p>",
    ),
  ],
  [
    "a Product that only is mentioned",
    ld(
      '"@type":"Organization","name":"Birchline Electric","makesOffer":{"@type":"Offer","itemOffered":{"@type":"Product","name":"Lamp"}}',
    ),
  ],
  ["a version for all who speak another language", versions(["en", self], ["x-default", self])],
  [
    "a link with a host as its text, and one to a file with an at sign",
    {
      ...inMain(
        '<p><a href="https://www.dli.example/wiring">www.dli.example</a> <a href="/a@2x.svg">The fuse box, larger</a></p>',
      ),
      "a@2x.svg": "<svg></svg>",
    },
  ],
  [
    "styles for the screen and for print from one file",
    inHead('<link rel="stylesheet" media="print" href="/_astro/index.B7x2KQp1.css">'),
  ],
  [
    "lists and roles that are right",
    inMain(
      '<dl><div><dt>Brass</dt><dd>Lamps</dd></div></dl><ul><li>Tin<ul><li>Old</li></ul></li><script></script></ul><ul role="tablist"><button type="button" role="tab" aria-selected="true" tabindex="-1">Brass</button></ul><section role="doc-tip region" aria-labelledby="lamps"><h2 id="lamps" tabindex="0">Lamps</h2><p aria-hidden="">Brass.</p></section>',
    ),
  ],
  [
    "a button whose value names it",
    inMain(
      '<form action="/x"><label>Mail <input type="email" name="a"></label><input type="button" value="Clear"><button>Send</button></form>',
    ),
  ],
  [
    "a sitemap with days of all kinds",
    {
      "sitemap-0.xml": swap(
        /(about\/<\/loc>)(<lastmod>[^<]*<\/lastmod>)?/,
        "$1<lastmod>2024-05-06T07:08:09+00:00</lastmod>",
      ),
    },
  ],
]);
