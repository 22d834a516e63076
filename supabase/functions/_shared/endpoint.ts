import { checkKey } from "./access.ts";
import { type Failure, type Outcome, toResponse } from "./answers.ts";
import { clientAddress } from "./client-address.ts";
import { allowedOrigins, corsHeaders } from "./cors.ts";
import { Database } from "./database.ts";
import { Limits } from "./limits.ts";
import type { Platform } from "./platform.ts";
import type { Settings } from "./settings.ts";

/** Requests of one client: an office or a mobile network behind one address has twenty visitors at once. */
const perClient = { max: 30, seconds: 60 };

/** What every function works with. */
export interface Tools {
  platform: Platform;
  settings: Settings;
  database: Database;
  limits: Limits;
}

/** What one function does, beside what all of them do. */
export interface Endpoint<Input> {
  /** Name in the log, and of its limits. */
  name: string;
  /** The checked input, or why there is none. */
  read(request: Request): Promise<{ input: Input } | Failure>;
  /** Answers a client, known by a name that means nothing outside of limits. */
  respond(input: Input, client: string): Promise<Outcome>;
}

export type Handler = (request: Request) => Promise<Response>;

export function createTools(platform: Platform, settings: Settings): Tools {
  const database = new Database(platform);
  return { platform, settings, database, limits: new Limits(database, platform) };
}

/** The handler of a function: it always answers, with CORS headers, and logs status, code and duration, no more. */
export function createHandler<Input>(endpoint: Endpoint<Input>, tools: Tools): Handler {
  const { platform, settings } = tools;
  const allowed = allowedOrigins(settings, platform.env("SITE_ORIGINS"));
  return async (request) => {
    const cors = corsHeaders(request.headers.get("origin"), allowed);
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: cors });
    const start = platform.now();
    const outcome = await answer(endpoint, request, allowed, tools).catch(
      (): Failure => ({ error: "internal_error" }),
    );
    const response = toResponse(outcome, cors);
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

/** Checks first and counts then: what is refused anyway takes nothing away from anybody. */
async function answer<Input>(
  endpoint: Endpoint<Input>,
  request: Request,
  allowed: ReadonlySet<string>,
  { platform, limits }: Tools,
): Promise<Outcome> {
  if (request.method !== "POST") return { error: "method_not_allowed" };
  // Programs name no origin; the key and the limits hold for them as well.
  const origin = request.headers.get("origin");
  if (origin !== null && !allowed.has(origin)) return { error: "forbidden" };
  const refusal = checkKey(request, platform);
  if (refusal) return refusal;
  const body = await endpoint.read(request);
  if ("error" in body) return body;
  const client = clientAddress(request);
  const waitSeconds = await limits.take([{ key: `${endpoint.name}/requests/${client}`, ...perClient }]);
  if (waitSeconds > 0) return { error: "rate_limited", retryAfterSeconds: waitSeconds };
  return endpoint.respond(body.input, client);
}
