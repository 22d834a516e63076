/**
 * HTTP status of each error. What an upstream service could not do is 200, so that a page reads `success` and `error`
 * on one code path; the client library turns any other status into an error of its own.
 */
const statuses = {
  invalid_input: 400,
  unauthorized: 401,
  forbidden: 403,
  method_not_allowed: 405,
  too_large: 413,
  unsupported_media: 415,
  rate_limited: 429,
  misconfigured: 500,
  internal_error: 500,
  not_found: 200,
  unavailable: 200,
} as const;

export type ErrorCode = keyof typeof statuses;

/** A request that was not granted. */
export interface Failure {
  error: ErrorCode;
  /** When to try again, for `rate_limited`. */
  retryAfterSeconds?: number;
  /** What the upstream service answered; only logged. */
  upstreamStatus?: number;
}

/** What a function hands back: fields of its answer, or why there is none. */
export type Outcome = { success: true; squareFootage?: number } | Failure;

/** The answer to a page, beside `headers`. Never cached: it belongs to one visitor. */
export function toResponse(outcome: Outcome, headers: Record<string, string>): Response {
  if ("success" in outcome) return json(200, outcome, headers);
  const { error, retryAfterSeconds } = outcome;
  return json(
    statuses[error],
    { success: false, error },
    {
      ...headers,
      ...(error === "method_not_allowed" && { Allow: "POST, OPTIONS" }),
      ...(retryAfterSeconds !== undefined && { "Retry-After": String(retryAfterSeconds) }),
    },
  );
}

function json(status: number, body: unknown, headers: Record<string, string>): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store", ...headers },
  });
}
