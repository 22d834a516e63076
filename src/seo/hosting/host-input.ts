import type { PolicySources } from "./header-rules.ts";

/** What a host must be told of a site. */
export interface HostInput {
  /** Scheme and host, without a slash at the end. */
  origin: string;
  /** Path the site lives under: "/", or with a slash at both ends. */
  base: string;
  /** What pages may reach. */
  allowed: PolicySources;
  /** Old path, without a slash at its end → the one that took its place, both without the base. */
  redirects: Iterable<[from: string, to: string]>;
}
