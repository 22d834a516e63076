import type { BarePageRule } from "../../rule.ts";

/** What stands for elements that browsers have given up. */
const instead: Readonly<Record<string, string>> = {
  applet: "Browsers do not run applets; show an image, or rebuild what it did in HTML.",
  blink: "Remove <blink>, and keep the text.",
  frame: "Put the content of the frames in one page.",
  frameset: "Put the content of the frames in one page.",
  marquee: "Remove <marquee>, and keep the text: slow readers cannot stop it.",
};

export const pageObsolete: BarePageRule = {
  id: "page/obsolete",
  needs: "pages",
  severity: "warning",
  checks: "No page uses framesets, applets, or scrolling or blinking text.",
  why: "Search engines index frames as separate pages, without the site around them, and browsers do not run applets.",
  fix: "Put the content in the page itself.",
  source: "html-standard",
  *page({ path, facts }) {
    for (const { name, start } of facts.remarkable) {
      const fix = instead[name];
      if (fix && (name !== "frame" || facts.remarkable.every((one) => one.name !== "frameset")))
        yield {
          message: `${path} has <${name}>, an element that is out of use.`,
          cause: name,
          fix,
          at: start,
        };
    }
  },
};
