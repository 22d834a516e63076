import { inMain, swap } from "../../support/audit-edits.ts";
import type { Planted } from "./planted.ts";

/** Files beside the pages that a careless upload has damaged. */
export const damagedFiles: readonly Planted[] = [
  {
    fault: "a script that was cut off",
    in: /^assets\/entries\/.*\.js$/,
    edit: "cut off",
    rule: "file/broken",
  },
  {
    fault: "a script with a line of another language in it",
    in: /^assets\/entries\/.*\.js$/,
    edit: (text) => `<?php echo 1 ?>\n${text}`,
    rule: "file/broken",
  },
  {
    fault: "a manifest with two commas",
    in: "manifest.webmanifest",
    edit: swap(",", ",,"),
    rule: "file/broken",
  },
  {
    fault: "an icon of the manifest that a smaller one has replaced",
    in: "manifest.webmanifest",
    edit: swap("512x512", "256x256"),
    rule: "icon/set",
  },
  {
    fault: "a picture of a srcset that is smaller than it says",
    in: "about.html",
    edit: inMain(
      '\n<img src="/icon-192.png" srcset="/icon-192.png 192w, /icon-512.png 800w" width="192" height="192" alt="Our sign, a gable" loading="lazy">',
    ),
    rule: "img/size-attrs",
  },
  {
    fault: "a feed with an & as it is",
    in: "feed.xml",
    edit: swap("</title>", " & others</title>"),
    rule: "file/feed",
  },
  { fault: "a feed that was cut off", in: "feed.xml", edit: "cut off", rule: "file/feed" },
  {
    fault: "a feed that leads to an old address",
    in: "feed.xml",
    edit: (text) => text.replaceAll("/snow-and-roofs", "/old-snow"),
    rule: "file/feed",
  },
];
