import { pageWords } from "../../../src/layout/view.ts";
import { createPage } from "../../../src/pages/pages.ts";
import { htmlFile } from "../../read-build/page-files.ts";
import { readDocument } from "../../read-build/read-document.ts";
import type { Audit } from "../audit.ts";
import { maskOf, maskOfCity } from "../masking.ts";
import { cityOf } from "../similarity/city-names.ts";
import { mainBlocks } from "../similarity/main-text.ts";
import type { PageText } from "./report-data.ts";

/** What a page says of its own, read again from the built folder; undefined where it is not there. */
export function readPageText(path: string, { site, layout, files }: Audit): PageText | undefined {
  const entry = site.paths.get(path);
  const html = files.textOf(`/${htmlFile(path)}`);
  if (!entry || html === undefined) return undefined;
  const page = { path, expected: createPage(site, entry, pageWords(layout)), facts: readDocument(html) };
  const city = cityOf(site, path);
  const mask = city ? maskOfCity(site, city) : maskOf(site);
  const raw = mainBlocks(page);
  return { raw, masked: raw.map((block) => mask.of(block)) };
}
