import type { BarePageRule } from "../../rule.ts";

const empty = /^\s*[|–—-]|[|–—-]\s*$|\b(undefined|null|NaN)\b|\[object |\{\{?|\}|^(home|untitled|new page)$/i;

export const titleHalfEmpty: BarePageRule = {
  id: "title/half-empty",
  needs: "pages",
  severity: "error",
  checks: "No title begins or ends with a separator, or contains an empty or unfilled part.",
  why: "Google writes its own title for such a page.",
  fix: "Fill in the missing part of the page's title.",
  source: "google-title",
  *page({ path, facts }) {
    const title = facts.titles[0]?.text;
    if (title && empty.test(title)) yield { message: `The title of ${path} is half empty: "${title}".` };
  },
};
