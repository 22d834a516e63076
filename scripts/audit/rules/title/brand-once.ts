import type { PageRule } from "../../rule.ts";

export const titleBrandOnce: PageRule = {
  id: "title/brand-once",
  severity: "warning",
  checks: "The business name appears at most once in a title, at one end.",
  why: "Google drops repeated names, and a name in the middle splits up the words people search for.",
  fix: "Use the name once, at the end of the title.",
  source: "google-title",
  *page({ path, facts }, { site }) {
    const title = facts.titles[0]?.text ?? "";
    const { name } = site.business;
    const count = title.split(name).length - 1;
    if (count > 1) yield { message: `The title of ${path} says "${name}" ${count} times: "${title}".` };
    else if (count === 1 && !title.startsWith(name) && !title.endsWith(name))
      yield { message: `The title of ${path} has "${name}" in its middle: "${title}".` };
  },
};
