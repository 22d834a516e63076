import type { PageRule } from "../../rule.ts";

const hiding =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|text-indent\s*:\s*-\d{3,}|(left|top)\s*:\s*-\d{3,}|opacity\s*:\s*0(?![.\d])/i;

export const textHidden: PageRule = {
  id: "text/hidden",
  severity: "error",
  checks: "No text is hidden from people by a style of its own.",
  why: "Text for search engines alone breaks Google's spam policies.",
  fix: "Show the text, or remove it.",
  source: "google-spam",
  *page({ path, facts }) {
    for (const { element, style } of facts.styles)
      if (hiding.test(style))
        yield { message: `A <${element}> of ${path} is hidden by style="${style}".`, cause: style };
  },
};
