const languages = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Codes that programs know as regions, but ISO 3166-1 does not, with what is right where something is. */
const noCountries: Record<string, string | undefined> = {
  UK: "GB",
  EU: undefined,
  EZ: undefined,
  QO: undefined,
  UN: undefined,
  XA: undefined,
  XB: undefined,
  ZZ: undefined,
};

/** What was meant by a value of hreflang with a code that many take for that of a country, or with the sign of locales. */
export function validCode(code: string): string | undefined {
  const [language = "", region = ""] = code.split(/[-_]/);
  const right = `${language}${region && `-${noCountries[region.toUpperCase()] ?? region}`}`;
  return languageFault(right) === undefined ? right : undefined;
}

/** True for a code of a language as HTML takes it: `en`, `en-US`, `haw`. */
export function isLanguage(code: string): boolean {
  const [language = ""] = code.split("-");
  return !/[_\s]/.test(code.trim()) && /^[a-z]{2,3}$/i.test(language) && languages.of(language) !== undefined;
}

/** What is wrong with a value of hreflang, as the end of a sentence: Google takes ISO 639-1, a script, and ISO 3166-1. */
export function languageFault(code: string): string | undefined {
  if (code.toLowerCase() === "x-default") return undefined;
  const parts = /^([a-z]{2})(?:-[a-z]{4})?(?:-([a-z]{2}))?$/i.exec(code);
  if (!parts) return 'which is no code such as "en" or "en-US"';
  const [, language = "", region] = parts;
  if (languages.of(language.toLowerCase()) === undefined) return `but no language has the code "${language}"`;
  if (region === undefined) return undefined;
  const upper = region.toUpperCase();
  if (upper in noCountries) {
    const right = noCountries[upper];
    return `but no country has the code "${region}"${right ? `; "${right}" is right` : ""}`;
  }
  return regions.of(upper) === undefined ? `but no country has the code "${region}"` : undefined;
}
