import type { PageRule } from "../../rule.ts";
import { subjectName } from "../../subject.ts";

export const titlePageFact: PageRule = {
  id: "title/page-fact",
  severity: "error",
  checks: "The title of a city, county, or project page includes its name.",
  why: "People who search for a place cannot find a page that does not name it.",
  fix: "Add the placeholder for its name to the title.",
  source: "product",
  *page({ path, facts }, { site }) {
    const title = facts.titles[0]?.text;
    const name = subjectName(site, path);
    if (title && name && !title.includes(name))
      yield { message: `The title of ${path} does not name ${name}: "${title}".`, cause: "no name" };
  },
};
