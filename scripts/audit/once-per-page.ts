import type { PageFacts } from "../read-build/page-facts.ts";

/** Works something out of a page when it is first asked for, and once, whichever rules ask; it goes with the facts of the page. */
export function oncePerPage<Page extends { facts: PageFacts }, Context, Value>(
  make: (page: Page, context: Context) => Value,
): (page: Page, context: Context) => Value {
  const known = new WeakMap<PageFacts, { made: Value }>();
  return (page, context) => {
    const before = known.get(page.facts);
    if (before) return before.made;
    const made = make(page, context);
    known.set(page.facts, { made });
    return made;
  };
}
