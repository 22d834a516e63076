import { inHead, inMain, swap } from "../../support/audit-edits.ts";
import type { Planted, Trap } from "./planted.ts";

const added = (html: string) => inMain(`\n${html}`);

/** What plugins, merges and break-ins leave in the built files. */
export const builtFaults: readonly Planted[] = [
  {
    fault: "a frame of a tag manager in the head, for those without script",
    in: "about.html",
    edit: inHead('<noscript><iframe src="/tags.html" height="0" width="0"></iframe></noscript>'),
    rule: "head/closed-early",
  },
  {
    fault: "pictures barred for Google Images",
    in: "robots.txt",
    edit: (text) => `User-agent: Googlebot-Image\nDisallow: /assets/\n\n${text}`,
    rule: "img/kept-out",
    advice: "Delete line 2 of robots.txt",
  },
  {
    fault: "what a merge of two versions leaves",
    in: "about.html",
    edit: added("<p>&lt;&lt;&lt;&lt;&lt;&lt;&lt; HEAD</p>"),
    rule: "text/placeholder",
  },
  {
    fault: "a layer over the whole page",
    in: "about.html",
    edit: added('<div style="position: fixed; inset: 0; background: #fff"><p>Join our list</p></div>'),
    rule: "page/overlay",
  },
  {
    fault: "a button that leads on by script alone",
    in: "about.html",
    edit: added("<span onclick=\"location.href='/contact'\">Ask for a quote</span>"),
    rule: "link/crawlable",
  },
  {
    fault: "visitors sent to an address that nobody can read",
    in: "about.html",
    edit: added('<script>location.href=atob("aHR0cHM6Ly9zcGlucy5leGFtcGxlLw==")</script>'),
    rule: "link/script-redirect",
  },
  {
    fault: "a page for unknown addresses that sends everybody home",
    in: "404.html",
    edit: added('<script>location.replace("/")</script>'),
    rule: "file/404",
  },
  {
    fault: "a picture whose address waits for a script",
    in: "index.html",
    edit: swap(
      /(<main[\s\S]*?<img )src="([^"]+)"/,
      '$1src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="$2"',
    ),
    rule: "img/src",
  },
];

export const builtTraps: readonly Trap[] = [
  {
    trap: "words for those who listen, hidden in the usual way by a style of their own",
    in: "about.html",
    edit: added(
      '<p>Roofs <span style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">and what cures them</span></p>',
    ),
  },
  {
    trap: "a strip at an edge",
    in: "about.html",
    edit: added(
      '<div style="position:fixed;bottom:0;left:0;width:100%">We are closed on Monday the 4th.</div>',
    ),
  },
];
