import { metaContents } from "../read-build/head-values.ts";
import type { BarePage, Found } from "./rule.ts";

/** Meta tags that a page for search engines must have, and has not or leaves empty. */
export function* missingTags(
  { path, expected, facts }: BarePage,
  required: readonly string[],
): Generator<Found> {
  if (!expected.isIndexed) return;
  const missing = required.filter((key) => !metaContents(facts, key)[0]);
  const hasNone = missing.length === required.length;
  for (const keys of hasNone ? [missing.join(", ")] : missing)
    yield { message: `${path} lacks ${keys}.`, cause: keys };
}
