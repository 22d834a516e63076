import type { BarePageRule } from "../../rule.ts";

/** What stands for elements that browsers have given up. */
const instead: Readonly<Record<string, string>> = {
  applet: "Browsers run no applets; show a picture, or write what it did in HTML.",
  blink: "Write the words without <blink>.",
  frame: "Write the content of the frames into one page.",
  frameset: "Write the content of the frames into one page.",
  marquee: "Write the words without <marquee>: who reads slowly cannot stop them.",
};

export const pageObsolete: BarePageRule = {
  id: "page/obsolete",
  needs: "pages",
  severity: "warning",
  checks: "No page is made of frames, applets or words that run or blink.",
  why: "Search engines keep frames as pages of their own, without the site around them, and browsers show no applets.",
  fix: "Write the content into the page itself.",
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
