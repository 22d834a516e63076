import type { BarePageRule } from "../../rule.ts";

export const imgAlt: BarePageRule = {
  id: "img/alt",
  needs: "pages",
  severity: "error",
  checks: "Every image has alt text, and every link has readable text.",
  why: "Search engines and people who cannot see the image know it only by this text.",
  fix: "Describe the image in its data; empty alt text is only for decoration.",
  source: "lighthouse",
  *page({ path, facts }) {
    // A picture without an address is for img/src.
    for (const { src, alt, node } of facts.images)
      if (alt === undefined && src !== "")
        yield {
          message: `The picture ${src} on ${path} has no alt text.`,
          cause: src,
          at: node.start,
        };
    for (const { href, text, start } of facts.anchors)
      if (href !== undefined && text === "")
        yield {
          message: `The link to ${href} on ${path} has nothing to read.`,
          cause: href,
          fix: "Write words into the link, describe the picture in it, or give it an aria-label.",
          at: start,
        };
  },
};
