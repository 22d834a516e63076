/** Writing to the place where a browser is, or handing it another: `location = "…"`, `location.replace("…")`. */
const leaving =
  /\blocation(?:(?:\.href)?\s*=(?!=)|\.(?:replace|assign)\()\s*(?:["'`]((?:(?:https?:)?\/)?\/[^"'`\s]*)|(?:window\.)?atob\(\s*["'`]([\w+/=]+))/g;

/** Addresses, but those beside the page, that a script sends its visitors to, and where it says so. */
export function redirectsIn(script: string): { address: string; at: number }[] {
  return Array.from(script.matchAll(leaving), ({ index, 1: address, 2: packed = "" }) => ({
    // Who writes an address so that nobody can read it has a reason.
    address: address ?? Buffer.from(packed, "base64").toString(),
    at: index,
  }));
}

/** What a browser tells of its visitor. */
const told =
  /navigator\.(?:userAgent|languages?|platform|userLanguage)\b|document\.referrer\b|\bscreen\.width\b|\b(?:inner|client)Width\b|\bmatchMedia\(/;
/** A condition that stands right before what is done in it. */
const condition = /(?:\bif\s*\([^{};]*\)\s*\{?|&&|\?)\s*(?:(?:window|document|top|self|parent)\.)?$/;
/** What a visitor asked for. */
const asked = /addEventListener|\bon(?:click|change|submit)\b|\.(?:click|on|submit)\(/;
/** So many letters before it, a script says when it leaves. */
const longestLead = 400;

/** Addresses to which a script sends visitors of some browsers, languages, screens or origins, what it asks of them, and where. */
export function sortedIn(script: string): { address: string; tells: string; at: number }[] {
  return redirectsIn(script).flatMap(({ address, at }) => {
    const lead = script.slice(Math.max(0, at - longestLead), at);
    const [tells] = told.exec(lead) ?? [];
    return tells === undefined || !condition.test(lead) || asked.test(lead)
      ? []
      : { address, tells: tells.replace(/\($/, ""), at };
  });
}
