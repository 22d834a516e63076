import { inHead, inMain, swap } from "../../support/audit-edits.ts";
import { faultsIn, type Planted, type Trap, trapsIn } from "./planted.ts";

const added = (html: string) => inMain(`\n${html}`);

/** What plugins, merges and break-ins leave in the built files. */
export const builtFaults: readonly Planted[] = [
  ...faultsIn("about.html", {
    "head/closed-early": {
      "a frame of a tag manager in the head, for those without script": inHead(
        '<noscript><iframe src="/tags.html" height="0" width="0"></iframe></noscript>',
      ),
    },
    "text/placeholder": {
      "what a merge of two versions leaves": added("<p>&lt;&lt;&lt;&lt;&lt;&lt;&lt; HEAD</p>"),
    },
    "page/overlay": {
      "a layer over the whole page": added(
        '<div style="position: fixed; inset: 0; background: #fff"><p>Join our list</p></div>',
      ),
    },
    "link/crawlable": {
      "a button that leads on by script alone": added(
        "<span onclick=\"location.href='/contact'\">Ask for a quote</span>",
      ),
    },
    "link/script-redirect": {
      "visitors sent to an address that nobody can read": added(
        '<script>location.href=atob("aHR0cHM6Ly9zcGlucy5leGFtcGxlLw==")</script>',
      ),
    },
  }),
  {
    fault: "pictures barred for Google Images",
    in: "robots.txt",
    edit: (text) => `User-agent: Googlebot-Image\nDisallow: /assets/\n\n${text}`,
    rule: "img/kept-out",
    advice: "Delete line 2 of robots.txt",
  },
  ...faultsIn("404.html", {
    "file/404": {
      "a page for unknown addresses that sends everybody home": added(
        '<script>location.replace("/")</script>',
      ),
    },
  }),
  ...faultsIn("index.html", {
    "img/src": {
      "a picture whose address waits for a script": swap(
        /(<main[\s\S]*?<img )src="([^"]+)"/,
        '$1src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="$2"',
      ),
    },
  }),
];

export const builtTraps: readonly Trap[] = trapsIn("about.html", {
  "words for those who listen, hidden in the usual way by a style of their own": added(
    '<p>Roofs <span style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">and what cures them</span></p>',
  ),
  "a strip at an edge": added(
    '<div style="position:fixed;bottom:0;left:0;width:100%">We are closed on Monday the 4th.</div>',
  ),
});
