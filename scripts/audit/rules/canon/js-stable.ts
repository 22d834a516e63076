import { canonicalsOf, metaContents } from "../../../read-build/head-values.ts";
import { dataFile } from "../../../read-build/page-files.ts";
import { restrictionsIn } from "../../../read-build/robots-directives.ts";
import { isNode } from "../../../read-build/structured-nodes.ts";
import { asRead } from "../../canonical.ts";
import { indexingOf } from "../../indexing.ts";
import type { PageRule } from "../../rule.ts";

interface LiveHead {
  page?: { path?: string; head?: { title?: string; canonical?: string; robots?: string } };
}

export const canonJsStable: PageRule = {
  id: "canon/js-stable",
  severity: "error",
  checks: "Title, canonical URL and robots tag stay the same when the page hydrates.",
  why: "Search engines read a page before and after its JavaScript runs; if the two versions differ, either may count.",
  fix: "Build the site again; if the problem remains, the document and the page data come from different values.",
  source: "google-javascript",
  *page(page, audit) {
    const { path, facts } = page;
    const { files } = audit;
    const file = `/${dataFile(path)}`;
    const data = files.jsonOf(file);
    if (!isNode(data)) return;
    const { path: held, head = {} } = (data as LiveHead).page ?? {};
    if (held !== undefined && held !== path) {
      const message = `${file.slice(1)} holds the data of ${held}, which ${path} shows when it becomes live.`;
      yield {
        message,
        cause: "other page",
        file: file.slice(1),
        fix: "Build the site again: npx site build",
      };
      return;
    }
    const pairs: [name: string, before: string | undefined, after: string | undefined][] = [
      ["title", facts.titles[0]?.text, head.title],
      ["canonical URL", asRead(canonicalsOf(facts)[0]?.href), head.canonical],
    ];
    // A tag that keeps out what should be found is for index/expected.
    const { isMeant, obstacles } = indexingOf(page, audit);
    if (isMeant !== obstacles.some(({ by }) => by === "tag"))
      pairs.push([
        "robots tag",
        restrictionsIn(metaContents(facts, "robots")),
        restrictionsIn(head.robots === undefined ? [] : [head.robots]),
      ]);
    for (const [name, before, after] of pairs)
      if (before !== after)
        yield {
          message: `The ${name} of ${path} changes when the page becomes live, from "${before ?? ""}" to "${after ?? ""}".`,
          cause: name,
          words: before ?? "",
        };
  },
};
