import { expect, it } from "vitest";
import { checkBuiltLinks } from "../../scripts/links/built-links.ts";
import { AuditedSite, type Edit, type Files } from "../support/audit.ts";
import { swap } from "../support/audit-edits.ts";
import { fixtureSite } from "../support/data-folder.ts";
import { builtFiles } from "../support/rendered-build.ts";

const site = new AuditedSite({ dataDir: fixtureSite("minimal") });
const city = "/roofers-maple-grove-lake-county";
const needsFile =
  / needs .*, but there is no such file\.$| names \S+\/(logo|default-picture), but there is no /;

/** What disagrees in a folder where some pages are edited; pictures are not built for these tests. */
function disagreements(edits: Record<string, Edit> = {}, files: Files = {}): string[] {
  const dist = builtFiles(site, edits, files);
  return [...checkBuiltLinks(site.site, dist)]
    .map(({ message }) => message)
    .filter((message) => !needsFile.test(message));
}

it("says nothing of a folder that was built from the data", () => expect(disagreements()).toEqual([]));

it.each<[what: string, path: string, edit: Edit, messages: string[]]>([
  [
    "a link that the data does not have",
    "/",
    swap("</main>", '<a href="/roof-repair#nowhere">x</a></main>'),
    [
      "/ links to /roof-repair#nowhere, which the data does not link from there.",
      "/ links to /roof-repair#nowhere, but the built page has no such place.",
    ],
  ],
  [
    "a link to nothing",
    city,
    swap("</main>", '<a href="gone">x</a></main>'),
    [`${city} links to gone, but there is no such page or file.`],
  ],
  [
    "a place on its own page",
    "/contact",
    swap("</main>", '<a href="#nowhere">x</a></main>'),
    [
      "/contact links to #nowhere, which the data does not link from there.",
      "/contact links to /contact#nowhere, but the built page has no such place.",
    ],
  ],
  [
    "another canonical URL",
    "/contact",
    swap(/(<link rel="canonical" href="[^"]*)"/, '$1s"'),
    [
      "The canonical of /contact is https://www.maple-roofing.example/contacts, but the data says https://www.maple-roofing.example/contact.",
    ],
  ],
])("finds %s", (_, path, edit, messages) => expect(disagreements({ [path]: edit })).toEqual(messages));

it("finds a document without a page, a sitemap that differs and redirects that differ", () => {
  const sitemap = "<urlset><url><loc>https://www.maple-roofing.example/old</loc></url></urlset>";
  const found = disagreements(
    {},
    { "old.html": "<p>Old</p>", "sitemap.xml": sitemap, _redirects: "/x /contact 301\n" },
  );
  expect(found.slice(0, 3)).toEqual([
    "old.html is in the built folder, but no page of the data has that path.",
    "The sitemap lists https://www.maple-roofing.example/old, which is no page for search engines.",
    `The sitemap lacks https://www.maple-roofing.example${city}.`,
  ]);
  expect(found.at(-1)).toBe("/x is redirected in the built folder, but not in the data.");
});
