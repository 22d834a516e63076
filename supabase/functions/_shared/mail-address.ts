/** Longest part before the @, and longest address (RFC 5321, section 4.5.3.1.1 and erratum 1690). */
const maxLocal = 64;
const maxAddress = 254;

/**
 * Letters, digits and the signs that people have in their addresses, with single dots between them. RFC 5322 allows
 * more, but a bar, an exclamation mark or a slash is a command, a route or a file to some mail servers, and no inbox.
 */
const local = /^[a-z0-9_+'&=~#-]+(\.[a-z0-9_+'&=~#-]+)*$/i;

/** Labels of a domain name (RFC 1035), at least two, and a last one that is no number. */
const domain = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i;

/** Names that never leave a network (RFC 2606, 6761, 6762, 8375, 9476). */
const reserved = /\.(local|localhost|localdomain|internal|invalid|test|onion|alt|arpa)$/i;

/** Whether a text is an address that can receive mail. The form and the functions ask the same question here. */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf("@");
  const name = text.slice(0, at);
  const host = text.slice(at + 1);
  return (
    at > 0 &&
    text.length <= maxAddress &&
    name.length <= maxLocal &&
    local.test(name) &&
    domain.test(host) &&
    !reserved.test(host)
  );
}

/** Names of one provider that lead into the same inboxes. */
const sameProvider: Record<string, string> = {
  "googlemail.com": "gmail.com",
  "me.com": "icloud.com",
  "mac.com": "icloud.com",
  "protonmail.com": "proton.me",
  "protonmail.ch": "proton.me",
  "pm.me": "proton.me",
  "ya.ru": "yandex.ru",
  "yandex.com": "yandex.ru",
};

/** Signs that a provider ignores in a name, and those behind which a tag begins there; elsewhere only + does. */
const ignored: Record<string, RegExp> = { "gmail.com": /\./g, "proton.me": /[._-]/g };
const tags: Record<string, RegExp> = {
  "yahoo.com": /[+-].*/,
  "ymail.com": /[+-].*/,
  "rocketmail.com": /[+-].*/,
};

/** The inbox of an address, one spelling for all that lead there; only ever counted, never written to. */
export function canonicalAddress(address: string): string {
  const [name = "", host = ""] = address.toLowerCase().split("@");
  // Fastmail delivers anything@name.fastmail.com to name@fastmail.com.
  const [, own] = /^([^.]+)\.(?:fastmail\.com|fastmail\.fm)$/.exec(host) ?? [];
  if (own) return `${own}@fastmail.com`;
  const provider = sameProvider[host] ?? host;
  const inbox = name.replace(tags[provider] ?? /\+.*/, "").replace(ignored[provider] ?? "", "");
  return `${inbox || name}@${provider}`;
}
