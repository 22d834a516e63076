import type { BarePageRule } from "../../rule.ts";

/** Pixels by which rounding may differ. */
const tolerance = 2;

export const imgSizeAttrs: BarePageRule = {
  id: "img/size-attrs",
  needs: "pages",
  severity: "warning",
  checks:
    "Every image declares a width and height in the aspect ratio of its file; srcset states the width of each file, and sizes how wide the image is shown.",
  why: "Otherwise the text jumps when the image loads, or phones load one that is larger than they need.",
  fix: "Check the template that shows the image.",
  source: "lighthouse",
  *page({ path, facts }, { files, internal }) {
    // What is empty or cut off has a rule of its own.
    const measured = (address: string) => {
      // Servers make another size of what is asked for with a question mark.
      if (address.includes("?")) return undefined;
      const file = internal(address, path)?.path ?? "";
      return files.isBroken(file) ? undefined : files.pictureOf(file);
    };
    const [first, ...others] = facts.images.filter(
      ({ src, width, height }) => src !== "" && !(width && height),
    );
    if (first) {
      const more = others.length > 1 ? `do ${others.length} others` : "does one other";
      yield {
        message: `The picture ${first.src} on ${path} declares no width or height${others.length > 0 ? `, nor ${more}` : ""}.`,
        cause: others.length > 0 ? "many" : first.src,
        at: first.node.start,
      };
    }
    for (const { src, width, height, node } of facts.images) {
      if (!width || !height) continue;
      const picture = measured(src);
      // A dot that is stretched has no shape to lose.
      const isDot = picture?.width === 1 && picture.height === 1;
      if (picture && !isDot && Math.abs((picture.height / picture.width) * width - height) > tolerance)
        yield {
          message: `The picture ${src} on ${path} declares ${width} x ${height} pixels, but its file has ${picture.width} x ${picture.height}.`,
          cause: src,
          at: node.start,
        };
    }
    const unsized = facts.candidateWidths.find(({ hasSizes }) => !hasSizes);
    if (unsized)
      yield {
        message: `The srcset with ${unsized.address} on ${path} has no sizes beside it, so that browsers load a picture as wide as the screen.`,
        cause: "sizes",
        fix: 'Write beside it how wide the picture is shown, as in sizes="(min-width: 60rem) 30rem, 100vw".',
        at: unsized.start,
      };
    for (const [address, { width, start }] of new Map(
      facts.candidateWidths.map((one) => [one.address, one]),
    )) {
      const picture = measured(address);
      if (picture && picture.format !== "svg" && Math.abs(picture.width - width) > tolerance)
        yield {
          message: `The srcset on ${path} says that ${address} is ${width} pixels wide, but its file has ${picture.width}.`,
          cause: address,
          fix: "Build the site again, or put a picture of that width there.",
          at: start,
        };
    }
  },
};
