import { bareHost } from "../../../../src/site/nearest-target.ts";
import { isLoopback } from "../../../read-build/host-headers.ts";
import { hasData } from "../../has-data.ts";
import { meantAddress } from "../../meant-address.ts";
import type { BarePage, BarePageRule } from "../../rule.ts";

export const linkLocalhostHttp: BarePageRule = {
  id: "link/localhost-http",
  needs: "pages",
  severity: "error",
  checks:
    "No link, form, or file on a page points to a development machine or staging site, or is unencrypted.",
  why: "Such URLs work for nobody else, or browsers block them.",
  fix: "Use the public URL, with https.",
  source: "screaming-frog",
  *page(page, audit) {
    const { site, kindOf } = audit;
    for (const address of new Set(addresses(page))) {
      const fault = faultOf(address, site.origin);
      // On a site with https an address without a scheme has it, too.
      if (!fault || (address.startsWith("//") && !hasData(audit))) continue;
      const message = `${page.path} uses ${address}, ${fault.says}.`;
      const path = fault.isOwn ? new URL(address).pathname : undefined;
      yield {
        message,
        cause: address,
        words: address,
        ...(path !== undefined && kindOf(path) === "page" && { fix: `Write ${path}.` }),
      };
    }
  },
};

/** Links that name a host or a vocabulary, of which nothing is loaded: WordPress writes both on every page. */
const isNameAlone = /^(?:dns-prefetch|profile)$/i;

/** Canonical, social tags and structured data have rules of their own. */
function* addresses({ facts }: BarePage): Generator<string> {
  for (const { href } of facts.anchors) if (href) yield href;
  const named = new Set(facts.linkTags.flatMap(({ rel, href }) => (isNameAlone.test(rel) ? href : [])));
  for (const file of facts.files) if (!named.has(file)) yield file;
  for (const { address } of facts.actions) yield address;
}

/** What is wrong with an address, and whether it is one of this site. */
interface Fault {
  says: string;
  isOwn?: true;
}

function faultOf(address: string, origin: string): Fault | undefined {
  // A mistyped scheme is for link/crawlable.
  if (meantAddress(address)) return undefined;
  if (/^(file:|[a-z]:[\\/])/i.test(address.trim())) return { says: "a file on the disk of its maker" };
  if (/^[/\\]{2}/.test(address)) return { says: "without a scheme" };
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  // A build for a preview on this machine is meant to be there.
  if (url.origin === origin) return undefined;
  if (isLoopback(address)) return { says: "a URL on this machine", isOwn: true };
  const own = new URL(origin).hostname;
  if (isForTrying(url.hostname, own))
    return { says: "where this site is tried before it is published", isOwn: true };
  if (bareHost(url.hostname) === bareHost(own) && url.hostname !== own)
    return { says: `this site under another name of its host than ${own}`, isOwn: true };
  return url.protocol === "http:" ? { says: "without encryption" } : undefined;
}

/** Hosts that give each version of a site, or each that is made with their tool, an address of its own. */
const previewHosts =
  /\.(?:netlify\.app|vercel\.app|pages\.dev|web\.app|onrender\.com|wpengine(?:powered)?\.com|kinsta\.cloud|webflow\.io|squarespace\.com|wixsite\.com|flywheel(?:sites|staging)\.com|cloudwaysapps\.com|pantheonsite\.io|sg-host\.com|mystagingwebsite\.com)$/;
/** As many letters that two names begin with are of one business. */
const fewestAlike = 8;
const trialNames = /^(?:dev|develop|development|preview|qa|sandbox|stage|staging|test|uat|wip)(?:[.-]|\d|$)/;

/** Of a branch, a proposed change or one version. */
const ofVersion = /--[\w-]+\.netlify\.app$|-git-[\w-]+\.vercel\.app$|^[\da-f]{8}\.[\w-]+\.pages\.dev$/;

/** True for the address of one version of a site, and for another host that has the name of the site and is one on which sites are tried. */
function isForTrying(host: string, own: string): boolean {
  if (host === own) return false;
  if (ofVersion.test(host)) return true;
  const name = own.split(".").at(-2) ?? "";
  if (name.length > 3 && host.includes(name)) return previewHosts.test(host) || trialNames.test(host);
  const [label = ""] = host.replaceAll("-", "").split(".");
  const start = name.replaceAll("-", "").slice(0, fewestAlike);
  return previewHosts.test(host) && start.length === fewestAlike && label.startsWith(start);
}
