/** A result of a test of MDN Observatory, by the name it has there, and how it changes the score. */
export interface Modifier {
  result: string;
  modifier: number;
}

type Policy = Map<string, string[]>;

/** Sources that allow nearly anything, and those that allow code within a page. */
const broad = /^(\*|https?:|ftp:|https?:\/\/\*(\.\*)?)$/;
const inline = /^('unsafe-inline'|data:)$/;

/**
 * Judges the answer to a request for a page as MDN Observatory does, by its table of modifiers (mdn/mdn-http-observatory:
 * src/grader/charts.js, src/analyzer/tests/*.js). Left out is what no header of ours decides: the redirect from http, the
 * preload list, checksums of scripts, of which all are our own.
 */
export function judgeAsObservatory(headers: Headers): Modifier[] {
  const policy = parsePolicy(headers.get("content-security-policy") ?? "");
  return [
    judgePolicy(policy),
    judgeTransport(headers.get("strict-transport-security")),
    judgeFrames(policy, headers.get("x-frame-options")),
    headers.get("x-content-type-options") === "nosniff"
      ? { result: "x-content-type-options-nosniff", modifier: 0 }
      : { result: "x-content-type-options-not-implemented", modifier: -5 },
    judgeReferrer(headers.get("referrer-policy")),
    headers.has("set-cookie")
      ? { result: "cookies-without-secure-flag", modifier: -20 }
      : { result: "cookies-not-found", modifier: 0 },
    judgeSharing(headers),
  ];
}

/** 100 and all modifiers; bonus counts only where nothing much was deducted (90). */
export function scoreOf(modifiers: Modifier[]): number {
  const sum = (chosen: Modifier[]) => chosen.reduce((total, { modifier }) => total + modifier, 0);
  const base = 100 + sum(modifiers.filter(({ modifier }) => modifier < 0));
  return base < 90 ? Math.max(base, 0) : base + sum(modifiers.filter(({ modifier }) => modifier > 0));
}

function parsePolicy(text: string): Policy {
  const directives = text.split(";").map((directive) => directive.trim().toLowerCase().split(/\s+/));
  return new Map(directives.flatMap(([name = "", ...sources]) => (name ? [[name, sources]] : [])));
}

function judgePolicy(policy: Policy): Modifier {
  if (policy.size === 0) return { result: "csp-not-implemented", modifier: -25 };
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const script = sourcesOf("script-src");
  const style = sourcesOf("style-src");
  if (
    script.some((source) => broad.test(source) || inline.test(source)) ||
    sourcesOf("object-src").some((source) => broad.test(source))
  )
    return { result: "csp-implemented-with-unsafe-inline", modifier: -20 };
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source)))
    return { result: "csp-implemented-with-insecure-scheme", modifier: -20 };
  if ([...script, ...style].includes("'unsafe-eval'"))
    return { result: "csp-implemented-with-unsafe-eval", modifier: -10 };
  if (style.some((source) => broad.test(source) || inline.test(source)))
    return { result: "csp-implemented-with-unsafe-inline-in-style-src-only", modifier: 0 };
  return policy.get("default-src")?.join() === "'none'"
    ? { result: "csp-implemented-with-no-unsafe-default-src-none", modifier: 10 }
    : { result: "csp-implemented-with-no-unsafe", modifier: 5 };
}

function judgeTransport(header: string | null): Modifier {
  if (header === null) return { result: "hsts-not-implemented", modifier: -20 };
  const [, age] = /(?:^|;)\s*max-age=(\d+)/i.exec(header) ?? [];
  if (age === undefined || header.includes(",")) return { result: "hsts-header-invalid", modifier: -20 };
  return Number(age) < 15_552_000
    ? { result: "hsts-implemented-max-age-less-than-six-months", modifier: -10 }
    : { result: "hsts-implemented-max-age-at-least-six-months", modifier: 0 };
}

function judgeFrames(policy: Policy, header: string | null): Modifier {
  const ancestors = policy.get("frame-ancestors") ?? ["*"];
  if (!ancestors.some((source) => broad.test(source)))
    return { result: "x-frame-options-implemented-via-csp", modifier: 5 };
  return /^(sameorigin|deny)$/i.test(header ?? "")
    ? { result: "x-frame-options-sameorigin-or-deny", modifier: 0 }
    : { result: "x-frame-options-not-implemented", modifier: -20 };
}

function judgeReferrer(header: string | null): Modifier {
  if (header === null) return { result: "referrer-policy-not-implemented", modifier: 0 };
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header)
    ? { result: "referrer-policy-private", modifier: 5 }
    : { result: "referrer-policy-unsafe", modifier: -5 };
}

function judgeSharing(headers: Headers): Modifier {
  const isForAll = headers.get("access-control-allow-origin") === "*";
  if (isForAll && headers.has("access-control-allow-credentials"))
    return { result: "cross-origin-resource-sharing-implemented-with-universal-access", modifier: -50 };
  return isForAll
    ? { result: "cross-origin-resource-sharing-implemented-with-public-access", modifier: 0 }
    : { result: "cross-origin-resource-sharing-not-implemented", modifier: 0 };
}
