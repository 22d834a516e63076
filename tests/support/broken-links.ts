import { type LinkResult, LinkState } from "linkinator";

/** What a crawler found broken, in a line each: status, target, page. */
export function brokenLinks(links: LinkResult[]): string[] {
  return links
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ url, status, parent }) => `${status} ${url} on ${parent}`);
}
