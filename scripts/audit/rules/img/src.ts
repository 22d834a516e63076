import { extname } from "node:path";
import type { BarePageRule } from "../../rule.ts";
import { isScripted } from "../../scripted.ts";

const formats: Record<string, string> = { ".jpeg": "jpg", ".jpe": "jpg" };

const mimeTypes: Record<string, string> = {
  avif: "image/avif",
  gif: "image/gif",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

/** Where plugins put the address until their script has run. */
const lazy = ["data-src", "data-lazy-src", "data-original", "data-lazy", "data-srcset"];

export const imgSrc: BarePageRule = {
  id: "img/src",
  needs: "pages",
  severity: "warning",
  checks: "Every image has a URL, and its file has the format that the URL says.",
  why: "Search engines index images by their URL and cannot use one whose content is in another format.",
  fix: "Build the site again; if the problem remains, the template or the image file is at fault.",
  source: "google-images",
  *page(page, audit) {
    const { path, facts } = page;
    const { files, internal } = audit;
    // Of the pictures that one element offers, the first speaks for all.
    const firsts = new Map(facts.typedSources.toReversed().map((one) => [one.start, one]));
    for (const { address, type, start } of [...firsts.values()].reverse()) {
      const ending = extname(address.replace(/[?#].*/s, ""))
        .slice(1)
        .toLowerCase();
      const right = mimeTypes[ending];
      if (right && type.trim().toLowerCase() !== right)
        yield {
          message: `A <source> on ${path} says that ${address} is ${type}; by its name it is ${right}.`,
          cause: address,
          fix: `Write type="${right}": browsers that cannot show it take another one then.`,
          at: start,
        };
    }
    // A copy in noscript is what search engines read.
    const others = new Set(facts.files);
    for (const { src, candidates, node } of facts.images) {
      const later = lazy.find((name) => node.attributes[name] && !others.has(node.attributes[name]));
      if (later && /^data:/.test(src))
        yield {
          message: `The URL of a picture on ${path} stands in ${later} alone, and its src is an empty picture: ${node.attributes[later]}`,
          cause: later,
          fix: `Write the URL into src, and loading="lazy" where the picture stands far below.`,
          at: node.start,
        };
      if (src === "" && !isScripted(node, page, audit))
        yield { message: `A picture on ${path} has no src.`, cause: "src", at: node.start };
      for (const address of [src, ...candidates]) {
        const target = internal(address, path)?.path;
        // A file that is broken has its own finding; of what is none, any format may be made out.
        const format = target && !files.isBroken(target) && files.pictureOf(target)?.format;
        const ending = extname(target ?? "").toLowerCase();
        if (format && (formats[ending] ?? ending.slice(1)) !== format)
          yield { message: `${target} on ${path} is a ${format} file.`, cause: target, words: target };
      }
    }
  },
};
