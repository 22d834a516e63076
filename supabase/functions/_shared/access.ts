import type { Failure } from "./answers.ts";
import type { Platform } from "./platform.ts";

/** Refuses a request without one of the project's public keys in `apikey`; undefined where the key fits. */
export function checkKey(request: Request, platform: Platform): Failure | undefined {
  const keys = publicKeys(platform);
  if (keys.length === 0) return { error: "misconfigured" };
  const given = request.headers.get("apikey") ?? "";
  // All are compared, so that the time tells nothing about which one was close.
  const fitting = keys.filter((key) => isSame(key, given));
  return fitting.length > 0 ? undefined : { error: "unauthorized" };
}

/**
 * The anon key and the publishable keys, which Supabase puts into the environment; the latter as a JSON object of
 * name → key. https://supabase.com/docs/guides/functions/secrets
 */
function publicKeys(platform: Platform): string[] {
  const named = Object.values(parseObject(platform.env("SUPABASE_PUBLISHABLE_KEYS") ?? "{}"));
  return [platform.env("SUPABASE_ANON_KEY"), ...named].filter(
    (key): key is string => typeof key === "string" && key !== "",
  );
}

function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** The key that may do everything, which Supabase puts into the environment: the older form, or the newer ones by name. */
export function secretKey(platform: Platform): string {
  const named = Object.values(parseObject(platform.env("SUPABASE_SECRET_KEYS") ?? "{}"));
  const keys = [platform.env("SUPABASE_SERVICE_ROLE_KEY"), ...named];
  return keys.find((key): key is string => typeof key === "string" && key !== "") ?? "";
}

/** Compares in a time that depends on the length of `given` alone. */
function isSame(key: string, given: string): boolean {
  let difference = key.length ^ given.length;
  for (let at = 0; at < given.length; at++)
    difference |= given.charCodeAt(at) ^ key.charCodeAt(at % key.length);
  return difference === 0;
}
