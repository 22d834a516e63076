import type { SiteRule } from "../../rule.ts";

/** Paths of pages that share something, log in or search: no profiles of anybody. */
const sharePath = /\/(share|sharer|sharer\.php|intent|login|search)(\/|\?|$)/;

export const bizSameas: SiteRule = {
  id: "biz/sameas",
  severity: "warning",
  checks: "Each profile of the business is a page of its own on another site, named once.",
  why: "Search engines join the business with what stands there.",
  fix: "Write the address of the firm's own page in business.yaml.",
  source: "google-local-business",
  *site({ site }) {
    const urls = (site.business.profiles ?? []).map(({ url }) => url);
    for (const [index, url] of urls.entries()) {
      const fault = urls.indexOf(url) < index ? "is listed twice" : faultOf(url, site.business.url);
      if (fault)
        yield {
          message: `The profile ${url} ${fault}.`,
          place: { file: site.dataset.business.file, pointer: `/profiles/${index}/url` },
        };
    }
  },
};

function faultOf(address: string, own: string): string | undefined {
  if (!URL.canParse(address)) return "is no address";
  const url = new URL(address);
  if (url.protocol !== "https:") return "does not start with https";
  if (url.origin === own) return "is a page of this site";
  if (url.pathname === "/" && url.search === "") return "is the home page of another site, not a profile";
  return sharePath.test(url.pathname + url.search)
    ? "is a link to share or search, not a profile"
    : undefined;
}
