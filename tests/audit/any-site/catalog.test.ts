import { about, type Files, inHead, inMain, swap, testFaults } from "../../support/any-site-files.ts";

/** Structured data of a page, in its head. */
const ld = (json: string) =>
  inHead(`<script type="application/ld+json">{"@context":"https://schema.org",${json}}</script>`);
const inAbout = (edit: (html: string) => string): Files => ({ [about]: edit });
const link = (href: string, text = "what the state asks of wiring") =>
  inMain(`<p>See <a href="${href}">${text}</a>.</p>`);
const headers = (lines: string): Files => ({ _headers: `/*\n${lines}\n` });
const safe = `  Strict-Transport-Security: max-age=31536000
  Content-Security-Policy: default-src 'self'; frame-ancestors 'self'
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin`;
const without = (name: string) => headers(safe.replace(new RegExp(`^ *${name}.*\n?`, "m"), ""));
const versions = (...tags: [language: string, href: string][]) =>
  inHead(
    tags.map(([language, href]) => `<link rel="alternate" hreflang="${language}" href="${href}">`).join(""),
  );
const self = "https://birchline.example/about/";
const preview = /<meta (?:property="og|name="twitter):[^>]*>/g;

testFaults("what crawlers of other makers name, at its line", [
  ...(
    [
      ["www.dli.example/wiring", "https://www.dli.example/wiring"],
      ["htt://dli.example/wiring", "https://dli.example/wiring"],
      ["http:/dli.example/wiring", "https://dli.example/wiring"],
      ["https//dli.example/wiring", "https://dli.example/wiring"],
      ["http://https://dli.example/wiring", "https://dli.example/wiring"],
      ["zoe@birchline.example", "mailto:zoe@birchline.example"],
      ["(651) 555-0177", "tel:6515550177"],
    ] as const
  ).map(([href, meant]): [string, string, Files] => [
    "link/crawlable 2",
    `/about/ links "${href}", which is not the URL of a page. Write ${meant}.`,
    link(href),
  ]),
  [
    "file/broken undefined",
    "/prices.pdf holds an HTML document, so that visitors who follow a link to it on /about/ get nothing",
    {
      ...inMain('<p><a href="/prices.pdf">Prices of the firm</a></p>'),
      "prices.pdf": "<!doctype html><title>Not found</title>",
    },
  ],
  [
    "link/broken 2",
    "A form on /about/ leads to /send.php, which does not exist",
    inMain('<form action="/send.php" method="post"><button>Send it to the firm</button></form>'),
  ],
  [
    "robots/assets 2",
    "which line 2 of robots.txt forbids: Disallow: /_astro/",
    { "robots.txt": (text) => `User-agent: Googlebot\nDisallow: /_astro/\n\n${text}` },
  ],
  [
    "h1/one 1",
    "/about/ has an empty main heading",
    {
      [about]: swap(
        /<h1>[^<]*<\/h1>/,
        '<h1><img src="/card.png" width="1200" height="630" alt="" role="presentation"></h1>',
      ),
    },
  ],
  [
    "link/crawlable 2",
    'The link "Facebook" on /about/ leads nowhere: its URL is "#".',
    link("#", "Facebook"),
  ],
  [
    "link/crawlable 2",
    "An <a> on /about/ leads elsewhere by script alone",
    inMain(`<a onclick="location='/'">Home of the firm</a>`),
  ],
  [
    "ld/required 2",
    "The Product in the structured data of /about/ has no offers or review or aggregateRating.",
    ld('"@type":"Product","name":"Lamp"'),
  ],
  [
    "ld/required 2",
    "The JobPosting in the structured data of /about/ has no datePosted, no hiringOrganization, no jobLocation or applicantLocationRequirements.",
    ld('"@type":"JobPosting","title":"Electrician","description":"Wires of old houses."'),
  ],
  [
    "ld/required 2",
    "The Electrician in the structured data of /about/ has no address.",
    ld('"@type":"Electrician","name":"Birchline Electric","url":"https://birchline.example/"'),
  ],
  [
    "ld/breadcrumb 2",
    "have no numbers (position)",
    ld(
      '"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","name":"Home","item":"https://birchline.example/"},{"@type":"ListItem","name":"About us"}]',
    ),
  ],
  [
    "tw/card 1",
    'asks for the twitter:card "large", which does not exist.',
    inAbout(swap('content="summary_large_image"', 'content="large"')),
  ],
  [
    "og/required 1",
    "/about/ lacks og:title, og:type, og:url, og:image.",
    inAbout((html) => html.replaceAll(preview, "")),
  ],
  [
    "h1/one undefined",
    "/about/ has no main heading",
    inAbout(
      (html) =>
        `${html.replace(/h1>/g, "p>").replace("</main>", "<h2>Lamps</h2><p>We hang them too.</p></main>")}`,
    ),
  ],
  [
    "head/charset-lang-viewport 1",
    'says lang="en_US", which is no code of a language. Write lang="en-US"',
    inAbout(swap('lang="en"', 'lang="en_US"')),
  ],
  [
    "head/charset-lang-viewport 2",
    "/about/ has 2 viewport tags; one is right.",
    inHead('<meta name="viewport" content="width=980">'),
  ],
  [
    "text/other-language 2",
    '<span> on /about/ says lang="spanish", which is no code of a language.',
    inMain('<p>They call it <span lang="spanish">fusible</span>.</p>'),
  ],
  [
    "head/single 1",
    "has <p> in front of its head",
    inAbout(swap("<head>", "<p>Notice: no such option</p><head>")),
  ],
  ["head/single 1", "has 0 <head> elements", inAbout((html) => html.replace(/<\/?head>/g, ""))],
  [
    "head/single 1",
    "A link with hreflang of /about/ stands outside its head.",
    inAbout(swap("<body>", `<body><link rel="alternate" hreflang="en" href="${self}">`)),
  ],
  [
    "head/hreflang 2",
    `/about/ names itself as its version in "es", but says lang="en".`,
    versions(["es", self]),
  ],
  ["page/main 1", "/about/ has no main part.", inAbout((html) => html.replaceAll("main>", "div>"))],
  [
    "page/main 2",
    "/about/ has 2 main parts",
    inAbout(swap("</main>", "</main>\n<main><p>Lamps as well.</p></main>")),
  ],
  [
    "page/loaded-twice 2",
    "/about/ loads /_astro/index.B7x2KQp1.css twice.",
    inHead('<link rel="stylesheet" href="/_astro/index.B7x2KQp1.css">'),
  ],
  [
    "text/repeated 2",
    '/about/ says "before" twice in a row. Write "before" once.',
    inMain("<p>We call before before we come.</p>"),
  ],
  [
    "text/date-order 2",
    '/about/ says "in the 1960s, before the town got power in 1931", but 1931 came before the 1960s.',
    inMain("<p>These houses went up in the 1960s, before the town got power in 1931.</p>"),
  ],
  [
    "text/date-order 2",
    '/about/ says "in 1904, after the railroad came in 1911", but 1911 came after 1904.',
    inMain("<p>The depot was built in 1904, after the railroad came in 1911.</p>"),
  ],
  [
    "img/lead-lazy 2",
    "The first picture of /about/, /card.png, is loaded lazily.",
    inAbout(
      swap(
        "</h1>",
        '</h1>\n<p><img src="/card.png" alt="A fuse box" width="1200" height="630" loading="lazy"></p>',
      ),
    ),
  ],
  [
    "img/lead-lazy 2",
    "The first picture of /about/, /card.png, is loaded with a low priority.",
    inAbout(
      swap(
        "</h1>",
        '</h1>\n<p><img src="/card.png" alt="A fuse box" width="1200" height="630" fetchpriority="low"></p>',
      ),
    ),
  ],
  [
    "head/preload 2",
    "The preload of /card.png on /about/ is of a file that the page does not use.",
    inHead('<link rel="preload" as="image" href="/card.png">'),
  ],
  ...[
    'if (/iphone|android/i.test(navigator.userAgent)) location.href = "/services/rewiring/";',
    'const lang = navigator.language; if (lang.startsWith("es")) { window.location.replace("/services/rewiring/"); }',
    'document.referrer.includes("google") && location.assign("/services/rewiring/")',
    'if (window.innerWidth < 700) top.location = "/services/rewiring/"',
  ].map((script): [string, string, Files] => [
    "link/visitor-redirect 2",
    "A script sends some visitors of /about/ to /services/rewiring/, by ",
    inHead(`<script>${script}</script>`),
  ]),
  ["host/hsts-xfo undefined", "There is no Strict-Transport-Security.", without("Strict")],
  ["host/hsts-xfo undefined", "There is no Content-Security-Policy.", without("Content")],
  ["host/hsts-xfo undefined", "X-Content-Type-Options is not nosniff.", without("X-Content")],
  ["host/hsts-xfo undefined", "There is no Referrer-Policy.", without("Referrer")],
  [
    "host/hsts-xfo undefined",
    "No header keeps other sites from framing this one.",
    headers(safe.replace(/; frame-ancestors.*/, "")),
  ],
  [
    "host/hsts-xfo 5",
    'The Referrer-Policy "unsafe-url" tells other sites',
    headers(safe.replace("strict-origin-when-cross-origin", "unsafe-url")),
  ],
  [
    "page/list-parts 2",
    "An item of a list on /about/, <li>, stands in a <div> instead of a <ul> or <ol>.",
    inMain("<div><li>Lamps of brass</li></div>"),
  ],
  [
    "page/list-parts 2",
    "A <div> on /about/ stands in a <ul> without being a part of it. Put it into an <li>.",
    inMain("<ul><div>Lamps of brass</div><li>Lamps of tin</li></ul>"),
  ],
  [
    "page/list-parts 2",
    "<dt>, stands in a <div> instead of a <dl>.",
    inMain("<div><dt>Lamps of brass</dt></div>"),
  ],
  [
    "page/aria 2",
    '<div> on /about/ has the role "buton", which does not exist. Write role="button".',
    inMain('<div role="buton">Lamps of brass</div>'),
  ],
  [
    "page/aria 2",
    "<nav> on /about/ has aria-labeledby, which does not exist. Write aria-labelledby.",
    inMain('<nav aria-labeledby="x"><a href="/">Home of the firm</a></nav>'),
  ],
  [
    "page/aria 2",
    'has aria-expanded="open"; it is "true" or "false"',
    inMain('<button type="button" aria-expanded="open">Lamps</button>'),
  ],
  [
    "page/aria 2",
    '<section> on /about/ takes its name from "lamps" (aria-labelledby), an id that nothing has.',
    inMain('<section aria-labelledby="lamps"><p>Lamps of brass.</p></section>'),
  ],
  [
    "page/aria 2",
    '<a> on /about/ has tabindex="5"',
    inMain('<p><a href="/" tabindex="5">Home of the firm</a></p>'),
  ],
  [
    "file/weight undefined",
    "/large.css has 240000 bytes; 200000 are much for a style sheet. Leave out the styles",
    { ...inHead('<link rel="stylesheet" href="/large.css">'), "large.css": ".a{margin:0}".repeat(20_000) },
  ],
  [
    "file/weight undefined",
    "/large.js has 600000 bytes; 500000 are much for a script.",
    { ...inHead('<script defer src="/large.js"></script>'), "large.js": "void 0 + 1;\n".repeat(50_000) },
  ],
  ["head/size 1", "/about/ has 3339 elements, more than 3000.", inMain(`<p>${"<i></i>".repeat(3300)}</p>`)],
  [
    "page/control-name 2",
    'The field <input> "b" on /about/ has no label.',
    inMain(
      '<form action="/x"><label>Mail <input type="email" name="a"></label><input type="button" name="b"><button>Send</button></form>',
    ),
  ],
  ["link/localhost-http 2", "uses \\\\server\\prices.pdf, without a scheme.", link("\\\\server\\prices.pdf")],
  [
    "map/lastmod 2",
    "says that /about/ changed on 2199-01-02, which is still to come.",
    {
      "sitemap-0.xml": swap(
        /(about\/<\/loc>)(<lastmod>[^<]*<\/lastmod>)?/,
        "$1<lastmod>2199-01-02</lastmod>",
      ),
    },
  ],
]);
