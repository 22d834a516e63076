import { pageWords } from "../../../src/layout/view.ts";
import { createPage } from "../../../src/pages/pages.ts";
import { htmlFile } from "../../read-build/page-files.ts";
import { readDocument } from "../../read-build/read-document.ts";
import type { Audit } from "../audit.ts";
import { ownText } from "../similarity/collect.ts";
import type { OwnText } from "../similarity/similarity.ts";

/** What a page itself says: as the audit kept it, or read again from the built folder; undefined where it is not there. */
export function readPageText(path: string, audit: Audit): OwnText | undefined {
  const { site, layout, texts, files } = audit;
  const kept = texts.textOf(path);
  if (kept) return kept;
  const entry = site.paths.get(path);
  const html = files.textOf(`/${htmlFile(path)}`);
  if (!entry || html === undefined) return undefined;
  const expected = createPage(site, entry, pageWords(layout));
  return ownText({ path, expected, facts: readDocument(html) }, audit);
}
