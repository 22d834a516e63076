import { both, inHead, inMain, swap } from "../../support/audit-edits.ts";
import { type Trap, trapsIn } from "./planted.ts";

const origin = "https://www.maple-roofing.example";

/** What other tools write in their own way, and means the same. */
export const strangerTraps: readonly Trap[] = [
  ...trapsIn("about.html", {
    "robots tags that allow what is allowed anyhow": inHead(
      '<META NAME="ROBOTS" CONTENT="INDEX,FOLLOW,max-snippet:-1,max-image-preview:large,max-video-preview:-1"><meta name="googlebot" content="all">',
    ),
    "a canonical URL with a port that is meant anyhow, and capital letters in its host": swap(
      /(rel="canonical" href=")https:\/\/([^/]*)/,
      "$1HTTPS://$2:443",
    ),
    "a language in small letters": swap('lang="en-US"', 'lang="en-us"'),
    "script elements that hold templates and data": inMain(
      '<script type="text/template"><p>{{name}}</p></script><script type="application/json">{"roofs":3}</script>',
    ),
    "a title in a drawing, and tags in comments and templates": inMain(
      '<!-- <meta name="robots" content="noindex"> --><svg width="9" height="9" role="img"><title>House</title></svg><template><h1>Notice</h1><a href="/gone">Gone</a></template>',
    ),
    "attributes without quotes, and tags in capital letters": both(
      swap(/<link rel="canonical"[^>]*>/, `<LINK REL=Canonical HREF=${origin}/about>`),
      swap('<meta charset="utf-8">', "<META CHARSET=UTF-8>"),
    ),
  }),
  ...trapsIn("contact.html", {
    "numbers with signs between their digits, and with an extension": swap(
      'href="tel:+16125550100"',
      'href="tel:+1-612-555-0100;ext=2"',
    ),
  }),
  ...trapsIn("_redirects", {
    "a short address for a profile elsewhere": (text) => `${text}/reviews https://guild.example/maple 302\n`,
  }),
  ...trapsIn(
    ["google1a2b3c4d5e6f7a8b.html", "BingSiteAuth.xml", ".well-known/traffic-advice", "humans.txt"],
    { "files of Google, Bing and others": () => "google-site-verification: google1a2b3c4d5e6f7a8b.html" },
  ),
];
