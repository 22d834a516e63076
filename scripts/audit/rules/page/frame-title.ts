import type { BarePageRule } from "../../rule.ts";

export const pageFrameTitle: BarePageRule = {
  id: "page/frame-title",
  needs: "pages",
  severity: "warning",
  checks: "Every frame has a title.",
  why: "Screen reader users hear only that there is a frame, and search engines learn nothing more.",
  fix: 'Describe what the frame shows in its title: title="Map of our office".',
  source: "lighthouse",
  *page({ path, facts }) {
    for (const { attributes, start } of facts.frames) {
      const { title, src = "", hidden, "aria-label": label, "aria-hidden": isDecoration } = attributes;
      if (!(title ?? label)?.trim() && hidden === undefined && isDecoration !== "true")
        yield {
          message: `${src ? `The frame ${src}` : "A frame"} on ${path} has no title.`,
          cause: src,
          words: src,
          at: start,
        };
    }
  },
};
