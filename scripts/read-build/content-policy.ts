import type { Use } from "./needs.ts";

/** A Content-Security-Policy: the sources of each directive, by its name. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** The policies of a header or a tag; a comma begins another, and all of them hold. */
export function policiesIn(content: string): Policy[] {
  return content.split(",").map((policy) => {
    const directives = policy.split(";").map((directive) => directive.trim().split(/\s+/));
    // Of a directive that comes twice, the first holds.
    return new Map(directives.reverse().map(([name = "", ...sources]) => [name.toLowerCase(), sources]));
  });
}

/** What is loaded, and where a script or a form sends something. */
export type AllowedUse = Use | "call" | "form";

/** Directives that speak of what is loaded for a use, the first that there is before those after it. */
const directives: { readonly [Name in AllowedUse]?: readonly string[] } = {
  stylesheet: ["style-src-elem", "style-src", "default-src"],
  script: ["script-src-elem", "script-src", "default-src"],
  font: ["font-src", "default-src"],
  picture: ["img-src", "default-src"],
  icon: ["img-src", "default-src"],
  media: ["media-src", "default-src"],
  frame: ["frame-src", "child-src", "default-src"],
  manifest: ["manifest-src", "default-src"],
  call: ["connect-src", "default-src"],
  form: ["form-action"],
};

/** What a policy says against an address. */
export interface Refusal {
  /** The directive that refuses it, as written. */
  directive: string;
  /** The directive that would allow it. */
  right: string;
}

/** Why a policy refuses an address; undefined where it allows it. */
export function refusalOf(
  policy: Policy,
  use: AllowedUse,
  address: URL,
  origin: string,
): Refusal | undefined {
  const names = directives[use] ?? [];
  const name = names.find((one) => policy.has(one));
  const sources = name === undefined ? undefined : policy.get(name);
  if (!sources || sources.some((source) => allows(source, address, origin))) return undefined;
  const own = name === "default-src" ? names.find((one) => !one.endsWith("-elem")) : name;
  const kept = sources.filter((source) => source !== "'none'");
  return {
    directive: [name, ...sources].join(" "),
    right: [own, ...kept, sourceFor(address, origin)].join(" "),
  };
}

function sourceFor({ origin, protocol }: URL, own: string): string {
  if (origin === own) return "'self'";
  return /^https?:$/.test(protocol) ? origin : protocol;
}

function allows(source: string, address: URL, origin: string): boolean {
  const { protocol, hostname, port, pathname } = address;
  if (/^'(nonce-|sha\d+-|strict-dynamic)/i.test(source)) return true;
  if (/^'self'$/i.test(source)) return address.origin === origin;
  if (source === "*") return /^https?:$/.test(protocol);
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return protocol === source.toLowerCase();
  const [, scheme, host = "", number, path = ""] =
    /^(?:([a-z][a-z\d+.-]*):\/\/)?([^/:']+)(?::(\d+|\*))?(\/.*)?$/i.exec(source) ?? [];
  if (host === "" || !/^https?:$/.test(protocol)) return false;
  const isScheme = scheme === undefined || protocol === `${scheme.toLowerCase()}:` || protocol === "https:";
  const isHost = host.startsWith("*.")
    ? hostname.endsWith(host.slice(1).toLowerCase())
    : hostname === host.toLowerCase();
  const isPort = number === undefined ? port === "" : number === "*" || number === port;
  const isPath = path === "" || (path.endsWith("/") ? pathname.startsWith(path) : pathname === path);
  return isScheme && isHost && isPort && isPath;
}
