/** What Vite's plugins print at every start and every request; none of it is about the site. */
const notices = [
  /HTTP (request|response)\b/,
  // vite-plugin-ssr is frozen under this name (README, decisions).
  /renamed to Vike/,
  // Of its own source.
  /glob option "as" has been deprecated/,
];

/** Keeps the notices of plugins out of the terminal, so that only what a person can act on is there. Warnings about the site pass. */
export function hidePluginNotices(output: Pick<Console, "log" | "info" | "warn">): void {
  for (const method of ["log", "info", "warn"] as const) {
    const print = output[method].bind(output);
    output[method] = (...parts: unknown[]) => {
      if (!notices.some((notice) => notice.test(String(parts[0])))) print(...parts);
    };
  }
}
