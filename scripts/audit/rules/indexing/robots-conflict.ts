import { robotsDirectives } from "../../../read-build/head-values.ts";
import type { BarePageRule } from "../../rule.ts";

const opposites = [
  ["index", "noindex"],
  ["follow", "nofollow"],
  ["all", "none"],
] as const;

export const indexRobotsConflict: BarePageRule = {
  id: "index/robots-conflict",
  needs: "pages",
  severity: "error",
  checks: "The robots tags of a page do not contradict each other.",
  why: "The stricter one wins, and it is rarely the one that was intended.",
  fix: "Keep one robots tag.",
  source: "google-robots",
  *page({ path, facts }) {
    const tags = facts.metas.filter(({ key }) => key === "robots");
    const directives = robotsDirectives(tags.map(({ content }) => content));
    for (const [open, closed] of opposites)
      if (directives.includes(open) && directives.includes(closed))
        yield {
          message: `The robots tags of ${path} say both ${open} and ${closed}.`,
          cause: closed,
          at: tags.find(({ content }) => robotsDirectives([content]).includes(closed))?.start ?? 0,
        };
  },
};
