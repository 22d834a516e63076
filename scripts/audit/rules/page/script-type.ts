import { distance } from "fastest-levenshtein";
import type { BarePageRule } from "../../rule.ts";

/** Types of scripts that browsers run (HTML standard). */
const runs = /^(module|(text|application)\/(x-)?(java|ecma)script(1\.\d)?)?$/i;
const usual = ["module", "text/javascript", "application/javascript"];
/** So few letters make a slip. */
const mostWrong = 2;

export const pageScriptType: BarePageRule = {
  id: "page/script-type",
  needs: "pages",
  severity: "error",
  checks: "Every script file has a type that browsers run, or another script that starts it.",
  why: "Browsers treat a script of any other type as data: it never loads, and menus, forms, and counters do not work.",
  fix: 'Use type="module" or no type; a tool that starts scripts later needs its own script on the page.',
  source: "html-standard",
  *page({ path, facts }) {
    const isAlive = facts.scripts.some(({ type }) => runs.test(type.trim()));
    for (const { src, type, start } of facts.scripts) {
      const given = type.trim().toLowerCase();
      if (!src || runs.test(given)) continue;
      const meant = usual.find((one) => given.startsWith(`${one};`) || distance(given, one) <= mostWrong);
      // Consent managers and the like start scripts of a type of their own.
      if (meant === undefined && isAlive) continue;
      yield {
        message: `${path} loads ${src} as "${type}", a type that no browser runs.`,
        cause: src,
        ...(meant && { fix: `Write type="${meant}".` }),
        at: start,
      };
    }
  },
};
