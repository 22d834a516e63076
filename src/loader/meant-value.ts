import type { Form, Schema } from "../fields/schema.ts";
import { timesMeant } from "./clock-time.ts";
import type { Meant } from "./meant.ts";
import { daysMeant, daysOfYearMeant } from "./written-days.ts";

/** What was meant by a text, where it is written as people write such a thing elsewhere; undefined where that is open. */
export function meantValue(written: string, { form, pattern = "" }: Schema): Meant | undefined {
  // Quotes that hold nothing together are what is wrong, whatever stands within.
  if (/^[“”„‟«»‘’‚‛‹›]/.test(written)) return undefined;
  const right = new RegExp(pattern, "u");
  const plain = written.replace(/\s+/g, " ").trim();
  const readings = [...(form ? readingsOf[form](plain, right) : []), ...codesMeant(plain)];
  return readings.find(({ text }) => right.test(text));
}

const readingsOf: Record<Form, (written: string, right: RegExp) => Meant[]> = {
  time: (written, right) => timesMeant(written, right.test("24:00")),
  day: daysOfYearMeant,
  date: daysMeant,
  phone: phonesMeant,
  email: emailsMeant,
  address: (written) => certain(addressMeant(written)),
  origin: originsMeant,
  zip: zipsMeant,
};

function certain(...texts: string[]): Meant[] {
  return texts.map((text) => ({ text, isCertain: true }));
}

/** What people call a country and its money who live there. */
const usualNames: [name: RegExp, code: string][] = [
  [/^(usa|america|(the )?united states( of america)?)$/i, "US"],
  [/^(us)?( ?\$| ?dollars?)$/i, "USD"],
];

/** `us`, `U.S.` → `US`; `en_us` → `en-US`. */
function codesMeant(written: string): Meant[] {
  const bare = written.replaceAll(".", "");
  const [, language = "", country = ""] = /^([a-z]{2})[-_ ]([a-z]{2})$/i.exec(written) ?? [];
  return certain(
    bare.toUpperCase(),
    `${language.toLowerCase()}-${country.toUpperCase()}`,
    ...usualNames.flatMap(([name, code]) => (name.test(bare) ? code : [])),
  );
}

const extension = /^(.*\d)[\s,;]*(?:ext(?:ension)?\.?|x|#)\s*\d{1,6}$/i;

function phonesMeant(written: string): Meant[] {
  const [first = "", ...others] = written.split(/ \/ |[,;&]| (?:or|and) /);
  const [, base] = extension.exec(written) ?? [];
  return [
    ...certain(digitsOf(written)),
    ...(base === undefined
      ? []
      : [
          {
            text: digitsOf(base),
            isCertain: false,
            behind: "; no link dials an extension, so say it in a text",
          },
        ]),
    ...(others.length === 0
      ? []
      : [{ text: digitsOf(first), isCertain: false, behind: "; only one number stands here" }]),
    { text: dialed(written), isCertain: false, behind: ", with digits in place of letters" },
  ];
}

/** The number without words around it, with plain hyphens. */
function digitsOf(written: string): string {
  return written
    .replace(/^(?:[a-z]+[:.]?\s*)(?=[+(\d])/i, "")
    .replace(/\s*\([a-z ]+\)$/i, "")
    .replace(/[‐‑‒–—−/·•]/g, "-")
    .replace(/(?<=[\dOo-])[oO](?=[\dOo-]|$)/g, "0")
    .trim();
}

const keys = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"];

/** `1-800-PAINTER` → `1-800-724-6837`: phones take as many digits as a number has. */
function dialed(written: string): string {
  const [, area = "", word = ""] =
    /^(\+?1?[-. ]?\(?\d{3}\)?[-. ]?)([-A-Z0-9 ]*[A-Z]{3}[-A-Z0-9 ]*)$/i.exec(written) ?? [];
  const digits = word
    .replace(/[^a-z0-9]/gi, "")
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => String(keys.findIndex((key) => key.includes(letter)) + 2));
  return digits.length < 7 ? "" : `${area}${digits.slice(0, 3)}-${digits.slice(3, 7)}`;
}

function emailsMeant(written: string): Meant[] {
  const [first = "", ...others] = written.split(/[,;/|] ?(?=\S+@)| (?:or|and) (?=\S+@)/);
  return others.length === 0
    ? certain(emailMeant(written))
    : [{ text: emailMeant(first), isCertain: false, behind: "; only one address stands here" }];
}

function emailMeant(written: string): string {
  return (/<([^<>]+)>/.exec(written)?.[1] ?? written)
    .replace(/^(?:mailto|e-?mail) ?:/i, "")
    .replace(/\?.*$/, "")
    .replace(/ ?[([{]at[)\]}] ?| at /gi, "@")
    .replace(/ ?[([{]dot[)\]}] ?| dot /gi, ".")
    .replace(/[ <>"']/g, "")
    .replace(/,/g, ".")
    .replace(/\.?@+\.?/, "@")
    .replace(/[.;]+$/, "");
}

/** `www.maple.example/roofs`, `http://…`, `htps//…` → the whole address. */
function addressMeant(written: string): string {
  const [, host = "", rest = ""] =
    /^(?:h[tps]{2,5}(?:[:;]?[/\\]+|[:;])|[/\\]{2})?((?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d{1,5})?)([/?#].*)?$/i.exec(
      written.replace(/^<(.*)>$/, "$1"),
    ) ?? [];
  return `https://${host.toLowerCase()}${rest.replaceAll(" ", "%20")}`;
}

function originsMeant(written: string): Meant[] {
  const address = addressMeant(written);
  const [origin = ""] = /^https:\/\/[^/?#]+/.exec(address) ?? [];
  return [{ text: origin, isCertain: address.replace(/\/+$/, "") === origin }];
}

/** `CA 92602-1234` → `92602`. Of four digits, any may be the one that is missing. */
function zipsMeant(written: string): Meant[] {
  const [zip = "", ...others] = written.match(/(?<!\d)\d{5}(?!\d)/g) ?? [];
  return others.length > 0
    ? [{ text: zip, isCertain: false, behind: "; each ZIP code is an entry of its own" }]
    : certain(zip);
}
