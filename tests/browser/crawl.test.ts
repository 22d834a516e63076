import { LinkChecker, LinkState } from "linkinator";
import { expect, inject, test } from "vitest";
import { brokenLinks } from "../support/broken-links.ts";
import { listRoutes } from "../support/routes.ts";

const { url } = inject("built");

test("a crawler that starts at the home page reaches every page and finds no broken link or fragment", async () => {
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
  const ours = links.filter(({ state }) => state === LinkState.OK).map((link) => new URL(link.url).pathname);
  expect(new Set(ours).size).toBeGreaterThan(100);
  const missed = listRoutes().filter(({ path }) => !pages.includes(path));
  expect(missed).toEqual([]);
  expect(new Set(pages).size).toBeGreaterThan(50);
});
