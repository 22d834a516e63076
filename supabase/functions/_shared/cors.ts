/** The origins whose pages may call: those of the data, and those that the environment adds (a preview's own). */
export function allowedOrigins(settings: { origins: string[] }, added: string | undefined): Set<string> {
  return new Set([...settings.origins, ...(added ?? "").split(",")].filter((origin) => origin !== ""));
}

/**
 * Headers of every answer to an allowed origin, errors included: without them a browser shows a page no more than
 * "failed to fetch". Others get none. The allowed headers are those of supabase-js.
 */
export function corsHeaders(origin: string | null, allowed: ReadonlySet<string>): Record<string, string> {
  // What is cached for one origin must not be given to another.
  if (origin === null || !allowed.has(origin)) return { Vary: "Origin" };
  return {
    Vary: "Origin",
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Allow-Methods": "POST, OPTIONS",
    "Access-Control-Allow-Headers": "authorization, x-client-info, apikey, content-type, x-retry-count",
    "Access-Control-Expose-Headers": "Retry-After",
    // One day; browsers cap it lower.
    "Access-Control-Max-Age": "86400",
  };
}
