import { LinkChecker, LinkState } from "linkinator";
import { expect, test } from "vitest";
import { brokenLinks } from "../support/broken-links.ts";
import { builtSites } from "../support/built-sites.ts";
import { listRoutes } from "../support/routes.ts";

test.each(builtSites)(
  "a crawler that starts at the home page of $name reaches every page and finds no broken link or fragment",
  async ({ url, data }) => {
    const pages: string[] = [];
    const checker = new LinkChecker();
    checker.on("pagestart", (page) => pages.push(new URL(page).pathname));
    const { links } = await checker.check({
      path: `${url}/`,
      recurse: true,
      checkFragments: true,
      checkCss: true,
      // Other hosts are not asked.
      linksToSkip: async (link) => !link.startsWith(`${url}/`),
    });
    expect(brokenLinks(links)).toEqual([]);
    const ours = links
      .filter(({ state }) => state === LinkState.OK)
      .map((link) => new URL(link.url).pathname);
    expect(new Set(ours).size).toBeGreaterThan(40);
    const routes = listRoutes(data);
    expect(routes.length).toBeGreaterThan(10);
    expect(routes.filter(({ path }) => !pages.includes(path))).toEqual([]);
  },
);
