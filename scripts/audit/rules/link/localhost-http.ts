import { bareHost } from "../../../../src/site/nearest-target.ts";
import { isLoopback } from "../../../read-build/host-headers.ts";
import type { BarePage, BarePageRule } from "../../rule.ts";

export const linkLocalhostHttp: BarePageRule = {
  id: "link/localhost-http",
  needs: "pages",
  severity: "error",
  checks:
    "No link, form or file of a page is on the maker's own machine, where the site is tried, or reached without encryption.",
  why: "It works for nobody else, or browsers refuse it.",
  fix: "Write the public address, with https.",
  source: "screaming-frog",
  *page(page, { site }) {
    for (const address of new Set(addresses(page))) {
      const fault = faultOf(address, site.origin);
      if (fault) yield { message: `${page.path} uses ${address}, ${fault}.`, cause: address, words: address };
    }
  },
};

/** Canonical, social tags and structured data have rules of their own. */
function* addresses({ facts }: BarePage): Generator<string> {
  for (const { href } of facts.anchors) if (href) yield href;
  yield* facts.files;
  for (const { address } of facts.actions) yield address;
}

function faultOf(address: string, origin: string): string | undefined {
  if (/^(file:|[a-z]:[\\/])/i.test(address.trim())) return "a file on the disk of its maker";
  if (/^[/\\]{2}/.test(address)) return "without a scheme";
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  // A build for a preview on this machine is meant to be there.
  if (url.origin === origin) return undefined;
  if (isLoopback(address)) return "an address of this machine";
  const own = new URL(origin).hostname;
  if (isForTrying(url.hostname, own)) return "where this site is tried before it is published";
  if (bareHost(url.hostname) === bareHost(own) && url.hostname !== own)
    return `this site under another name of its host than ${own}`;
  return url.protocol === "http:" ? "without encryption" : undefined;
}

/** Hosts that give each version of a site an address of its own. */
const previewHosts =
  /\.(?:netlify\.app|vercel\.app|pages\.dev|web\.app|onrender\.com|wpengine(?:powered)?\.com|kinsta\.cloud|webflow\.io)$/;
const trialNames = /^(?:dev|develop|development|preview|qa|sandbox|stage|staging|test|uat|wip)(?:[.-]|\d|$)/;

/** Of a branch, a proposed change or one version. */
const ofVersion = /--[\w-]+\.netlify\.app$|-git-[\w-]+\.vercel\.app$|^[\da-f]{8}\.[\w-]+\.pages\.dev$/;

/** True for the address of one version of a site, and for another host that has the name of the site and is one on which sites are tried. */
function isForTrying(host: string, own: string): boolean {
  if (host === own) return false;
  if (ofVersion.test(host)) return true;
  const name = own.split(".").at(-2) ?? "";
  return name.length > 3 && host.includes(name) && (previewHosts.test(host) || trialNames.test(host));
}
