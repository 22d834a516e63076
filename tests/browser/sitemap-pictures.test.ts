import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { htmlFile } from "../../scripts/read-build/page-files.ts";
import { builtSites } from "../support/built-sites.ts";

describe.each(builtSites)("the sitemap of $name", ({ dir }) => {
  const entries = readFileSync(join(dir, "sitemap.xml"), "utf8")
    .split("<url>")
    .slice(1)
    .map((entry) => {
      const [page = "", ...pictures] = Array.from(
        entry.matchAll(/<(?:image:)?loc>([^<]+)/g),
        ([, url = ""]) => url,
      );
      return { path: new URL(page).pathname, pictures: pictures.map((url) => new URL(url).pathname) };
    });

  test("names pictures that are there, each on a page that shows it", () => {
    expect(entries.filter(({ pictures }) => pictures.length > 0).length).toBeGreaterThan(3);
    for (const { path, pictures } of entries) {
      const html = readFileSync(join(dir, htmlFile(path)), "utf8");
      for (const picture of pictures) {
        expect(html, path).toMatch(new RegExp(`(src|poster)="${picture.replaceAll(".", "\\.")}"`));
        expect(existsSync(join(dir, picture)), picture).toBe(true);
      }
    }
  });
});
