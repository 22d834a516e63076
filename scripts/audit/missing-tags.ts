import { metaContents } from "../read-build/head-values.ts";
import type { BarePage, Found } from "./rule.ts";

/** Meta tags that a page for search engines must have, and has not or leaves empty. */
export function* missingTags(
  { path, expected, facts }: BarePage,
  required: readonly string[],
): Generator<Found> {
  if (!expected.isIndexed) return;
  for (const key of required)
    if (!metaContents(facts, key)[0]) yield { message: `${path} lacks ${key}.`, cause: key };
}
