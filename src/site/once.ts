import type { Entity } from "../loader/entity.ts";
import type { Page } from "../schema/types.ts";
import type { Site } from "./site.ts";

/** Makes something when it is first asked for, and once. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Makes something of a site once, however often it is asked for; it goes with its site. */
export function oncePerSite<T>(make: (site: Site) => T): (site: Site) => T {
  const made = new WeakMap<Site, { value: T }>();
  return (site) => {
    const known = made.get(site);
    if (known) return known.value;
    const value = make(site);
    made.set(site, { value });
    return value;
  };
}

/** Makes something of a page file of a site once. */
export function oncePerPageFile<T>(
  make: (site: Site, page: Entity<Page>) => T,
): (site: Site, page: Entity<Page>) => T {
  const madeOf = oncePerSite(() => new Map<Entity<Page>, { value: T }>());
  return (site, page) => {
    const made = madeOf(site);
    const known = made.get(page);
    if (known) return known.value;
    const value = make(site, page);
    made.set(page, { value });
    return value;
  };
}
