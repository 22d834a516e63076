/** What can go wrong with a call. */
export type FailureKind =
  /** No answer came, for example because the visitor is offline. */
  | "network"
  /** The service takes no more requests for now (429). */
  | "throttled"
  /** The service or our own list refuses this sender (403). */
  | "blocked"
  /** A program drives the browser (451). */
  | "headless"
  /** Any other answer that says no. */
  | "rejected"
  /** Ids or keys are missing, or not accepted. */
  | "misconfigured"
  /** An answer that cannot be read. */
  | "malformed"
  /** No answer within the time of the call. */
  | "timeout";

/** A call that failed. */
export interface Failure {
  ok: false;
  kind: FailureKind;
  /** HTTP status, where an answer came. */
  status?: number;
  /** For the log alone; holds nothing that a visitor has entered. */
  detail: string;
}

/** How a call ended; calls never throw. */
export type Outcome<Value = undefined> = { ok: true; value: Value } | Failure;

/** Longest text of a service that goes into the log, in characters. */
const maxDetail = 200;

/** Makes a failure; the detail is shortened to one line. */
export function failure(kind: FailureKind, detail: string, status?: number): Failure {
  const line = detail.replace(/\s+/g, " ").trim().slice(0, maxDetail);
  return { ok: false, kind, ...(status !== undefined && { status }), detail: line };
}

/** Makes the failure of a thrown value: a chunk that did not load, a connection that broke. */
export function failureOf(error: unknown): Failure {
  return failure("network", error instanceof Error ? error.message : String(error));
}

const kindsByStatus = new Map<number, FailureKind>([
  [401, "misconfigured"],
  [403, "blocked"],
  [429, "throttled"],
  [451, "headless"],
]);

/** Makes the failure of an answer that says no. */
export function refusal(status: number, detail: string): Failure {
  return failure(kindsByStatus.get(status) ?? "rejected", detail, status);
}

/** A failure as one line for the log. */
export function describeFailure(call: string, { kind, status, detail }: Failure): string {
  return `${call} failed: ${kind}${status === undefined ? "" : ` ${status}`}${detail && ` (${detail})`}`;
}
