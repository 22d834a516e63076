import type { PageFacts } from "../read-build/page-facts.ts";

/**
 * Works something out of a page when it is first asked for, and once, whichever rules ask. They all judge one page before
 * the next, so that only the latest is kept: a table of weak references to ten thousand pages costs time in each collection
 * of garbage.
 */
export function oncePerPage<Page extends { facts: PageFacts }, Context, Value>(
  make: (page: Page, context: Context) => Value,
): (page: Page, context: Context) => Value {
  let last: { facts: PageFacts; made: Value } | undefined;
  return (page, context) => {
    if (last?.facts !== page.facts) last = { facts: page.facts, made: make(page, context) };
    return last.made;
  };
}

/** The same of what its document alone says. */
export function oncePerDocument<Value>(make: (facts: PageFacts) => Value): (facts: PageFacts) => Value {
  const ofPage = oncePerPage(({ facts }: { facts: PageFacts }, _: undefined) => make(facts));
  return (facts) => ofPage({ facts }, undefined);
}
