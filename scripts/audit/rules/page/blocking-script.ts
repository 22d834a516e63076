import type { BarePageRule } from "../../rule.ts";

/** Scripts that browsers wait for, where nothing says otherwise (HTML standard). */
const waits = /^((text|application)\/(x-)?(java|ecma)script)?$/i;

export const pageBlockingScript: BarePageRule = {
  id: "page/blocking-script",
  needs: "pages",
  severity: "warning",
  checks: "No script in the head holds up the page until it is loaded.",
  why: "Visitors see nothing before it is there, and nothing at all while its server does not answer.",
  fix: 'Write defer into the script element, or type="module"; a script that must run before the page is shown belongs into the page itself.',
  source: "lighthouse",
  *page({ path, facts }) {
    for (const { src, type, isAhead, start } of facts.scripts)
      if (src && isAhead && waits.test(type.trim()))
        yield { message: `The head of ${path} waits for the script ${src}.`, cause: src, at: start };
  },
};
