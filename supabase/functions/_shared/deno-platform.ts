import type { Platform } from "./platform.ts";

/** The running Deno process. */
export const denoPlatform: Platform = {
  env: (name) => Deno.env.get(name),
  fetch: (url, init) => fetch(url, init),
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  deadline: (ms) => AbortSignal.timeout(ms),
  // biome-ignore lint/suspicious/noConsole: Supabase collects what a function prints
  log: (line) => console.log(line),
};
