import type { BarePageRule } from "../../rule.ts";

export const imgAlt: BarePageRule = {
  id: "img/alt",
  needs: "pages",
  severity: "error",
  checks: "Every picture has an alternative text, and every link something to read.",
  why: "People who do not see the picture, and search engines, know it by this text alone.",
  fix: "Describe the picture in its data; an empty text is for mere decoration.",
  source: "lighthouse",
  *page({ path, facts }) {
    // A picture without an address is for img/src.
    for (const { src, alt, node } of facts.images)
      if (alt === undefined && src !== "")
        yield {
          message: `The picture ${src} on ${path} has no alternative text.`,
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
