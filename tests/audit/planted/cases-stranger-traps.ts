import { both, inHead, inMain, swap } from "../../support/audit-edits.ts";
import type { Trap } from "./planted.ts";

const origin = "https://www.maple-roofing.example";

/** What other tools write in their own way, and means the same. */
export const strangerTraps: readonly Trap[] = [
  {
    trap: "robots tags that allow what is allowed anyhow",
    in: "about.html",
    edit: inHead(
      '<META NAME="ROBOTS" CONTENT="INDEX,FOLLOW,max-snippet:-1,max-image-preview:large,max-video-preview:-1"><meta name="googlebot" content="all">',
    ),
  },
  {
    trap: "a canonical address with a port that is meant anyhow, and capital letters in its host",
    in: "about.html",
    edit: swap(/(rel="canonical" href=")https:\/\/([^/]*)/, "$1HTTPS://$2:443"),
  },
  { trap: "a language in small letters", in: "about.html", edit: swap('lang="en-US"', 'lang="en-us"') },
  {
    trap: "script elements that hold templates and data",
    in: "about.html",
    edit: inMain(
      '<script type="text/template"><p>{{name}}</p></script><script type="application/json">{"roofs":3}</script>',
    ),
  },
  {
    trap: "numbers with signs between their digits, and with an extension",
    in: "contact.html",
    edit: swap('href="tel:+16125550100"', 'href="tel:+1-612-555-0100;ext=2"'),
  },
  {
    trap: "a short address for a profile elsewhere",
    in: "_redirects",
    edit: (text) => `${text}/reviews https://guild.example/maple 302\n`,
  },
  {
    trap: "a title in a drawing, and tags in comments and templates",
    in: "about.html",
    edit: inMain(
      '<!-- <meta name="robots" content="noindex"> --><svg width="9" height="9" role="img"><title>House</title></svg><template><h1>Notice</h1><a href="/gone">Gone</a></template>',
    ),
  },
  {
    trap: "files of Google, Bing and others",
    in: ["google1a2b3c4d5e6f7a8b.html", "BingSiteAuth.xml", ".well-known/traffic-advice", "humans.txt"],
    edit: () => "google-site-verification: google1a2b3c4d5e6f7a8b.html",
  },
  {
    trap: "attributes without quotes, and tags in capital letters",
    in: "about.html",
    edit: both(
      swap(/<link rel="canonical"[^>]*>/, `<LINK REL=Canonical HREF=${origin}/about>`),
      swap('<meta charset="utf-8">', "<META CHARSET=UTF-8>"),
    ),
  },
];
