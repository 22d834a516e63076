/**
 * Headers of every answer, errors included: without them a browser shows a page no more than "failed to fetch". The
 * allowed headers are those of supabase-js; any origin may call, because the key in every page is public anyway.
 */
export const corsHeaders: Record<string, string> = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "POST, OPTIONS",
  "Access-Control-Allow-Headers": "authorization, x-client-info, apikey, content-type, x-retry-count",
  "Access-Control-Expose-Headers": "Retry-After",
  // One day; browsers cap it lower.
  "Access-Control-Max-Age": "86400",
};
