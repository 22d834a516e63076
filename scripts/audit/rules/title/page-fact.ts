import type { PageRule } from "../../rule.ts";
import { subjectName } from "../../subject.ts";

export const titlePageFact: PageRule = {
  id: "title/page-fact",
  severity: "error",
  checks: "The title of a city, county or project page names it.",
  why: "A page about a place that does not say so is found by nobody who looks for it.",
  fix: "Put the placeholder of its name into the title.",
  source: "product",
  *page({ path, facts }, { site }) {
    const title = facts.titles[0]?.text;
    const name = subjectName(site, path);
    if (title && name && !title.includes(name))
      yield { message: `The title of ${path} does not name ${name}: "${title}".`, cause: "no name" };
  },
};
