import type { Failure } from "./answers.ts";
import { parseJson, readBytes } from "./bounded.ts";

/** Longest body in bytes. The longest valid one, every character escaped as \uXXXX, stays below it. */
export const maxBodyBytes = 8 * 1024;

/** The JSON object in a request, or why there is none. */
export async function readObject(request: Request): Promise<{ object: Record<string, unknown> } | Failure> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) return { error: "unsupported_media" };
  const bytes = await readBytes(request.body, maxBodyBytes);
  if (!bytes) return { error: "too_large" };
  const value = parseJson(bytes)?.value;
  return isObject(value) ? { object: value } : { error: "invalid_input" };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
