import type { BarePageRule } from "../../rule.ts";

/** Pixels by which rounding may differ. */
const tolerance = 2;

export const imgSizeAttrs: BarePageRule = {
  id: "img/size-attrs",
  needs: "pages",
  severity: "warning",
  checks: "Every picture declares a width and a height in the shape of its file.",
  why: "Otherwise the text jumps when the picture arrives.",
  fix: "Look at the template that shows the picture.",
  source: "lighthouse",
  *page({ path, facts }, { files, internal }) {
    for (const { src, width, height } of facts.images) {
      if (!width || !height) {
        yield {
          message: `The picture ${src} on ${path} declares no width or height.`,
          cause: src,
          words: src,
        };
        continue;
      }
      const target = internal(src, path);
      const picture = target && files.pictureOf(target.path);
      if (picture && Math.abs((picture.height / picture.width) * width - height) > tolerance)
        yield {
          message: `The picture ${src} on ${path} declares ${width} x ${height} pixels, but its file has ${picture.width} x ${picture.height}.`,
          cause: src,
          words: src,
        };
    }
  },
};
