import { metaContents, robotsDirectives } from "../../../read-build/head-values.ts";
import type { BarePageRule } from "../../rule.ts";

/** Directives that Google no longer reads. */
const dead = new Set(["noarchive", "nocache", "nositelinkssearchbox"]);
/** Names of Google's crawlers that may stand in place of `robots`. */
const crawlers = new Set(["googlebot", "googlebot-news"]);

export const indexDeadDirectives: BarePageRule = {
  id: "index/dead-directives",
  needs: "pages",
  severity: "info",
  checks: "Robots tags contain no directives and name no crawlers that Google ignores.",
  why: "They promise an effect they do not have.",
  fix: "Remove them.",
  source: "google-robots",
  *page({ path, facts }) {
    for (const directive of robotsDirectives(metaContents(facts, "robots")))
      if (dead.has(directive))
        yield {
          message: `The robots tag of ${path} says ${directive}, which Google ignores.`,
          cause: directive,
          words: directive,
        };
    for (const { key } of facts.metas)
      if (/bot(-\w+)?$/.test(key) && !crawlers.has(key))
        yield { message: `${path} has a tag for ${key}, which Google ignores.`, cause: key, words: key };
  },
};
