import { readRefresh } from "../../../read-build/refresh.ts";
import type { BarePageRule } from "../../rule.ts";

export const headRefresh: BarePageRule = {
  id: "head/refresh",
  needs: "pages",
  severity: "error",
  checks: "No page sends its visitors elsewhere, or reloads itself, by a refresh tag.",
  why: "Google takes it for a redirect and keeps the target in place of the page; a reload takes away what a visitor reads or writes.",
  fix: "Take the tag out, and where the page has moved, have the host redirect its address.",
  source: "google-redirects",
  *page({ path, facts }) {
    for (const { key, content, start } of facts.metas) {
      if (key !== "refresh") continue;
      const { seconds, target } = readRefresh(content);
      yield {
        message: target
          ? `${path} sends its visitors to ${target} after ${seconds} seconds (refresh "${content}").`
          : `${path} reloads itself every ${seconds} seconds (refresh "${content}").`,
        cause: content,
        at: start,
      };
    }
  },
};
