/**
 * Who asks, for the limits alone. Only `cf-connecting-ip` is trusted: Cloudflare, in front of every Supabase project,
 * sets it to the address that the connection came from, whatever the client wrote there. Any entry of `x-forwarded-for`
 * may be made up, so that everybody without the trusted header counts as one client.
 */
export function clientAddress(request: Request): string {
  const address = request.headers.get("cf-connecting-ip")?.trim().toLowerCase() || "unknown";
  return address.includes(":") ? networkOf(address) : address;
}

/** The first 64 bits of an IPv6 address: one household or server has all that follow. */
function networkOf(address: string): string {
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter((group) => group !== "");
  const behind = tail?.split(":").filter((group) => group !== "") ?? [];
  const zeros = Array<string>(Math.max(0, 8 - groups.length - behind.length)).fill("0");
  const all = tail === undefined ? groups : [...groups, ...zeros, ...behind];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
