import { inMain, swap } from "../../support/audit-edits.ts";
import type { Planted } from "./planted.ts";

/** Files beside the pages that a careless upload has damaged. */
export const damagedFiles: readonly Planted[] = [
  {
    fault: "a script that was cut off",
    dist: { in: /^assets\/entries\/.*\.js$/, edit: "cut off" },
    rule: "file/broken",
    path: "/about",
    says: /\.js is cut off, so that what needs script does not work on every page/,
  },
  {
    fault: "a script with a line of another language in it",
    dist: { in: /^assets\/entries\/.*\.js$/, edit: (text) => `<?php echo 1 ?>\n${text}` },
    rule: "file/broken",
    path: "/about",
    says: /is no script that browsers can read \(line 1:/,
  },
  {
    fault: "a manifest with two commas",
    dist: { in: "manifest.webmanifest", edit: swap(",", ",,") },
    rule: "file/broken",
    path: "/about",
    says: "manifest.webmanifest is not JSON",
  },
  {
    fault: "an icon of the manifest that a smaller one has replaced",
    dist: { in: "manifest.webmanifest", edit: swap("512x512", "256x256") },
    rule: "icon/set",
    path: "/",
    also: ["file/altered"],
    says: /says that \/icon-512.png has 256x256 pixels, but its file has 512x512/,
    built: { file: "manifest\\.webmanifest" },
  },
  {
    fault: "a picture of a srcset that is smaller than it says",
    dist: {
      in: "about.html",
      edit: inMain(
        '\n<img src="/icon-192.png" srcset="/icon-192.png 192w, /icon-512.png 800w" width="192" height="192" alt="Our sign, a gable" loading="lazy">',
      ),
    },
    rule: "img/size-attrs",
    path: "/about",
    says: "/icon-512.png is 800 pixels wide, but its file has 512",
    built: { file: "about\\.html", line: 9 },
  },
  {
    fault: "a feed with an & as it is",
    dist: { in: "feed.xml", edit: swap("</title>", " & others</title>") },
    rule: "file/feed",
    says: "feed.xml holds an & that is not written as &amp;",
    built: { file: "feed\\.xml", line: 4 },
  },
  {
    fault: "a feed that was cut off",
    dist: { in: "feed.xml", edit: "cut off" },
    rule: "file/feed",
    says: "is cut off",
  },
  {
    fault: "a feed that leads to an old address",
    dist: { in: "feed.xml", edit: (text) => text.replaceAll("/snow-and-roofs", "/old-snow") },
    rule: "file/feed",
    says: /feed.xml leads to .*\/old-snow, where nothing is/,
  },
];
