import { inMain, swap } from "../../support/audit-edits.ts";
import { faultsIn, type Planted } from "./planted.ts";

/** Files beside the pages that a careless upload has damaged. */
export const damagedFiles: readonly Planted[] = [
  ...faultsIn(/^assets\/entries\/.*\.js$/, {
    "file/broken": {
      "a script that was cut off": "cut off",
      "a script with a line of another language in it": (text) => `<?php echo 1 ?>\n${text}`,
    },
  }),
  ...faultsIn("manifest.webmanifest", {
    "file/broken": { "a manifest with two commas": swap(",", ",,") },
    "icon/set": { "an icon of the manifest that a smaller one has replaced": swap("512x512", "256x256") },
  }),
  ...faultsIn("about.html", {
    "img/size-attrs": {
      "a picture of a srcset that is smaller than it says": inMain(
        '\n<img src="/icon-192.png" srcset="/icon-192.png 192w, /icon-512.png 800w" sizes="12rem" width="192" height="192" alt="Our sign, a gable" loading="lazy">',
      ),
    },
  }),
  ...faultsIn("feed.xml", {
    "file/feed": {
      "a feed with an & as it is": swap("</title>", " & others</title>"),
      "a feed that was cut off": "cut off",
      "a feed that leads to an old address": (text) => text.replaceAll("/snow-and-roofs", "/old-snow"),
    },
  }),
];
