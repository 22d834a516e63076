import { groupBy } from "../../../../src/loader/group-by.ts";
import type { BarePageRule } from "../../rule.ts";

export const pageLoadedTwice: BarePageRule = {
  id: "page/loaded-twice",
  needs: "pages",
  severity: "warning",
  checks: "A page loads each style sheet and script only once.",
  why: "A script that runs twice opens menus and closes them again, counts visitors twice, and submits forms twice.",
  fix: "Remove the second tag.",
  source: "html-standard",
  *page({ path, facts }) {
    const sheets = facts.linkTags.flatMap(({ rel, href, start, attributes: { media = "", title = "" } }) =>
      /^stylesheet$/i.test(rel.trim()) ? { address: href, key: `${href} ${media} ${title}`, start } : [],
    );
    const scripts = facts.scripts.flatMap(({ src, type, start }) =>
      src ? { address: src, key: `${src} ${type}`, start } : [],
    );
    for (const [first, second] of groupBy([...sheets, ...scripts], ({ key }) => key).values())
      if (first && second)
        yield { message: `${path} loads ${second.address} twice.`, cause: second.address, at: second.start };
  },
};
