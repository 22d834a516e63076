import { distance } from "fastest-levenshtein";
import type { Business } from "../kinds/business/fields.ts";
import type { Dataset } from "../loader/load.ts";
import { asError, asWarning, type DataPlace, invalidValue, type Problem } from "../problem.ts";
import { waysOf } from "./contact-ways.ts";
import { bareHost, ownPath } from "./nearest-target.ts";
import { nationalDigits, phoneName } from "./values.ts";

/** Numbers and addresses of the business that have the right form and cannot be right. */
export function contactProblems({
  business,
  counties,
  cities,
  offices,
}: Pick<Dataset, "business" | "counties" | "cities" | "offices">): Problem[] {
  const { file, value } = business;
  const problems = [
    ...[...counties, ...offices].map(({ file: own, value: { phone } }) => ({ file: own, phone })),
    ...cities.map((city) => ({ file: city.file, phone: city.facts.phone })),
  ].flatMap(({ file, phone }) => ownPhoneProblem(file, phone, value) ?? []);
  const add = (pointer: string, message: string, hint: string) =>
    problems.push(invalidValue(message, hint, { file, pointer }));
  for (const name of ["phone", "textPhone"] as const) {
    const phone = value[name];
    const fault = phone && phoneFault(phone, value);
    if (fault) add(`/${name}`, `"${name}" is ${phone}, ${fault}.`, phoneHint(value.callingCode));
  }
  phoneListProblems(value, add);
  if (waysOf(value).length === 0) problems.push(unreachable(file));
  const { origin } = new URL(value.url);
  if (origin !== value.url)
    add("/url", `"url" is ${value.url}, which browsers write as ${origin}.`, `Write ${origin}.`);
  const seen = new Set<string>();
  for (const [index, { url }] of (value.profiles ?? []).entries()) {
    const bare = url.toLowerCase().replace(/\/$/, "");
    if (ownPath(url, value.url) !== undefined)
      add(
        `/profiles/${index}/url`,
        `The profile ${url} is a URL of this site.`,
        "Write the address of the firm's page on another site, or remove the profile.",
      );
    else if (seen.has(bare))
      add(
        `/profiles/${index}/url`,
        `The profile ${url} stands here a second time.`,
        "Remove one of the two.",
      );
    seen.add(bare);
  }
  return [...problems, ...nearlyOwnDomains(business.value, file)];
}

/** Of a firm whose texts have no way to name: a further number is for a purpose of its own. */
function unreachable(file: string): Problem {
  return asError({
    code: "missing-field",
    message:
      "business.yaml needs a phone, a textPhone or an email; further numbers under phones do not replace them.",
    hint: "Add phone: 612-555-0100, textPhone: 612-555-0101 or email: hello@maple-roofing.example.",
    place: { file, pointer: "" },
  });
}

/** Letters that a slip changes in a domain: two that changed places are two. */
const maxSlips = 2;
/** Fewer letters make a word that is near to others. */
const fewestLetters = 6;

/** The email address and profiles whose domain is a slip away from that of the site. */
function nearlyOwnDomains({ url, email, profiles = [] }: Business, file: string): Problem[] {
  const own = bareHost(new URL(url).hostname);
  const nearly = (host: string, pointer: string, hint: string, meant?: string): Problem[] => {
    const domain = bareHost(host);
    const isNear = nameIn(own).length >= fewestLetters && distance(domain, own) <= maxSlips;
    // Another ending and a hyphen are no slips: many firms have both domains.
    if (!isNear || nameIn(domain) === nameIn(own)) return [];
    const place: DataPlace = { file, pointer };
    const message = `${domain} is nearly the domain of the site, ${own}.`;
    return [
      asWarning({
        code: "invalid-value",
        message,
        hint,
        place,
        related: [{ file, pointer: "/url" }],
        ...(meant && { proposal: [{ kind: "reword", place, text: meant }] }),
      }),
    ];
  };
  const [name = "", host = ""] = email?.split("@") ?? [];
  const meant = `${name}@${own}`;
  return [
    ...nearly(
      host,
      "/email",
      `Write ${meant} instead of ${email}, or correct url where that is wrong.`,
      meant,
    ),
    ...profiles.flatMap((profile, at) =>
      nearly(
        new URL(profile.url).hostname,
        `/profiles/${at}/url`,
        `Write the address of the page on ${profile.name}, or correct url where that is wrong.`,
      ),
    ),
  ];
}

/** `maple-roofing.example` → `mapleroofing` */
function nameIn(domain: string): string {
  return domain.slice(0, domain.indexOf(".")).replaceAll("-", "");
}

function ownPhoneProblem(file: string, phone: string | undefined, business: Business): Problem | undefined {
  const fault = phone && phoneFault(phone, business);
  if (!fault) return undefined;
  return invalidValue(`"phone" is ${phone}, ${fault}.`, phoneHint(business.callingCode), {
    file,
    pointer: "/phone",
  });
}

function phoneListProblems(
  business: Business,
  add: (pointer: string, message: string, hint: string) => void,
): void {
  const { phones = [], callingCode } = business;
  for (const [index, { id, number }] of phones.entries()) {
    const fault = phoneFault(number, business);
    if (fault) add(`/phones/${index}/number`, `"number" is ${number}, ${fault}.`, phoneHint(callingCode));
    const twin = phones.findIndex((other) => other.id === id);
    if (id !== "text" && twin === index) continue;
    const taken = id === "text" ? "the number of textPhone" : `that of entry ${twin + 1}`;
    add(`/phones/${index}/id`, `{${phoneName(id)}} is ${taken} already.`, "Give this number another id.");
  }
}

/** What is wrong with a number; with calling code 1, by the rules of the North American Numbering Plan. */
export function phoneFault(phone: string, business: Pick<Business, "callingCode">): string | undefined {
  const { callingCode } = business;
  if (phone.startsWith("+") && !phone.slice(1).trim().startsWith(callingCode))
    return `but the calling code of the firm is ${callingCode}`;
  const digits = phone.replace(/\D/g, "");
  const national = nationalDigits(phone, business);
  if (callingCode !== "1") {
    const all = national.length + callingCode.length;
    return national.length < 5 || all > 15 ? `which has ${digits.length} digits` : undefined;
  }
  if (national.length !== 10) return `which has ${digits.length} digits in place of 10`;
  if (/^[01]/.test(national)) return `but no area code begins with ${national[0]}`;
  return /^...[01]/.test(national)
    ? `but no number begins with ${national[3]} behind its area code`
    : undefined;
}

export function phoneHint(callingCode: string): string {
  return callingCode === "1"
    ? "Write the number with its area code, 10 digits in all, for example 612-555-0100."
    : "Write the whole number without the calling code of the country.";
}
