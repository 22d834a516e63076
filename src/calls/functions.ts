import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Endpoints } from "./endpoints.ts";
import { failure, failureOf, type Outcome, refusal } from "./outcome.ts";

let client: SupabaseClient | undefined;

/** Calls an edge function with a body of JSON or of a form and returns its JSON answer, unchecked. */
export async function invoke(
  { url, anonKey }: Endpoints["functions"],
  name: string,
  body: Record<string, string> | FormData,
): Promise<Outcome<unknown>> {
  client ??= createClient(url, anonKey, {
    auth: { storage: localStorage, persistSession: true, autoRefreshToken: true },
  });
  const { data, error } = (await client.functions.invoke(name, { body })) as {
    data: unknown;
    error: unknown;
  };
  return error ? toFailure(error) : { ok: true, value: data };
}

/** The client tells the classes of its errors by their names, which minifying keeps. */
async function toFailure(error: unknown) {
  const { name, context } = error as { name?: string; context?: unknown };
  if (name === "FunctionsFetchError") return failureOf(context);
  if (!(context instanceof Response)) return failure("malformed", String(error));
  const answer = (await context.json().catch(() => undefined)) as { error?: unknown } | undefined;
  return refusal(context.status, typeof answer?.error === "string" ? answer.error : "");
}
