import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { builtSites } from "../support/built-sites.ts";
import { builtFile, listRoutes } from "../support/routes.ts";

describe.each(builtSites)("in the site of $name", ({ url, dir, data }) => {
  const routes = listRoutes(data);

  function cardOf(path: string): { file: string; width: number; height: number } {
    const html = readFileSync(join(dir, builtFile(path)), "utf8");
    const content = (property: string) =>
      new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? "";
    return {
      file: content("og:image").replace(`${url}/`, ""),
      width: Number(content("og:image:width")),
      height: Number(content("og:image:height")),
    };
  }

  const cards = [...routes, { path: "/404", type: "not-found" }].map(({ path, type }) => ({
    path,
    type,
    ...cardOf(path),
  }));

  test("every page names a JPEG of its own site, with its true size", async () => {
    for (const { path, file, width, height } of cards) {
      const image = await sharp(join(dir, file)).metadata();
      expect([image.format, image.width, image.height], path).toEqual(["jpeg", width, height]);
      expect([width, height], path).toEqual([1200, 630]);
    }
  });

  test("no card is published that no page names", () => {
    const published = readdirSync(join(dir, "assets", "pictures")).filter((name) => name.endsWith(".jpg"));
    const named = new Set(cards.map(({ file }) => file.replace("assets/pictures/", "")));
    expect(published.filter((name) => !named.has(name))).toEqual([]);
  });

  test.skipIf(!routes.some(({ type }) => type === "project"))(
    "a project with a pair shows both states",
    () => {
      const pairs = cards
        .filter(({ type }) => type === "project")
        .filter(({ file }) => /-pair\.\w+\.jpg$/.test(file));
      expect(pairs.length).toBeGreaterThan(0);
    },
  );

  test("a city page is at most 60 kB of HTML", () => {
    const heavy = routes
      .filter(({ type }) => type === "city")
      .map(({ path }) => ({ path, bytes: readFileSync(join(dir, builtFile(path))).length }))
      .filter(({ bytes }) => bytes > 60_000);
    expect(heavy).toEqual([]);
  });
});
