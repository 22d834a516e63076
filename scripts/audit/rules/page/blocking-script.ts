import type { BarePageRule } from "../../rule.ts";

/** Scripts that browsers wait for, where nothing says otherwise (HTML standard). */
const waits = /^((text|application)\/(x-)?(java|ecma)script)?$/i;

export const pageBlockingScript: BarePageRule = {
  id: "page/blocking-script",
  needs: "pages",
  severity: "warning",
  checks: "No script in the head is render-blocking.",
  why: "Visitors see nothing until it loads, and nothing at all if its server does not respond.",
  fix: 'Add defer or type="module" to the script element; a script that must run before the page is shown belongs inline in the page itself.',
  source: "lighthouse",
  *page({ path, facts }) {
    for (const { src, type, isAhead, start } of facts.scripts)
      if (src && isAhead && waits.test(type.trim()))
        yield { message: `The head of ${path} waits for the script ${src}.`, cause: src, at: start };
  },
};
