import { inHead, inMain, swap } from "../../support/audit-edits.ts";
import type { Planted, Trap } from "./planted.ts";

const onAbout = { path: "/about", also: ["text/low", "page/redundant", "host/csp-header", "file/altered"] };
const added = (html: string) => inMain(`\n${html}`);
const atLine = { built: { file: "about\\.html", line: 9 } };

/** What plugins, merges and break-ins leave in the built files. */
export const builtFaults: readonly Planted[] = [
  {
    fault: "a frame of a tag manager in the head, for those without script",
    dist: {
      in: "about.html",
      edit: inHead('<noscript><iframe src="/tags.html" height="0" width="0"></iframe></noscript>'),
    },
    rule: "head/closed-early",
    says: "The head of /about holds <iframe>, which ends it.",
    ...onAbout,
    also: ["host/csp-refuses", "file/missing", "link/broken", "page/frame-title"],
  },
  {
    fault: "pictures barred for Google Images",
    dist: {
      in: "robots.txt",
      edit: (text) => `User-agent: Googlebot-Image\nDisallow: /assets/\n\n${text}`,
    },
    rule: "img/kept-out",
    path: "/about",
    says: /Line 2 of robots\.txt keeps \d+ pictures out of image search: Disallow: \/assets\//,
    advice: "Delete line 2 of robots.txt",
    built: { file: "robots\\.txt", line: 2 },
  },
  {
    fault: "what a merge of two versions leaves",
    dist: { in: "about.html", edit: added("<p>&lt;&lt;&lt;&lt;&lt;&lt;&lt; HEAD</p>") },
    rule: "text/placeholder",
    says: 'shows "<<<<<<< HEAD"',
    ...onAbout,
    ...atLine,
  },
  {
    fault: "a layer over the whole page",
    dist: {
      in: "about.html",
      edit: added('<div style="position: fixed; inset: 0; background: #fff"><p>Join our list</p></div>'),
    },
    rule: "page/overlay",
    says: 'A <div> lies over the whole of /about: "Join our list"',
    ...onAbout,
    ...atLine,
  },
  {
    fault: "a button that leads on by script alone",
    dist: {
      in: "about.html",
      edit: added("<span onclick=\"location.href='/contact'\">Ask for a quote</span>"),
    },
    rule: "link/crawlable",
    says: "A <span> on /about leads elsewhere by script alone",
    ...onAbout,
    ...atLine,
  },
  {
    fault: "visitors sent to an address that nobody can read",
    dist: {
      in: "about.html",
      edit: added('<script>location.href=atob("aHR0cHM6Ly9zcGlucy5leGFtcGxlLw==")</script>'),
    },
    rule: "link/script-redirect",
    says: "sends visitors to https://spins.example/",
    ...onAbout,
    ...atLine,
  },
  {
    fault: "a page for unknown addresses that sends everybody home",
    dist: { in: "404.html", edit: added('<script>location.replace("/")</script>') },
    rule: "file/404",
    path: "/404",
    says: "A script of /404 sends everybody on to /",
    also: ["host/csp-header"],
  },
  {
    fault: "a picture whose address waits for a script",
    dist: {
      in: "index.html",
      edit: swap(
        /(<main[\s\S]*?<img )src="([^"]+)"/,
        '$1src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="$2"',
      ),
    },
    rule: "img/src",
    path: "/",
    says: "stands in data-src alone, and its src is an empty picture",
    also: ["host/csp-refuses", "img/lead-lazy", "img/size-attrs", "file/altered"],
  },
];

export const builtTraps: readonly Trap[] = [
  {
    trap: "words for those who listen, hidden in the usual way by a style of their own",
    dist: {
      in: "about.html",
      edit: added(
        '<p>Roofs <span style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">and what cures them</span></p>',
      ),
    },
  },
  {
    trap: "a strip at an edge",
    dist: {
      in: "about.html",
      edit: added(
        '<div style="position:fixed;bottom:0;left:0;width:100%">We are closed on Monday the 4th.</div>',
      ),
    },
  },
];
