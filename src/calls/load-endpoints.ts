import { endpointsFile } from "../site/endpoints-file.ts";
import type { Endpoints } from "./endpoints.ts";
import { failure, type Outcome, refusal } from "./outcome.ts";

let loaded: Promise<Outcome<Endpoints>> | undefined;

/** Reads the endpoints file on first use. A failure is not remembered, so that the next call tries again. */
export async function loadEndpoints(): Promise<Outcome<Endpoints>> {
  loaded ??= fetchEndpoints();
  const outcome = await loaded.catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  if (!outcome.ok) loaded = undefined;
  return outcome;
}

async function fetchEndpoints(): Promise<Outcome<Endpoints>> {
  const response = await fetch(`${import.meta.env.BASE_URL}${endpointsFile}`);
  if (response.status === 404) return failure("misconfigured", `${endpointsFile} is missing`, 404);
  if (!response.ok) return refusal(response.status, endpointsFile);
  const value: unknown = await response.json().catch(() => undefined);
  return isEndpoints(value)
    ? { ok: true, value }
    : failure("malformed", `${endpointsFile} cannot be read`, response.status);
}

function isEndpoints(value: unknown): value is Endpoints {
  const { mail, functions } = (value ?? {}) as Partial<Endpoints>;
  return typeof mail?.origin === "string" && typeof functions?.url === "string";
}
