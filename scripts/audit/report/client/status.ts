import type { PageSummary } from "./model.ts";

/** "indexable", or what keeps the page out of search results. */
export function statusOf({ obstacles: [first] = [] }: Pick<PageSummary, "obstacles">): string {
  return first ? (obstacleNames[first.by] ?? first.by) : "indexable";
}

const obstacleNames: Record<string, string> = {
  tag: "noindex tag",
  header: "noindex header",
  canonical: "canonical elsewhere",
  redirect: "redirected",
};

/** True for a page that should be in search results, and is kept out. */
export function isBlocked({ isMeant, obstacles }: PageSummary): boolean {
  return isMeant && obstacles !== undefined;
}
