import { around, type ElementNode } from "../../../read-build/page-facts.ts";
import type { BarePageRule } from "../../rule.ts";

export const pageOverlay: BarePageRule = {
  id: "page/overlay",
  needs: "pages",
  severity: "warning",
  checks: "Nothing covers the whole page when it opens.",
  why: "Visitors from search see the overlay instead of the answer, and Google counts it against the page.",
  fix: "Show it as a banner along one edge, or only after the visitor asks for it.",
  source: "google-interstitials",
  *page({ path, facts }) {
    const layers = new Map<ElementNode, string>();
    for (const { node, text } of facts.texts) {
      const layer = around(node, covers);
      if (layer && !layers.has(layer)) layers.set(layer, text.trim());
    }
    for (const [{ name, start }, text] of layers)
      yield {
        message: `A <${name}> lies over the whole of ${path}: "${text.slice(0, 60)}".`,
        cause: name,
        at: start,
      };
  },
};

/** True for an element whose own style lays it over all others. */
function covers({ name, attributes: { style = "", open } }: ElementNode): boolean {
  if (style === "") return false;
  const plain = style.replace(/\s/g, "").toLowerCase();
  if (name === "dialog" && open !== undefined && /inset:0/.test(plain)) return true;
  if (!/(?:^|;)position:fixed/.test(plain) || /display:none|visibility:hidden|opacity:0(?:;|$)/.test(plain))
    return false;
  const isWhole = (side: string) =>
    new RegExp(`(?:^|;)${side}:(?:0|100(?:%|[dls]?v[hw]))(?:px)?(?:;|$)`).test(plain);
  return (
    /(?:^|;)inset:0/.test(plain) ||
    (isWhole("top") &&
      isWhole("left") &&
      (isWhole("width") || isWhole("right")) &&
      (isWhole("height") || isWhole("bottom")))
  );
}
