import { expect, it } from "vitest";
import {
  about,
  type Files,
  inHead,
  inMain,
  noted,
  swap,
  testFaults,
  testTraps,
} from "../../support/any-site-files.ts";

const home = "index.html";
const rewiring = "services/rewiring/index.html";
const ld = (json: string) =>
  inHead(`<script type="application/ld+json">{"@context":"https://schema.org",${json}}</script>`);
const street = (streetAddress: string) =>
  ld(
    `"@type":"PostalAddress","streetAddress":"${streetAddress}","addressLocality":"Saint Paul","addressRegion":"MN","postalCode":"55102"`,
  );
const footer = (text: string, files = [about]): Files =>
  Object.fromEntries(files.map((file) => [file, swap(/[^>]*(?=<\/p><\/footer>)/, text)]));
/** Both edits, where they are of one file. */
const both = (one: Files, other: Files): Files => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).map(([file, edit]) => {
      const first = one[file];
      return [
        file,
        typeof first === "function" && typeof edit === "function"
          ? (html: string) => edit(first(html))
          : edit,
      ];
    }),
  ),
});
const map = (asked: string) =>
  inMain(
    `<iframe title="Map" width="9" height="9" src="https://www.google.com/maps?q=${asked}&amp;output=embed"></iframe>`,
  );
const shop = "4 Hill Street, Saint Paul, MN 55102";
const form = (attributes: string) =>
  inMain(
    `<form method="post" ${attributes}><p><label>Your name <input name="name"></label></p><button>Send</button></form>`,
  );
const trail = (last: string, name: string): Files => ({
  [rewiring]: swap(
    "</head>",
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Home","item":"https://birchline.example/"},{"@type":"ListItem","position":2,"name":"${name}","item":"https://birchline.example${last}"}]}</script></head>`,
  ),
});
/** The page about the firm, which speaks of Winona, with a title and that of its preview. */
const named = (title: string, preview: string) => (html: string) =>
  swap(
    /<title>[^<]*/,
    `<title>${title}`,
  )(
    swap(
      /(og:title" content=")[^"]*/,
      `$1${preview}`,
    )(
      swap(
        /(twitter:title" content=")[^"]*/,
        `$1${preview}`,
      )(swap("</main>", "<p>Our shop stands in Winona.</p></main>")(html)),
    ),
  );
const question = (answer: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[{"@type":"Question","name":"What does a panel cost?","acceptedAnswer":{"@type":"Answer","text":"${answer}"}}]}</script><p>What does a panel cost?</p><p>About $2,400.</p>`;

testFaults("what makers of sites leave behind", [
  [
    "link/localhost-http 2",
    "uses https://birchline-electric.squarespace.com/work, where this site is tried",
    inMain('<p>See <a href="https://birchline-electric.squarespace.com/work">our work</a>.</p>'),
  ],
  [
    "text/placeholder 2",
    'uses https://formspree.io/f/your-form-id with "your-form-id" in place of its own key',
    form('action="https://formspree.io/f/your-form-id"'),
  ],
  [
    "text/placeholder 2",
    "links to https://www.instagram.com/yourusername, which stands for a profile of your own",
    inMain('<p><a href="https://www.instagram.com/yourusername">Our pictures</a></p>'),
  ],
  ["text/placeholder 2", 'shows "[team_member id="44"]"', inMain('<p>Zoe wires. [team_member id="44"]</p>')],
  ["text/placeholder 2", 'shows "[/vc_row]"', inMain("<p>Zoe wires. [/vc_row]</p>")],
  [
    "link/broken 2",
    "A form on /about/ leads to /thanks/, which does not exist.",
    form('data-netlify="true" action="/thanks/"'),
  ],
  [
    "link/broken 2",
    "A form on /about/ leads to /thanks.html, which does not exist.",
    form('action="/thanks.html"'),
  ],
  [
    "text/gone 1",
    'says "Page Not Found | Birchline Electric"',
    { [about]: swap(/<title>[^<]*/, "<title>Page Not Found | Birchline Electric") },
  ],
  [
    "ld/visible 2",
    '/about/ shows "4 Hill Street", but its structured data says the address is 12 Mill Road.',
    both(street("12 Mill Road"), footer(`Birchline Electric, ${shop}, 651-555-0177`)),
  ],
  [
    "ld/visible 4",
    '/about/ shows "1 Wall Road, Duluth, MN 55802", but its structured data says the address is 4 Hill Street.',
    both(
      street("4 Hill Street"),
      both(inMain(`<p>Come to ${shop}.</p>`), map("1+Wall+Road,+Duluth,+MN+55802")),
    ),
  ],
  [
    "og/other-page 1",
    'The title of /about/ says "Duluth", but the page speaks of Winona: "The People of Our Shop in Duluth, MN"',
    { [about]: named("The People of Our Shop in Duluth, MN", "The People of Our Shop in Winona, MN") },
  ],
  [
    "ld/visible 2",
    'The structured data of /about/ answers "What does a panel cost?" with "$1,900", which the page does not show.',
    inMain(question("From $1,900.")),
  ],
]);

testTraps("what makers of sites write on every page", [
  [
    "hosts to look up",
    inHead(
      '<link rel="dns-prefetch" href="//fonts.example"><link rel="profile" href="http://gmpg.org/xfn/11">',
    ),
  ],
  [
    "a profile on a builder of sites",
    inMain('<p><a href="https://birchbark.squarespace.com/">Birch Bark Paper</a> prints our cards.</p>'),
  ],
  [
    "a small icon beside a larger one",
    { [home]: swap('<link rel="icon"', '<link rel="icon" href="/small.png" sizes="32x32"><link rel="icon"') },
  ],
  [
    "a menu for phones",
    inMain(
      '<div style="display:none"><a href="/">Birchline Electric</a> <a href="/services/rewiring/">Rewiring</a></div>',
    ),
  ],
  [
    "the name of a drawing, for those who listen",
    inMain(
      '<a href="https://social.example/birchline"><span style="position:absolute;width:1px;height:1px;overflow:hidden">Pictures</span><svg width="9" height="9" aria-hidden="true"></svg></a>',
    ),
  ],
  [
    "a picture that a script shows, with a copy for those without",
    inMain(
      '<noscript><img src="/card.png" alt="A fuse box" width="1200" height="630"></noscript><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="/card.png" alt="A fuse box" width="1200" height="630">',
    ),
  ],
  ["a form that a program takes", form('action="/api/contact/"')],
  [
    "a title of one such word",
    { [about]: swap(/<title>[^<]*/, "<title>Denied – When Insurers Refuse Knob and Tube | Birchline") },
  ],
  ["words in brackets", inMain("<p>Zoe [she = the boss] wires. See [1] and [the list].</p>")],
  [
    "a street of the same number under another spelling",
    both(
      street("4 N. Hill St"),
      footer(`Birchline Electric, 4 North Hill Street, Saint Paul, MN 55102, 651-555-0177`),
    ),
  ],
  [
    "two offices in the footer",
    both(
      street("12 Mill Road"),
      footer(`Birchline Electric, ${shop}, and 9 Lake Avenue, Saint Paul, MN 55104, 651-555-0177`),
    ),
  ],
  [
    "a map of the shop, and one of a town",
    both(
      street("4 Hill Street"),
      both(inMain(`<p>Come to ${shop}.</p>`), map("4+Hill+Street,+Saint+Paul,+MN+55102")),
    ),
  ],
  [
    "a map of a town",
    both(street("4 Hill Street"), both(inMain(`<p>Come to ${shop}.</p>`), map("Duluth,+MN"))),
  ],
  [
    "another word in the preview",
    { [about]: named("The People of Our Shop in Winona, MN", "The Crew of Our Shop in Winona, MN") },
  ],
  ["an answer in fewer words", inMain(question("$2,400 or so."))],
]);

it("a trail ends at its page or at a parent", async () => {
  expect(await noted(trail("/services/rewiring/", "Rewiring"), "ld/breadcrumb")).toEqual([]);
  expect(await noted(trail("/about/", "About us"), "ld/breadcrumb")).toEqual([]);
  const beside: Files = {
    ...trail("/services/panels.html", "Panels"),
    "services/panels.html":
      "<!DOCTYPE html><html lang=en><head><title>Panels</title></head><body><main><h1>Panels</h1></main></body></html>",
  };
  expect(await noted(beside, "ld/breadcrumb")).toEqual([
    'The trail in the structured data of /services/rewiring/ ends at /services/panels.html, "Panels".',
  ]);
});

it("a footer of few pages differs from that of the others, unless a page speaks of its number", async () => {
  const page = (call: string, text = "") =>
    `<!DOCTYPE html><html lang="en"><head><title>Work</title></head><body><main><h1>Work</h1><p>${text}</p></main><footer><p>Birchline Electric, ${call}</p></footer></body></html>`;
  const sites = (last: string, text = ""): Files =>
    Object.fromEntries(
      Array.from("abcdefgh", (name, index) => [
        `${name}.html`,
        index < 2 ? page("651-555-0101", index === 0 ? last : text) : page("651-555-0177"),
      ]),
    );
  const says = (path: string) =>
    `In its header or footer ${path} says "Birchline Electric, 651-555-0101", where 10 other pages say "Birchline Electric, 651-555-0177".`;
  expect(await noted(sites(""), "text/frame")).toEqual([says("/a.html"), says("/b.html")]);
  expect(await noted(sites("The shop in Duluth: 651-555-0101."), "text/frame")).toEqual([]);
});

it("a theme may show the first day alone, but no other", async () => {
  const article = (day: string): Files => ({
    [about]: swap(
      "</main>",
      `<p><time datetime="${day}">Some day</time></p><script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"Wires","datePublished":"2026-03-02","dateModified":"2026-04-07"}</script></main>`,
    ),
  });
  expect(await noted(article("2026-03-02"), "text/date")).toEqual([]);
  expect(await noted(article("2026-03-05"), "text/date")).toHaveLength(2);
});

it("a plugin names a picture without its maker, and who names a license means to", async () => {
  const picture = (more: string) =>
    ld(
      `"@type":"ImageObject","url":"https://birchline.example/card.png","contentUrl":"https://birchline.example/card.png"${more}`,
    );
  expect(await noted(picture(""), "ld/image-object")).toEqual([]);
  expect(
    await noted(picture(',"acquireLicensePage":"https://birchline.example/about/"'), "ld/image-object"),
  ).toHaveLength(1);
});
