import { describe, expect, it } from "vitest";
import { lastChange } from "../../src/pages/last-change.ts";
import type { Page } from "../../src/pages/page.ts";
import type { Site } from "../../src/site/site.ts";
import { copyOfData, fixtureSite, realData } from "../support/data-folder.ts";
import { pageAt, pagesOf, siteOf } from "../support/site.ts";

/** The days that the structured data of a page name as its last change, without their time. */
function modifiedDays({ structuredData }: Page): string[] {
  const days = [...JSON.stringify(structuredData ?? {}).matchAll(/"dateModified":"(\d{4}-\d\d-\d\d)/g)];
  return [...new Set(days.map(([, day = ""]) => day))];
}

function dayInSitemap(site: Site, path: string): string | undefined {
  const entry = site.paths.get(path);
  return entry && lastChange(site, entry);
}

function contradictions(site: Site): string[] {
  return pagesOf(site).flatMap((page) => {
    const { path } = page.props;
    const [modified = "", ...others] = modifiedDays(page);
    const published =
      /"datePublished":"([\d-]{10})/.exec(JSON.stringify(page.structuredData ?? {}))?.[1] ?? "";
    const shown = page.props.sections.flatMap((section) =>
      section.kind === "article-header" ? section.publishedOn : [],
    );
    return [
      ...(others.length > 0 ? [`${path}: changed on ${modified} and ${others.join()}`] : []),
      ...(modified !== "" && modified !== dayInSitemap(site, path)
        ? [`${path}: changed on ${modified}, in the sitemap on ${dayInSitemap(site, path)}`]
        : []),
      ...(published > (modified || published) ? [`${path}: changed before it appeared`] : []),
      ...shown.filter((day) => published !== "" && day !== published).map((day) => `${path}: shows ${day}`),
    ];
  });
}

const ledgerLine = (path: string, day: string) =>
  `  ${JSON.stringify(path)}: {"hash":"5e884898da280471","changedOn":"${day}"}`;

describe("the days of a page", () => {
  it.each([
    ["the real site", realData],
    ["the minimal site", fixtureSite("minimal")],
    ["the other business", fixtureSite("roofer-ma")],
  ])("agree on every page of %s, released or not", (_, dir) => {
    const site = siteOf(dir);
    expect(contradictions(site)).toEqual([]);
    for (const path of site.paths.keys())
      site.dataset.ledger.set(path, { hash: "5e884898da280471", changedOn: "2026-06-15" });
    expect(contradictions(site)).toEqual([]);
  });

  it.each([
    ["updatedOn alone", { updatedOn: "2026-05-01" }, "2026-05-01"],
    ["modifiedOn alone", { modifiedOn: "2026-04-01" }, "2026-04-01"],
    ["neither: when it appeared", {}, "2026-02-11"],
    ["updatedOn after modifiedOn", { updatedOn: "2026-05-01", modifiedOn: "2026-04-01" }, "2026-05-01"],
    ["modifiedOn after updatedOn", { updatedOn: "2026-04-01", modifiedOn: "2026-05-01" }, "2026-05-01"],
    ["days before it appeared", { updatedOn: "2025-04-01", modifiedOn: "2025-05-01" }, "2026-02-11"],
  ])(
    "are one day for an article with %s",
    (_, days: { updatedOn?: string; modifiedOn?: string }, expected) => {
      const data = copyOfData(fixtureSite("roofer-ma"));
      if (days.modifiedOn)
        data.edit(
          "pages/storm-damage.yaml",
          '  publishedOn: "2026-02-11"\n',
          `  publishedOn: "2026-02-11"\n  modifiedOn: "${days.modifiedOn}"\n`,
        );
      if (days.updatedOn)
        data.edit("pages/storm-damage.yaml", "\narticle:\n", `\nupdatedOn: "${days.updatedOn}"\narticle:\n`);
      const site = siteOf(data.dir);
      const path =
        [...site.paths.values()].find(({ page }) => page.file.includes("storm-damage"))?.path ?? "";
      data.write("releases.json", `{\n${ledgerLine(path, "2026-06-15")}\n}\n`);
      const released = siteOf(data.dir);
      for (const one of [site, released]) {
        expect(modifiedDays(pageAt(one, path))).toEqual([expected]);
        expect(dayInSitemap(one, path)).toBe(expected);
        expect(contradictions(one)).toEqual([]);
      }
    },
  );
});
