import { htmlFile } from "../../scripts/read-build/page-files.ts";
import { renderRedirects } from "../../src/seo/hosting.ts";
import { renderSitemaps } from "../../src/seo/sitemap.ts";
import type { AuditedSite, Edit, Files } from "./audit.ts";
import { DataFolder, temporaryFolder } from "./data-folder.ts";
import { pageAt } from "./site.ts";

/** A folder with every page of a site, some of them edited, sitemap and redirects; without pictures, scripts and styles. */
export function builtFiles(site: AuditedSite, edits: Record<string, Edit>, files: Files): string {
  const dist = new DataFolder(temporaryFolder());
  const { site: data } = site;
  const pages = [...data.paths.keys()].map((path): [string, string] => {
    const html = site.html(path);
    return [htmlFile(path), edits[path]?.(html) ?? html];
  });
  const indexed = [...data.paths.keys()].flatMap((path) => {
    const { isIndexed, props } = pageAt(data, path);
    return isIndexed && props.head.canonical ? { url: props.head.canonical } : [];
  });
  const [sitemap] = renderSitemaps(indexed, data.origin, data.base);
  const all = {
    ...Object.fromEntries(pages),
    "sitemap.xml": sitemap?.text ?? "",
    _redirects: renderRedirects(data.redirects, data.base),
    ...files,
  };
  for (const [file, content] of Object.entries(all)) dist.write(file, content);
  return dist.dir;
}
