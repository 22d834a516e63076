import { countsOf } from "../../../src/loader/group-by.ts";
import { canonicalsOf, metaContents } from "../../read-build/head-values.ts";
import type { PageFacts } from "../../read-build/page-facts.ts";
import type { Place } from "../../read-build/place.ts";

/** Stands in for the address of a site that names none: it leads nowhere by definition (RFC 2606). */
export const unknownOrigin = "https://unknown.invalid";

/** The addresses that a page says are its own. */
export function addressesOf(facts: PageFacts): string[] {
  return [...canonicalsOf(facts).map(({ href }) => href), ...metaContents(facts, "og:url")];
}

/** Where a site stands: at the origin that most of its addresses have, below the path of its home page where all of them are. */
export function placeOf(addresses: readonly string[], home: string | undefined, origin?: string): Place {
  const urls = addresses.flatMap((address) =>
    /^https?:/i.test(address) && URL.canParse(address) ? new URL(address) : [],
  );
  const named =
    origin ??
    mostFrequent(urls.filter(({ hostname }) => !isTrialHost(hostname)).map((url) => url.origin)) ??
    mostFrequent(urls.map((url) => url.origin)) ??
    unknownOrigin;
  const root = home !== undefined && URL.canParse(home) ? new URL(home) : undefined;
  const base = root?.origin === named && root.pathname.endsWith("/") ? root.pathname : "/";
  const isBelow = urls.every((url) => url.origin !== named || url.pathname.startsWith(base));
  return { origin: named, base: isBelow ? base : "/" };
}

/** Names of machines that only their owner reaches, and of hosts on which a site is tried before it is published. */
const trialHosts =
  /^(?:localhost|127\.\d|0\.0\.0\.0$|\[::1?\]$|10\.\d|192\.168\.)|\.(?:local|localhost|internal|test|ngrok(?:-free)?\.(?:app|io))$|^(?:dev|develop|development|preview|qa|sandbox|stage|staging|test|uat)\d?\.[^.]+\.|--[\w-]+\.netlify\.app$|-git-[\w-]+\.vercel\.app$/i;

export function isTrialHost(host: string): boolean {
  return trialHosts.test(host);
}

function mostFrequent(values: readonly string[]): string | undefined {
  return [...countsOf(values)].sort(([, a], [, b]) => b - a)[0]?.[0];
}
