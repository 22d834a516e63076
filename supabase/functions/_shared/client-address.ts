/**
 * Address of the visitor, for the rate limit alone. Cloudflare, in front of every Supabase project, overwrites
 * `cf-connecting-ip`; elsewhere the first hop of `x-forwarded-for` is taken. Supabase vouches for neither
 * (https://github.com/orgs/supabase/discussions/52040), so a second limit holds for all clients together.
 */
export function clientAddress(request: Request): string {
  const forwarded = request.headers.get("x-forwarded-for")?.split(",")[0]?.trim();
  return request.headers.get("cf-connecting-ip") || forwarded || "unknown";
}
