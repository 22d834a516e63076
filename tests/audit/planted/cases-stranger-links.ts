import type { Edit } from "../../support/audit.ts";
import { inMain, swap } from "../../support/audit-edits.ts";
import { faultsIn, type Planted } from "./planted.ts";

const added = (html: string): Edit => inMain(`\n${html}`);
const redirects = (lines: string) => ({ in: "_redirects", edit: (text: string) => `${text}${lines}\n` });

/** Addresses that a plugin or a careless hand has written. */
export const addressFaults: readonly Planted[] = [
  {
    fault: "two redirects in a circle",
    ...redirects("/quote /quotes 301\n/quotes /quote 302"),
    rule: "host/redirect-shadow",
    advice: '("/quote /quotes 301", "/quotes /quote 302")',
  },
  { fault: "a redirect to itself", ...redirects("/quote /quote 301"), rule: "host/redirect-shadow" },
  {
    fault: "two redirects in a row",
    ...redirects("/a /b 301\n/b /contact 301"),
    rule: "host/redirect-shadow",
  },
  ...(["/contact.html", "/contact/"] as const).map(
    (href): Planted => ({
      fault: `a link to ${href}`,
      in: "about.html",
      edit: added(`<p><a href="${href}">Write to the shop</a></p>`),
      rule: "url/slash",
    }),
  ),
  ...faultsIn("about.html", {
    "url/slash": {
      "a link to the file of the home page": added('<p><a href="/index.html">To the front page</a></p>'),
    },
    "url/form": { "a link of a query alone": added('<p><a href="?page=2">The next page</a></p>') },
    "img/alt": {
      "a link of a drawing alone": added(
        '<a href="/contact"><svg width="9" height="9" aria-hidden="true"><path d="M0 0h9"></path></svg></a>',
      ),
    },
    "link/localhost-http": {
      "a form that sends what was written without encryption": added(
        '<form action="http://forms.example/post" method="post"></form>',
      ),
    },
    "tw/card": {
      "a picture for X by its path": swap(/(<meta name="twitter:image" content=")https:\/\/[^/]*/, "$1"),
    },
    "head/size": {
      "a page with a large picture within it": added(
        `<img src="data:image/png;base64,${"A".repeat(2_100_000)}" width="300" height="200" alt="A roof" loading="lazy">`,
      ),
    },
  }),
];

/** The redirects of the data, which a deploy script has written over, or a feed has not heard of. */
export const lostRedirects: readonly Planted[] = [
  ...faultsIn("feed.xml", {
    "file/feed": {
      "a feed that leads to an address that is sent on": (text) => text.replaceAll("/snow-and-roofs", "/old"),
    },
  }),
  ...faultsIn("_redirects", { "host/redirect-lost": { "an empty file of redirects": () => "" } }),
];
