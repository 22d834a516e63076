import { calledOrigins } from "../../../../src/calls/endpoints.ts";
import { type AllowedUse, policiesIn, refusalOf } from "../../../read-build/content-policy.ts";
import type { Need } from "../../../read-build/needs.ts";
import type { BareAudit } from "../../audit.ts";
import { addressOf } from "../../indexing.ts";
import type { BarePage, BarePageRule } from "../../rule.ts";

/** A policy of a page, and where it stands. */
interface Given {
  content: string;
  place: { at: number } | { file: string; line: number };
}

/** What people see of an address. */
const longest = 80;

export const hostCspRefuses: BarePageRule = {
  id: "host/csp-refuses",
  needs: "pages",
  severity: "error",
  checks:
    "A page's Content-Security-Policy allows everything that the page loads and every URL that its forms submit to.",
  why: "Browsers block what it refuses and report it where nobody looks: the page appears without styles, images or scripts.",
  fix: "Build the site again: npx site build",
  source: "mdn-observatory",
  *page(page, audit) {
    for (const { content, place } of policiesOf(page, audit))
      for (const [directive, { right, addresses, use }] of refused(content, page, audit)) {
        const isSent = use === "call" || use === "form";
        const [first = "", ...others] = addresses;
        const more = others.length > 0 ? ` and ${others.length} more` : "";
        yield {
          message: `The policy of ${page.path} refuses ${first.slice(0, longest)}${more}, ${isSent ? "where its form is sent" : "which the page loads"}: ${directive}`,
          cause: directive,
          fix: isSent
            ? `Write "${right}" into the policy.`
            : `Write "${right}" into the policy, or take ${others.length > 0 ? "what it refuses" : first.slice(0, longest)} out of the page.`,
          ...place,
        };
      }
  },
};

function policiesOf({ path, facts }: BarePage, { hostRules, site }: BareAudit): Given[] {
  const address = addressOf(site, path);
  const isPolicy = (name: string) => name.toLowerCase() === "content-security-policy";
  return [
    ...facts.metas
      .filter(({ key }) => isPolicy(key))
      .map(({ content, start }) => ({ content, place: { at: start } })),
    ...hostRules.headers
      .filter(({ name, pattern }) => isPolicy(name) && pattern.test(address))
      .map(({ value, line }) => ({ content: value, place: { file: "_headers", line } })),
  ];
}

type Wanted = Omit<Need, "use"> & { use: AllowedUse };

interface Refused {
  right: string;
  addresses: Set<string>;
  use: AllowedUse;
}

/** What the page loads or sends and a policy refuses, by directive. */
function refused(content: string, { path, facts }: BarePage, { site }: BareAudit): Map<string, Refused> {
  const found = new Map<string, Refused>();
  // The services that its script calls stand in the data alone; a form without an address is not sent there.
  const called =
    facts.actions.length > 0 && site.dataset && site.paths?.has(path) ? calledOrigins(site.dataset) : [];
  const needs: Wanted[] = [
    ...facts.needs,
    ...called.map((origin) => ({ address: `${origin}/`, use: "call" as const })),
    ...facts.actions.map(({ address }) => ({ address, use: "form" as const })),
  ];
  for (const policy of policiesIn(content))
    for (const need of needs) {
      const url = urlOf(need, `${site.origin}${site.base.slice(0, -1)}${path}`);
      // What is loaded without encryption is for link/localhost-http: no policy should let it in.
      if (url?.protocol === "http:" && url.origin !== site.origin) continue;
      const refusal = url && refusalOf(policy, need.use, url, site.origin);
      if (!refusal) continue;
      const { directive, right } = refusal;
      const known = found.get(directive) ?? { right, addresses: new Set(), use: need.use };
      known.addresses.add(need.address);
      found.set(directive, known);
    }
  return found;
}

function urlOf({ address }: Wanted, from: string): URL | undefined {
  return URL.canParse(address, from) ? new URL(address, from) : undefined;
}
