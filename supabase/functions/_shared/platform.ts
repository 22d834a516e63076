/** What a function needs of the world; tests give their own. */
export interface Platform {
  /** Value of an environment variable; undefined where there is none. */
  env(name: string): string | undefined;
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** Milliseconds since 1970. */
  now(): number;
  wait(ms: number): Promise<void>;
  /** A signal that aborts after `ms` milliseconds. */
  deadline(ms: number): AbortSignal;
  log(line: string): void;
}
