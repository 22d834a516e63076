import type { ContactWord } from "../fields/schema.ts";
import type { Business } from "../kinds/business/fields.ts";
import { type Suggestion, suggest, suggestPath } from "../loader/suggest.ts";
import { decoded } from "./decoded.ts";
import type { Site } from "./site.ts";
import { nationalDigits } from "./values.ts";

/** Words for a way to reach the business that people write in place of ours. */
const contactPatterns: [pattern: RegExp, word: ContactWord][] = [
  [/^(call|phone|tel|telephone|ring)( ?us)?$/i, "call"],
  [/^(text|sms|message)( ?us)?$/i, "text"],
  [/^(e-?mail|mail)( ?us)?$/i, "email"],
  [/^(tel|callto):/i, "call"],
  [/^(sms|smsto):/i, "text"],
  [/^mailto:/i, "email"],
];

/** The host of an address, and of the business's own: the same with and without `www.`. */
export function bareHost(host: string): string {
  return host.toLowerCase().replace(/^www\./, "");
}

/** An address at the business's own host, however it is spelled → its path; undefined for all other links. */
export function ownPath(to: string, url: string): string | undefined {
  if (!/^(https?:)?\/\//i.test(to)) return undefined;
  const [target, own] = [to.startsWith("//") ? `https:${to}` : to, url].map(parse);
  if (!target || !own || bareHost(target.hostname) !== bareHost(own.hostname)) return undefined;
  if (target.port !== own.port && target.port !== "" && target.port !== "80" && target.port !== "443")
    return undefined;
  return withoutSlashes(target.pathname) + target.search + target.hash;
}

function parse(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

function withoutSlashes(path: string): string {
  return path.replace(/(?<=.)\/+$/, "");
}

/** What a link of no form that a link may have was meant to be. */
export function meantTarget(to: string, site: Site): Suggestion | undefined {
  const certain = (name: string): Suggestion => ({ name, isCertain: true });
  const { business } = site;
  const path = pathMeant(ownPath(to, business.url) ?? to, site);
  if (path) return certain(path);
  if (to.replace(/^mailto:/i, "").toLowerCase() === business.email?.toLowerCase()) return certain("email");
  const [, named] = contactPatterns.find(([pattern]) => pattern.test(to)) ?? [];
  // A way that the business has not is not what a link should be.
  const word = named && site.contactLinks[named] ? named : undefined;
  const further = furtherMeant(to, site);
  if (further) return further;
  const number = numberMeant(to, word, business);
  if (number) return certain(number);
  if (word) return { name: word, isCertain: !to.includes(":") };
  const address =
    /^(?:https?:\/*|htt?ps?:\/\/|hhtps?:\/\/|\/\/)?((?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#][^\s"<>\\^`|]*)?)$/i.exec(
      to,
    )?.[1];
  return address && !to.includes("@") ? certain(`https://${address}`) : undefined;
}

/** The word of a further number that a link names: by its id, or by its digits. */
function furtherMeant(to: string, { business, contactLinks: { phones = [] } }: Site): Suggestion | undefined {
  const digits = nationalDigits(to, business);
  const byNumber = phones.find(({ number }) => nationalDigits(number, business) === digits);
  if (byNumber) return { name: byNumber.word, isCertain: true };
  if (!/^(call|text):/.test(to)) return undefined;
  const words = phones.map(({ word }) => word);
  return suggest(to, words);
}

/** The number of the business that a link names: called, or texted where it only takes texts or the link says so. */
function numberMeant(to: string, word: ContactWord | undefined, business: Business): ContactWord | undefined {
  if (!/^[\w:]*[+\d() .-]{7,}$/.test(to)) return undefined;
  const digitsOf = (text: string) => text.replace(/\D/g, "").slice(-10);
  const isOwn = (phone = "") => digitsOf(phone) === digitsOf(to);
  if (!isOwn(business.phone) && !isOwn(business.textPhone)) return undefined;
  return word ?? (isOwn(business.phone) ? "call" : "text");
}

/** The page or file that a link was meant to lead to although it is written as in another place: `../about.html`. */
function pathMeant(to: string, site: Site): string | undefined {
  const [written = "", fragment] = to.split("#");
  const path = normalPath(written);
  const end = fragment === undefined ? "" : `#${fragment}`;
  if (path === "/" && !/^\/|index|home/i.test(written)) return undefined;
  return site.paths.has(path) || hasFile(site, path) ? `${path}${end}` : undefined;
}

/** A path as this site writes it: small letters, one slash in front and none behind, no ending, no query. */
export function normalPath(written: string): string {
  const path = decoded(written)
    .replace(/\?.*$|&\w+=.*$/s, "")
    .replaceAll("\\", "/")
    .replace(/^(\.{0,2}\/)*/, "/")
    .replace(/\/{2,}/g, "/")
    .trim();
  const plain = withoutSlashes(path)
    .replace(/\.(html?|php|aspx?|md|ya?ml)$/i, "")
    .replace(/\/(index|home|default)$/i, "")
    .replace(/[_\s]+/g, "-");
  return (plain || "/").toLowerCase();
}

/** The page that a path was meant to be: the same one written otherwise, or a slip away. */
export function nearestPath(path: string, site: Site): Suggestion | undefined {
  const plain = normalPath(path);
  if (site.paths.has(plain)) return { name: plain, isCertain: true };
  const files = site.dataset.staticFiles.map((file) => `/${file}`);
  return (
    (/\.\w{2,5}$/.test(path) ? suggest(path, files) : undefined) ?? suggestPath(plain, [...site.paths.keys()])
  );
}

/** True for a file of `static`, which is published under its name. */
export function hasFile(site: Site, path: string): boolean {
  return site.dataset.staticFiles.includes(decoded(path.split("?")[0] ?? "").slice(1));
}
