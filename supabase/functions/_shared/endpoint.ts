import { checkKey } from "./access.ts";
import { type Failure, type Outcome, preflight, toResponse } from "./answers.ts";
import { readObject } from "./body.ts";
import { clientAddress } from "./client-address.ts";
import type { Platform } from "./platform.ts";
import { type Rate, RateLimit } from "./rate-limit.ts";

/** What one function does, beside what all of them do. */
export interface Endpoint<Input> {
  /** Name in the log. */
  name: string;
  rates: { client: Rate; all: Rate };
  /** The checked input; undefined where the body is not what it should be. */
  read(body: Record<string, unknown>): Input | undefined;
  respond(input: Input): Promise<Outcome>;
}

export type Handler = (request: Request) => Promise<Response>;

/** The handler of a function: it always answers, with CORS headers, and logs status, code and duration, no more. */
export function createHandler<Input>(endpoint: Endpoint<Input>, platform: Platform): Handler {
  const limits = { client: new RateLimit(endpoint.rates.client), all: new RateLimit(endpoint.rates.all) };
  return async (request) => {
    if (request.method === "OPTIONS") return preflight();
    const start = platform.now();
    const outcome = await answer(endpoint, limits, request, platform).catch(
      (): Failure => ({ error: "internal_error" }),
    );
    const response = toResponse(outcome);
    platform.log(
      JSON.stringify({
        function: endpoint.name,
        status: response.status,
        code: "error" in outcome ? outcome.error : "ok",
        ...("error" in outcome &&
          outcome.upstreamStatus !== undefined && { upstreamStatus: outcome.upstreamStatus }),
        ms: platform.now() - start,
      }),
    );
    return response;
  };
}

async function answer<Input>(
  endpoint: Endpoint<Input>,
  limits: { client: RateLimit; all: RateLimit },
  request: Request,
  platform: Platform,
): Promise<Outcome> {
  if (request.method !== "POST") return { error: "method_not_allowed" };
  const refusal = checkKey(request, platform);
  if (refusal) return refusal;
  const now = platform.now();
  const waitSeconds = limits.client.take(clientAddress(request), now) || limits.all.take("all", now);
  if (waitSeconds > 0) return { error: "rate_limited", retryAfterSeconds: waitSeconds };
  const body = await readObject(request);
  if ("error" in body) return body;
  const input = endpoint.read(body.object);
  return input === undefined ? { error: "invalid_input" } : endpoint.respond(input);
}
