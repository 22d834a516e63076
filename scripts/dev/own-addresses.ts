import type { IncomingMessage } from "node:http";
import { hostname, networkInterfaces } from "node:os";

/** Addresses by which other devices of the network reach this machine, as they stand in a link; those that people can type first. */
export function ownAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
  const outside = all.filter(({ internal }) => !internal);
  return [
    ...outside.flatMap(({ family, address }) => (family === "IPv4" ? address : [])),
    // Browsers open none that holds in one cable or radio network alone.
    ...outside.flatMap(({ family, address }) =>
      family === "IPv6" && !/^fe[89ab]/i.test(address) ? `[${address}]` : [],
    ),
  ];
}

/** What people of the network type: none of the long addresses where there is a short one. */
export function urlsForOthers(port: number): string[] {
  const all = ownAddresses();
  const short = all.filter((address) => !address.startsWith("["));
  const typed = short.length > 0 ? short : all.slice(0, 1);
  return typed.map((address) => `http://${address}:${port}/`);
}

/** What to listen at so that all of them are heard. */
export function everyAddress(): string {
  return ownAddresses().some((address) => address.startsWith("[")) ? "::" : "0.0.0.0";
}

/** Names that this machine has in its network. */
export function ownNames(): string[] {
  const name = hostname().toLowerCase();
  return [name, `${name.split(".")[0]}.local`];
}

/** True where the request came by a URL on this machine: a name that somebody else's server gave it could read what is secret. */
export function isByOwnAddress({ headers: { host = "" } }: IncomingMessage): boolean {
  const name = host.replace(/:\d+$/, "").toLowerCase();
  return ["127.0.0.1", "localhost", "[::1]", ...ownAddresses(), ...ownNames()].includes(name);
}

/** True where a page of another server sends the request; browsers say which, or that it is one (Fetch Metadata). */
export function isOfOtherPage({
  headers: { origin, host, "sec-fetch-site": site },
}: IncomingMessage): boolean {
  return (
    (origin !== undefined && origin !== `http://${host}`) || site === "cross-site" || site === "same-site"
  );
}
