import type { SiteFault } from "./any-site.ts";
import { redirectChain, redirectLoop } from "./any-site-rules.ts";

/**
 * Redirects that lead to others, each chain once from its start, and those that lead in circles.
 * @param redirects where each address leads
 * @param nameOf an address as a person writes it; the path of one of this site
 */
export function* redirectFaults(
  redirects: ReadonlyMap<string, string>,
  nameOf: (address: string) => string,
): Generator<SiteFault> {
  const targets = new Set(redirects.values());
  const looping = new Set<string>();
  for (const start of redirects.keys()) {
    const way = wayOf(start, redirects);
    const last = way.at(-1) ?? "";
    const path = nameOf(start);
    const text = way.map(nameOf).join(" → ");
    if (way.indexOf(last) < way.length - 1) {
      if (!looping.has(last))
        yield { rule: redirectLoop, path, message: `Redirects lead in a circle: ${text}.` };
      for (const address of way) looping.add(address);
    } else if (way.length > 2 && !targets.has(start))
      yield { rule: redirectChain, path, message: `${path} is redirected ${way.length - 1} times: ${text}.` };
  }
}

/** The addresses of a chain of redirects, up to the first that comes again. */
function wayOf(start: string, redirects: ReadonlyMap<string, string>): string[] {
  const way = [start];
  for (let next = redirects.get(start); next !== undefined; next = redirects.get(next)) {
    const isKnown = way.includes(next);
    way.push(next);
    if (isKnown) break;
  }
  return way;
}
