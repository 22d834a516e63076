import { readPage } from "../../../read-build/documents.ts";
import type { Audit } from "../../audit.ts";
import { sharedLabels } from "../../labels.ts";
import type { SiteRule } from "../../rule.ts";
import { collectedOf } from "../../similarity/collect.ts";
import { type Strays, straysOf } from "../../strays.ts";

export const fileStrayPage: SiteRule = {
  id: "file/stray-page",
  severity: "warning",
  checks: "Every document in the built folder is a page from the data, or a redirect.",
  why: "Search engines that find an old page or a copy show it next to the real page, or instead of it.",
  fix: "Delete it.",
  source: "product",
  *site(audit) {
    const all = straysOf(audit, "page");
    const repeated = repeatedPages(all, audit);
    for (const { name, files } of all) {
      const [file = ""] = files;
      const page = repeated.get(file);
      yield {
        message: `${name} ${files.length === 1 ? "is no page" : "are no pages"} of the data, but search engines may index ${files.length === 1 ? "it" : "them"}${page ? `, and it repeats ${page.path}${page.says}` : ""}.`,
        cause: name,
        fix: `Delete ${name}. An old address that people still use belongs in redirects.yaml${page ? `, to: ${page.path}` : ""}; a document that should stay, in the static folder of the data.`,
        file,
      };
    }
  },
};

/** By the file of a document, the page that it repeats, and what the two have in common. */
function repeatedPages(all: readonly Strays[], audit: Audit): Map<string, { path: string; says: string }> {
  const single = all.flatMap(({ files }) => (files.length === 1 ? files : []));
  const documents = single
    .filter((file) => file.endsWith(".html"))
    .flatMap((file) => {
      const path = `/${file.slice(0, -".html".length)}`;
      const facts = readPage(audit.files.pathOf("/"), path);
      return (facts && collectedOf({ path, expected: { isIndexed: true }, facts }, audit)) ?? [];
    });
  const pages = audit.texts.repeatedBy(documents, audit.limits);
  return new Map(
    documents.flatMap(({ path, labels }) => {
      const page = pages.get(path);
      if (!page) return [];
      const shared = sharedLabels(labels, page.labels);
      const says =
        shared.length > 0
          ? `: the ${new Intl.ListFormat("en").format(shared)} ${shared.length > 1 ? "are" : "is"} the same`
          : "";
      return [[`${path.slice(1)}.html`, { path: page.path, says }] as const];
    }),
  );
}
