import type { BareSiteRule, Found } from "../../rule.ts";
import { twinGroups } from "../../similarity/collect.ts";
import { percent } from "../../similarity/percent.ts";
import type { TwinGroup } from "../../similarity/twins.ts";

export const setRawDup: BareSiteRule = {
  id: "set/raw-dup",
  needs: "pages",
  severity: "error",
  checks: "No two pages of any type are nearly identical.",
  why: "Search engines show one of several near-duplicate pages and drop the others.",
  fix: "Rewrite the copy with its own title, heading, and description, or remove it and redirect its URL.",
  source: "screaming-frog",
  limits: ["similarity.raw"],
  *site(audit) {
    for (const group of twinGroups(audit)) yield found(group);
  },
};

/** One finding for all pages with the text: it points at the second, which is the copy more often than the first. */
function found({ pages, share, isMasked }: TwinGroup): Found {
  const [first, copy, ...others] = pages.map(({ path }) => path);
  const names = others.length === 0 ? `${first} and ${copy}` : `${first}, ${copy} and ${others.length} more`;
  const same = `${percent(share)} the same${isMasked ? " when names are masked" : ""}`;
  const labels = sharedLabels(pages);
  return {
    message: `${names} are ${same}${labels.length > 0 ? `, with the same ${labels.join(", ")}` : ""}.`,
    cause: pages.map(({ path }) => path).join(" "),
    path: copy ?? "",
    related: [first ?? "", ...others],
    words: pages[1]?.opening ?? "",
  };
}

function sharedLabels(pages: TwinGroup["pages"]): string[] {
  const [first, ...others] = pages.map(({ labels }) => labels);
  return (["title", "heading", "description"] as const).filter(
    (name) => first?.[name] && others.every((labels) => labels[name] === first[name]),
  );
}
