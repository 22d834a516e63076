import type { PageFacts } from "./page-facts.ts";
import { directivesIn } from "./robots-directives.ts";

/** Contents of all meta tags with a name or property, in order. */
export function metaContents({ metas }: PageFacts, key: string): string[] {
  return metas.filter((meta) => meta.key === key).map(({ content }) => content);
}

/** Canonical links, in order. */
export function canonicalsOf({ linkTags }: PageFacts): PageFacts["linkTags"] {
  return linkTags.filter(({ rel }) => rel.toLowerCase().split(/\s+/).includes("canonical"));
}

/** Links to the page in other languages, in order. */
export function alternatesOf({ linkTags }: PageFacts): PageFacts["linkTags"] {
  return linkTags.filter(
    ({ rel, attributes: { hreflang } }) =>
      hreflang !== undefined && rel.toLowerCase().split(/\s+/).includes("alternate"),
  );
}

/** Directives for all robots, or for one by name: `noindex, max-snippet:0` → two. Lower case. */
export function robotsDirectives(contents: readonly string[]): string[] {
  return contents.flatMap(directivesIn);
}
