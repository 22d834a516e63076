import { wordingOf } from "../../business-text/wording.ts";
import type { PageRule, SiteRule } from "../../rule.ts";

/** Paths of pages that share something, log in or search: no profiles of anybody. */
const sharePath = /\/(share|sharer|sharer\.php|intent|login|search)(\/|\?|$)/;

export const bizSameas: PageRule & SiteRule = {
  id: "biz/sameas",
  severity: "warning",
  checks:
    "Each profile of the business is its own page on another site, listed once, and links labeled with its name lead to it.",
  why: "Search engines connect the business with whatever those pages say.",
  fix: "In business.yaml, enter the URL of the business's own page.",
  source: "google-local-business",
  *page({ path, facts, expected }, { site, layout }) {
    const profiles = site.business.profiles ?? [];
    for (const { href = "", text, start } of profiles.length > 0 ? facts.anchors : []) {
      const profile = /^https?:/i.test(href) && profiles.find(({ name }) => isNamed(name, text));
      if (!profile || isSame(href, profile.url) || wordingOf(expected, layout).holds(href)) continue;
      yield {
        message: `The link "${text}" on ${path} leads to ${href}, but the data says ${profile.url}.`,
        cause: href,
        fix: `Lead it to ${profile.url}, or correct that in business.yaml.`,
        at: start,
      };
    }
  },
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

/** What a link to a profile says beside its name: "Follow us on Instagram". */
const besideName =
  /\b(?:a|and|at|business|find|follow|in|like|me|new|on|opens|our|page|profile|read|reviews?|see|tab|the|us|visit|window)\b|[^\p{L}\p{N}]+/giu;

/** True for a link that is called by the name of a profile, and by nothing else: not "the town's Instagram group". */
function isNamed(name: string, text: string): boolean {
  if (!text.toLowerCase().includes(name.toLowerCase())) return false;
  const bare = (words: string) => words.toLowerCase().replace(besideName, "");
  return bare(text) === bare(name);
}

function isSame(href: string, url: string): boolean {
  const plain = (address: string) =>
    address
      .toLowerCase()
      .replace(/^https?:\/\/(?:m\.|www\.)?/, "")
      .replace(/[?#].*$|\/+$/g, "");
  return plain(href) === plain(url);
}

function faultOf(address: string, own: string): string | undefined {
  if (!URL.canParse(address)) return "is not a URL";
  const url = new URL(address);
  if (url.protocol !== "https:") return "does not start with https";
  if (url.origin === own) return "is a page of this site";
  if (url.pathname === "/" && url.search === "") return "is the home page of another site, not a profile";
  return sharePath.test(url.pathname + url.search)
    ? "is a link to share or search, not a profile"
    : undefined;
}
