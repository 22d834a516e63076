import type { Site } from "./site.ts";

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
