import { withoutBase } from "../../src/pages/addresses.ts";
import { decoded } from "../../src/site/decoded.ts";
import { remember } from "../remember.ts";
import type { Place } from "./place.ts";

/** An address on a site: path without base, and fragment. */
export interface InternalTarget {
  path: string;
  fragment?: string;
}

/** Finds what an address on some page leads to; undefined for other sites, other schemes and what is no address. */
export type FindTarget = (href: string, from: string) => InternalTarget | undefined;

/** Answers for one site. */
export function createFindTarget(place: Place): FindTarget {
  // What begins at the root, or with a scheme, leads to the same place from every page.
  const fromAnywhere = remember((href) => internalTarget(place, href, "/"));
  return (href, from) =>
    /^(\/|[a-z][a-z\d+.-]*:)/i.test(href) ? fromAnywhere(href) : internalTarget(place, href, from);
}

function internalTarget({ origin, base }: Place, href: string, from: string): InternalTarget | undefined {
  const url = parse(href, `${origin}${base.slice(0, -1)}${from}`);
  if (url?.origin !== origin) return undefined;
  const path = withoutBase(url.pathname, { base });
  return { path, ...(url.hash.length > 1 && { fragment: decoded(url.hash.slice(1)) }) };
}

function parse(href: string, address: string): URL | undefined {
  try {
    return new URL(href, address);
  } catch {
    return undefined;
  }
}
