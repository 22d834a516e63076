import type { Failure } from "./answers.ts";
import { parseJson, readBytes } from "./bounded.ts";

/** Longest body in bytes. The longest valid one, every character escaped as \uXXXX, stays below it. */
export const maxBodyBytes = 8 * 1024;

/** What `read` makes of the JSON object in a request, or why it makes nothing of it. */
export async function readJson<Input>(
  request: Request,
  read: (object: Record<string, unknown>) => Input | undefined,
): Promise<{ input: Input } | Failure> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) return { error: "unsupported_media" };
  const bytes = await readBytes(request.body, maxBodyBytes);
  if (!bytes) return { error: "too_large" };
  const value = parseJson(bytes)?.value;
  const input = isObject(value) ? read(value) : undefined;
  return input === undefined ? { error: "invalid_input" } : { input };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
