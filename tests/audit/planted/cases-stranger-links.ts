import type { Edit } from "../../support/audit.ts";
import { inMain, swap } from "../../support/audit-edits.ts";
import type { Planted } from "./planted.ts";

const onAbout = { path: "/about", built: { file: "about\\.html", line: 9 }, also: ["text/low"] };
const added = (html: string): Edit => inMain(`\n${html}`);
const redirects = (lines: string) => ({ in: "_redirects", edit: (text: string) => `${text}${lines}\n` });

/** Addresses that a plugin or a careless hand has written. */
export const addressFaults: readonly Planted[] = [
  {
    fault: "two redirects in a circle",
    dist: redirects("/quote /quotes 301\n/quotes /quote 302"),
    rule: "host/redirect-shadow",
    says: "The redirect from /quote leads in a circle: /quote → /quotes → /quote.",
    built: { file: "_redirects", line: 1 },
  },
  {
    fault: "a redirect to itself",
    dist: redirects("/quote /quote 301"),
    rule: "host/redirect-shadow",
    says: "in a circle: /quote → /quote.",
  },
  {
    fault: "two redirects in a row",
    dist: redirects("/a /b 301\n/b /contact 301"),
    rule: "host/redirect-shadow",
    says: "The redirect from /a leads to another redirect, /b.",
    built: { file: "_redirects", line: 1 },
  },
  ...(["/contact.html", "/contact/"] as const).map(
    (href): Planted => ({
      fault: `a link to ${href}`,
      dist: { in: "about.html", edit: added(`<p><a href="${href}">Write to the shop</a></p>`) },
      rule: "url/slash",
      says: `links ${href}; the page is /contact.`,
      ...onAbout,
    }),
  ),
  {
    fault: "a link to the file of the home page",
    dist: { in: "about.html", edit: added('<p><a href="/index.html">To the front page</a></p>') },
    rule: "url/slash",
    says: "links /index.html; the page is /.",
    ...onAbout,
  },
  {
    fault: "a link of a query alone",
    dist: { in: "about.html", edit: added('<p><a href="?page=2">The next page</a></p>') },
    rule: "url/form",
    says: "links ?page=2, with a query",
    ...onAbout,
    also: ["text/low", "link/relative"],
  },
  {
    fault: "a link of a drawing alone",
    dist: {
      in: "about.html",
      edit: added(
        '<a href="/contact"><svg width="9" height="9" aria-hidden="true"><path d="M0 0h9"></path></svg></a>',
      ),
    },
    rule: "img/alt",
    says: "The link to /contact on /about has nothing to read.",
    ...onAbout,
  },
  {
    fault: "a form that sends what was written without encryption",
    dist: {
      in: "about.html",
      edit: added('<form action="http://forms.example/post" method="post"></form>'),
    },
    rule: "link/localhost-http",
    says: "http://forms.example/post, without encryption",
    ...onAbout,
  },
  {
    fault: "a picture for X by its path",
    dist: {
      in: "about.html",
      edit: swap(/(<meta name="twitter:image" content=")https:\/\/[^/]*/, "$1"),
    },
    rule: "tw/card",
    path: "/about",
    says: "The twitter:image of /about is not a whole address: /assets/",
    built: { file: "about\\.html" },
  },
  {
    fault: "a page with a large picture within it",
    dist: {
      in: "about.html",
      edit: added(
        `<img src="data:image/png;base64,${"A".repeat(2_100_000)}" width="300" height="200" alt="A roof" loading="lazy">`,
      ),
    },
    rule: "head/size",
    says: /of them are a picture within the page\.$/,
    ...onAbout,
    also: ["text/low", "host/csp-refuses"],
  },
];

/** The redirects of the data, which a deploy script has written over, or a feed has not heard of. */
export const lostRedirects: readonly Planted[] = [
  {
    fault: "a feed that leads to an address that is sent on",
    dist: { in: "feed.xml", edit: (text) => text.replaceAll("/snow-and-roofs", "/old") },
    rule: "file/feed",
    says: /feed.xml leads to .*\/old, which is redirected/,
  },
  {
    fault: "an empty file of redirects",
    dist: { in: "_redirects", edit: () => "" },
    rule: "host/redirect-lost",
    says: "_redirects has no line for the old address /old, which leads to /roof-repair.",
    at: { file: "redirects.yaml", words: "/old" },
  },
];
