import { readRefresh } from "../../../read-build/refresh.ts";
import type { BarePageRule } from "../../rule.ts";

export const headRefresh: BarePageRule = {
  id: "head/refresh",
  needs: "pages",
  severity: "error",
  checks: "No page redirects its visitors or reloads itself with a meta refresh tag.",
  why: "Google treats it as a redirect and keeps the target instead of the page; a reload loses what a visitor is reading or typing.",
  fix: "Remove the tag; if the page has moved, have the host redirect its URL.",
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
