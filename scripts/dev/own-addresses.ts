import type { IncomingMessage } from "node:http";
import { networkInterfaces } from "node:os";

/** Addresses by which other devices of the network reach this machine. */
export function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.flatMap(({ family, internal, address }) => (family === "IPv4" && !internal ? address : [])),
  );
}

/** True where the request came by an address of this machine: a name that somebody else's server gave it could read what is secret. */
export function isByOwnAddress({ headers: { host = "" } }: IncomingMessage): boolean {
  const name = host.replace(/:\d+$/, "");
  return ["127.0.0.1", "localhost", "[::1]", ...ownAddresses()].includes(name);
}

/** True where a page of another server sends the request; browsers say which. */
export function isOfOtherPage({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin !== undefined && origin !== `http://${host}`;
}
